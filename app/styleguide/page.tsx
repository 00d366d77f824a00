import { notFound } from 'next/navigation';
import { NextIntlClientProvider } from 'next-intl';
import { PageLink } from '@/lib/ui/page-link';
import { BasicParts } from './basic-parts';
import { CityParts } from './city-parts';
import { DistrictParts } from './district-parts';
import { PageParts } from './page-parts';
import { PlayParts } from './play-parts';
import { TableParts } from './table-parts';

/** Every part in every state, for those who work on them. Not there in production. */
export default function StyleguidePage() {
  if (process.env.NODE_ENV === 'production') notFound();
  return (
    <main className="mx-auto max-w-[1600px] px-4 py-8 md:px-6">
      <h1 className="mb-2 text-title">styleguide</h1>
      <p className="mb-6">
        <PageLink href="/styleguide/motion" className="underline">
          motion
        </PageLink>
      </p>
      <NextIntlClientProvider>
        <BasicParts />
        <PageParts />
        <PlayParts />
        <TableParts />
        <CityParts />
        <DistrictParts />
      </NextIntlClientProvider>
    </main>
  );
}
