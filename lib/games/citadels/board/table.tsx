'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import type { BoardProps } from '@/lib/games/board-props';
import { ruleAddress } from '@/lib/games/game-help';
import { IssuingProvider } from '@/lib/games/issuing';
import { LateMotion } from '@/lib/games/late-motion';
import { TableProvider } from '@/lib/games/table-context';
import { fetched } from '@/lib/ui/fetched';
import '@/lib/games/table-frame.css';
import { STAGE_ID } from '@/lib/ui/asked';
import { Icon } from '@/lib/ui/icon';
import { InWords, WordsPart } from '@/lib/ui/in-words';
import type { LatePart } from '@/lib/ui/late';
import { Late } from '@/lib/ui/late';
import { RuleLink } from '@/lib/ui/rule-link';
import { useFocusKept } from '@/lib/ui/use-focus-kept';
import { Words } from '@/lib/ui/wording';
import type { Place } from '../place';
import { placeKey } from '../place';
import type { CitadelsView } from '../view-types';
import { Cities } from './cities';
import { Dock } from './hand';
import { LiveNews } from './live-news';
import type { MotionProps } from './motion';
import { lastMotion } from './moving-events';
import { PhoneStory, Story } from './story';
import { StoryProvider, useStory } from './story-context';
import styles from './table.module.css';
import { useBoardTexts, useGameWords, useTable } from './table-context';
import { TurnPanel, useSealFocus } from './turn-panel';

const Draft = dynamic(() => fetched(() => import('./draft').then((part) => part.Draft)));
const Calls = dynamic(() => fetched(() => import('./calls').then((part) => part.Calls)));

const MOTION: LatePart<MotionProps> = { load: () => import('./motion').then((part) => part.Motion) };

const CHOICES_IN_WORDS: LatePart<object> = {
  load: () => import('./choices-in-words').then((part) => part.ChoicesInWords),
};
const CITIES_IN_WORDS: LatePart<object> = {
  load: () => import('./cities-in-words').then((part) => part.CitiesInWords),
};
const CALL_IN_WORDS: LatePart<object> = { load: () => import('./cities-in-words').then((part) => part.CallInWords) };

/** For practice only. */
const GUIDE: LatePart<object> = { load: () => import('./guide').then((part) => part.Guide) };

/** The table of Citadels. It fills its frame: give it the room below the page's header. */
export function CitadelsTable(props: BoardProps) {
  const { view, viewer, players, log } = props;
  return (
    <TableProvider view={view as CitadelsView} viewer={viewer} players={players}>
      <IssuingProvider table={props}>
        <StoryProvider log={log}>
          {props.practice ? <Late part={GUIDE} props={{}} /> : null}
          <TableLayout log={log} />
          <LiveNews log={log} />
        </StoryProvider>
      </IssuingProvider>
    </TableProvider>
  );
}

function TableLayout({ log }: Readonly<{ log: BoardProps['log'] }>) {
  const t = useBoardTexts();
  const { view } = useTable();
  const { fresh, destroyed, changes } = useStory();
  const { seal, toSeal } = useSealFocus();
  const part = useFocusKept<HTMLDivElement>();
  const until = lastMotion(log);
  const offered = view.offer && destroyed ? [{ seat: destroyed.of, district: destroyed.district }] : [];
  const gone = [...offered, ...(changes?.fallen ?? []).filter((place) => !offered.some(isSamePlace(place)))];
  const panel = <TurnPanel seal={seal} onEnter={toSeal} />;
  return (
    <div ref={part} className={styles.table} data-table data-over={view.scores ? true : undefined}>
      <section id={STAGE_ID} tabIndex={-1} className={styles.stage} aria-label={t('stage')}>
        {view.phase === 'drafting' ? <Draft onEnter={toSeal} /> : null}
        {view.phase === 'playing' || view.phase === 'graveyard' ? <Calls /> : null}
        <div className={styles.tools}>
          <PhoneStory />
          <Stock />
        </div>
        <LastRound />
        <Cities fresh={fresh} gone={gone} />
        <LateMotion part={MOTION} props={{ log, until }} until={until} />
        {view.scores ? null : <Dock onEnter={toSeal} />}
      </section>
      <aside className={styles.side} aria-label={t('side')}>
        {view.scores ? panel : null}
        <Story />
        {view.scores ? null : panel}
      </aside>
      <TableInWords />
    </div>
  );
}

const isSamePlace = (one: Place) => (other: Place) => placeKey(one) === placeKey(other);

function TableInWords() {
  const t = useBoardTexts();
  const words = useTranslations('ui.inWords');
  const { view } = useTable();
  return (
    <InWords>
      <WordsPart title={words('choices')}>
        <Late part={CHOICES_IN_WORDS} props={{}} />
      </WordsPart>
      <WordsPart title={t('cities')}>
        <Late part={CITIES_IN_WORDS} props={{}} />
      </WordsPart>
      {view.phase === 'playing' || view.phase === 'graveyard' ? (
        <WordsPart title={t('calls')}>
          <Late part={CALL_IN_WORDS} props={{}} />
        </WordsPart>
      ) : null}
    </InWords>
  );
}

/** What is left of deck and bank. */
function Stock() {
  const t = useBoardTexts();
  const { view } = useTable();
  return (
    <p className={styles.stock}>
      {t('stock.deck', { count: view.deckSize })}
      {view.bank === null ? null : ` · ${t('stock.bank', { count: view.bank })}`}
    </p>
  );
}

/** A city is complete: this round is played to its end, and then the match is scored. */
function LastRound() {
  const { view } = useTable();
  const { wording } = useGameWords();
  const isCertain = view.firstComplete !== null && view.phase !== 'finished';
  const lastRound = (seat: number) =>
    wording({ kind: 'message', key: 'board.lastRound', values: { player: { kind: 'seat', seat } } });
  return (
    <div role="status" className="contents">
      {isCertain ? (
        <p className={styles.lastRound}>
          <Icon name="warning" size={16} />
          <span>
            <Words>{lastRound(view.firstComplete)}</Words> <RuleLink to={ruleAddress('citadels', 'end')} />
          </span>
        </p>
      ) : null}
    </div>
  );
}
