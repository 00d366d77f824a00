import { notFound } from 'next/navigation';
import { PageLink } from '@/lib/ui/page-link';
import { movedTables } from './moved-tables';

/** Every kind of motion, each with a table that shows it and can show it again. */
export default function MotionPage() {
  if (process.env.NODE_ENV === 'production') notFound();
  return (
    <main className="mx-auto max-w-[760px] px-4 py-8">
      <h1 className="mb-6 text-title">motion</h1>
      <ul>
        {movedTables().map(({ game, kind, address }) => (
          <li key={`${game} ${kind}`} className="border-line border-b py-2">
            <PageLink href={address} className="underline">
              {game}: {kind}
            </PageLink>
          </li>
        ))}
      </ul>
    </main>
  );
}
