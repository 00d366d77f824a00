'use client';

import { useTranslations } from 'next-intl';
import type { Round } from '@/lib/engine/recap';
import type { BoardProps } from '@/lib/games/board-props';
import { IssuingProvider } from '@/lib/games/issuing';
import { TableProvider } from '@/lib/games/table-context';
import '@/lib/games/table-frame.css';
import { STAGE_ID } from '@/lib/ui/asked';
import { InWords, WordsPart } from '@/lib/ui/in-words';
import type { LatePart } from '@/lib/ui/late';
import { Late } from '@/lib/ui/late';
import { useFocusKept } from '@/lib/ui/use-focus-kept';
import type { Space } from '../components';
import type { GinkgopolisView } from '../view-types';
import { ledgerOf } from './choice-draft';
import { TableShapes } from './city/table-shapes';
import { City } from './city-on-table';
import { Dock } from './dock';
import { LiveNews } from './live-news';
import { Seats } from './seats';
import { Story, useRounds } from './story';
import styles from './table.module.css';
import { useBoardTexts, useTable } from './table-context';
import { TurnPanel, useSealFocus } from './turn-panel';
import { useRecap } from './use-recap';
import { useTurn } from './use-turn';

const CITY_IN_WORDS: LatePart<Readonly<{ fresh: ReadonlySet<Space> }>> = {
  load: () => import('./city/city-in-words').then((part) => part.CityInWords),
};
const CHOICES_IN_WORDS: LatePart<object> = {
  load: () => import('./choices-in-words').then((part) => part.ChoicesInWords),
};

/** For practice only. */
const GUIDE: LatePart<object> = { load: () => import('./guide').then((part) => part.Guide) };

/** The table of Ginkgopolis. It fills its frame: give it the room below the page's header. */
export function GinkgopolisTable(props: BoardProps) {
  const { view, viewer, players, log } = props;
  const rounds = useRounds(log);
  return (
    <TableProvider view={view as GinkgopolisView} viewer={viewer} players={players}>
      <IssuingProvider table={props}>
        {props.practice ? <Late part={GUIDE} props={{}} /> : null}
        <TableLayout rounds={rounds} />
      </IssuingProvider>
    </TableProvider>
  );
}

function TableLayout({ rounds }: Readonly<{ rounds: readonly Round[] }>) {
  const t = useBoardTexts();
  const { view, you } = useTable();
  const { draft } = useTurn();
  const { seal, toSeal } = useSealFocus();
  const part = useFocusKept<HTMLDivElement>();
  const { fresh } = useRecap(rounds);
  const lit = you && draft.card && you.hand?.includes(draft.card) ? ledgerOf(draft, view, you) : undefined;
  const panel = <TurnPanel seal={seal} onEnter={toSeal} />;
  return (
    <div ref={part} className={styles.table} data-table data-over={view.scores ? true : undefined}>
      <Seats lit={lit?.action} />
      <section id={STAGE_ID} tabIndex={-1} className={styles.stage} aria-label={t('stage')}>
        <City rounds={rounds} fresh={fresh} lit={lit?.action === 'construct' ? (lit.space ?? undefined) : undefined} />
        <Dock onEnter={toSeal} />
      </section>
      <aside className={styles.side} aria-label={t('side')}>
        {view.scores ? panel : null}
        <Story rounds={rounds} />
        {view.scores ? null : panel}
      </aside>
      <TableInWords fresh={fresh} />
      <TableShapes buildings={view.buildings} />
      <LiveNews rounds={rounds} />
    </div>
  );
}

function TableInWords({ fresh }: Readonly<{ fresh: ReadonlySet<Space> }>) {
  const t = useBoardTexts();
  const words = useTranslations('ui.inWords');
  return (
    <InWords>
      <WordsPart title={words('choices')}>
        <Late part={CHOICES_IN_WORDS} props={{}} />
      </WordsPart>
      <WordsPart title={t('rows.title')}>
        <Late part={CITY_IN_WORDS} props={{ fresh }} />
      </WordsPart>
    </InWords>
  );
}
