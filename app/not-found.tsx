import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Brand } from '@/lib/ui/brand';
import { NothingHere } from './nothing-here';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('problems');
  return { title: t('notFoundTitle') };
}

/** Every page brings this along, shown or not: the frame of the site, with its menus, would make tables heavier by a sixth. */
export default async function NotFound() {
  const t = await getTranslations('site');
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="mx-auto flex h-14 w-full max-w-[1180px] items-center px-4 md:px-6">
        <Brand name={t('name')} />
      </header>
      <main id="content" className="mx-auto w-full max-w-[1180px] flex-1 px-4 pb-16 md:px-6 md:pt-4">
        <NothingHere />
      </main>
    </div>
  );
}
