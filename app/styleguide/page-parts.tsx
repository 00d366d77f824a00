import { Narrow, Sheet } from '@/app/(site)/narrow';
import { SectionHead } from '@/app/(site)/section-head';
import { HomeSkeleton } from '@/app/(site)/skeletons';
import { EmptyState } from '@/lib/ui/empty-state';
import { PageLink } from '@/lib/ui/page-link';
import { Section } from './section';

/** Sizes of letters, by their tokens. */
const TEXTS = ['hero', 'title', '2xl', 'xl', 'head', 'lg', 'base', 'sm', 'xs', 'mark'] as const;
const TEXT_CLASSES: Readonly<Record<(typeof TEXTS)[number], string>> = {
  hero: 'text-hero',
  title: 'text-title',
  '2xl': 'text-2xl',
  xl: 'text-xl',
  head: 'text-head',
  lg: 'text-lg',
  base: 'text-base',
  sm: 'text-sm',
  xs: 'text-xs',
  mark: 'text-mark',
};

const PAPERS = ['bg-ground', 'bg-sheet', 'bg-raised', 'bg-sunk', 'bg-action-soft', 'bg-gold-soft', 'bg-warn-soft'];
const INKS = ['text-ink', 'text-ink-2', 'text-ink-3', 'text-action', 'text-gold-ink', 'text-warn'];

/** What every page is made of. */
export function PageParts() {
  return (
    <>
      <Section name="type">
        <div className="grid gap-1">
          {TEXTS.map((size) => (
            <p key={size} className={TEXT_CLASSES[size]}>
              <span className="font-semibold font-serif">Ginkgo 市政厅</span> {size} 1234567890
            </p>
          ))}
        </div>
      </Section>
      <Section name="colour">
        {PAPERS.map((paper) => (
          <div key={paper} className={`grid w-36 gap-0.5 rounded-md p-3 text-sm inset-ring inset-ring-line ${paper}`}>
            <b className="font-semibold text-xs">{paper}</b>
            {INKS.map((ink) => (
              <span key={ink} className={ink}>
                {ink}
              </span>
            ))}
          </div>
        ))}
      </Section>
      <Section name="narrow, sheet">
        <Narrow title="Fünfundzwanzig Stadtviertel 都市化标记" lead="lead">
          <Sheet>sheet</Sheet>
        </Narrow>
      </Section>
      <Section name="section-head">
        <div className="grid w-full gap-6">
          <SectionHead title="section" note="12">
            <PageLink href="/styleguide" className="underline">
              link
            </PageLink>
          </SectionHead>
          <SectionHead title="Auf andere wartende Partien" note="12 Partien" />
        </div>
      </Section>
      <Section name="empty-state">
        <EmptyState title="title" />
        <EmptyState title="Noch kein offener Tisch in dieser Stadt">
          <p>Eröffne einen: Andere finden ihn hier, oder du schickst den Link an deine Freundinnen und Freunde.</p>
        </EmptyState>
      </Section>
      <Section name="skeletons">
        <div className="w-full">
          <HomeSkeleton />
        </div>
      </Section>
    </>
  );
}
