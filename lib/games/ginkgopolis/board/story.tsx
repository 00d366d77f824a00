'use client';

import type { ReactNode } from 'react';
import { useMemo } from 'react';
import type { BoardLogEntry } from '@/lib/games/board-props';
import { GameLog } from '@/lib/ui/game-log';
import { OwnerMark } from '@/lib/ui/owner-mark';
import { Deed, StoryFrame, StoryPill, StoryRecap } from '@/lib/ui/story-frame';
import { lineAsValue, Words } from '@/lib/ui/wording';
import { Amounts } from './amount';
import { Districts } from './districts';
import type { Round, Deed as ToldDeed } from './rounds';
import { deedsOf, lastResolved, roundsOf, toldOf } from './rounds';
import { useBoardTexts, useGameWords, useTable } from './table-context';

type StoryProps = Readonly<{ rounds: readonly Round[] }>;

/** What happened: the last round in short, and all of the match in words. */
export function Story({ rounds }: StoryProps) {
  const t = useBoardTexts();
  return (
    <StoryFrame label={t('story.pill')} logTitle={t('story.log')} log={<Log rounds={rounds} />}>
      <Account rounds={rounds} />
    </StoryFrame>
  );
}

/** The last round, a line for each player in turn order. */
function Account({ rounds }: StoryProps) {
  const t = useBoardTexts();
  const round = lastResolved(rounds);
  const deeds = round ? deedsOf(round) : [];
  if (!round || deeds.length === 0) return null;
  return (
    <StoryRecap title={t('story.round', { round: round.number })}>
      {deeds.map((deed) => (
        <DeedLine key={deed.seat} deed={deed} />
      ))}
    </StoryRecap>
  );
}

function DeedLine({ deed: { seat, entry, gain, lost } }: Readonly<{ deed: ToldDeed }>) {
  const { owners } = useTable();
  const owner = owners[seat];
  const shown = lost ?? entry;
  return (
    <Deed of={seat} mark={owner ? <OwnerMark owner={owner} size={20} silent className="mt-px" /> : null}>
      <EntryWords entry={shown} />{' '}
      <Amounts goods={gain} sign="+" size={13} className="align-bottom [--cut:var(--ground)]" />
    </Deed>
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
export function PhoneStory({ rounds, children }: StoryProps & Readonly<{ children: ReactNode }>) {
  const t = useBoardTexts();
  return (
    <StoryPill label={t('story.pill')} logTitle={t('story.log')} log={<Log rounds={rounds} />}>
      <Account rounds={rounds} />
      <Districts />
      {children}
    </StoryPill>
  );
}

/** The rounds of the log, cut once for each log. */
export function useRounds(log: readonly BoardLogEntry[]): Round[] {
  return useMemo(() => roundsOf(log), [log]);
}
