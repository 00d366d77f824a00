'use client';

import type { ReactNode } from 'react';
import { useMemo, useState } from 'react';
import type { BoardLogEntry } from '@/lib/games/board-props';
import { Dialog } from '@/lib/ui/dialog';
import { GameLog } from '@/lib/ui/game-log';
import { Icon } from '@/lib/ui/icon';
import { OwnerMark } from '@/lib/ui/owner-mark';
import { reachable } from '@/lib/ui/reachable';
import { lineAsValue, Words } from '@/lib/ui/wording';
import { Amounts } from './amount';
import { Districts } from './districts';
import type { Deed, Round } from './rounds';
import { deedsOf, lastResolved, roundsOf, toldOf } from './rounds';
import styles from './story.module.css';
import { useBoardTexts, useGameWords, useTable } from './table-context';

type StoryProps = Readonly<{ rounds: readonly Round[] }>;

/** What happened: the last round in short, and all of the match in words. */
export function Story({ rounds }: StoryProps) {
  const t = useBoardTexts();
  return (
    <section className={styles.story} aria-label={t('story.pill')} {...reachable}>
      <Account rounds={rounds} />
      <section className={styles.log} aria-labelledby="match-in-words">
        <h2 id="match-in-words" className="mb-1 text-base">
          {t('story.log')}
        </h2>
        <Log rounds={rounds} />
      </section>
    </section>
  );
}

/** The last round, a line for each player in turn order. */
function Account({ rounds }: StoryProps) {
  const t = useBoardTexts();
  const round = lastResolved(rounds);
  const deeds = round ? deedsOf(round) : [];
  if (!round || deeds.length === 0) return null;
  return (
    <section className={styles.account} aria-labelledby="last-round">
      <h2 id="last-round" className="mb-1.5">
        {t('story.round', { round: round.number })}
      </h2>
      <ul>
        {deeds.map((deed) => (
          <DeedLine key={deed.seat} deed={deed} />
        ))}
      </ul>
    </section>
  );
}

function DeedLine({ deed: { seat, entry, gain, lost } }: Readonly<{ deed: Deed }>) {
  const { owners } = useTable();
  const owner = owners[seat];
  const shown = lost ?? entry;
  return (
    <li className="grid grid-cols-[22px_minmax(0,1fr)] gap-2 py-1 text-sm">
      {owner ? <OwnerMark owner={owner} size={20} silent className="mt-px" /> : null}
      <span>
        <EntryWords entry={shown} />{' '}
        <Amounts goods={gain} sign="+" size={13} className="align-bottom [--cut:var(--ground)]" />
      </span>
    </li>
  );
}

function EntryWords({ entry: { line } }: Readonly<{ entry: BoardLogEntry }>) {
  const { wording } = useGameWords();
  return line ? <Words>{wording(lineAsValue(line))}</Words> : null;
}

function Log({ rounds }: StoryProps) {
  const t = useBoardTexts();
  const { wording } = useGameWords();
  const chapters = useMemo(
    () =>
      [...rounds].reverse().map((round) => ({
        key: String(round.number),
        title: round.number > 0 ? t('story.roundTitle', { round: round.number }) : t('story.setUp'),
        lines: toldOf(round).flatMap(({ line }, index) =>
          line ? [{ key: `${round.number} ${index}`, words: wording(lineAsValue(line)) }] : [],
        ),
      })),
    [rounds, t, wording],
  );
  return <GameLog chapters={chapters} empty={t('story.nothing')} />;
}

/** On a phone the story, the districts and the supply open from a pill over the city. */
export function StoryPill({ rounds, children }: StoryProps & Readonly<{ children: ReactNode }>) {
  const t = useBoardTexts();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.pill} onClick={() => setOpen(true)}>
        <Icon name="history" size={15} />
        {t('story.pill')}
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('story.pill')}>
        <Account rounds={rounds} />
        <Districts />
        {children}
        <section>
          <h3 className="mb-1">{t('story.log')}</h3>
          <Log rounds={rounds} />
        </section>
      </Dialog>
    </>
  );
}

/** The rounds of the log, cut once for each log. */
export function useRounds(log: readonly BoardLogEntry[]): Round[] {
  return useMemo(() => roundsOf(log), [log]);
}
