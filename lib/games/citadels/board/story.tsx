'use client';

import { useMemo } from 'react';
import { GameLog } from '@/lib/ui/game-log';
import { Icon } from '@/lib/ui/icon';
import { OwnerMark } from '@/lib/ui/owner-mark';
import { Deed, StoryFrame, StoryPill, StoryRecap } from '@/lib/ui/story-frame';
import { lineAsValue, Words } from '@/lib/ui/wording';
import { characterName, inARow } from '../wording';
import type { Deed as ToldDeed } from './recap';
import { useStory } from './story-context';
import { CHARACTER_ICONS } from './symbols';
import { useBoardTexts, useGameWords, useTable } from './table-context';
import { usePhrase } from './use-phrase';

/** What happened: since the viewer's last step in short, and all of the match in words. */
export function Story() {
  const t = useBoardTexts();
  return (
    <StoryFrame label={t('story.pill')} logTitle={t('story.log')} log={<Log />}>
      <Recap />
    </StoryFrame>
  );
}

function Recap() {
  const t = useBoardTexts();
  const { seat: you } = useTable();
  const { recap } = useStory();
  const told = recap.filter(({ seat, lines }) => seat === null || lines.length > 0);
  if (told.length === 0) return null;
  return (
    <StoryRecap title={t(you === undefined ? 'story.thisRound' : 'story.since')}>
      {told.map((deed) => (
        <DeedLine key={deed.key} deed={deed} />
      ))}
    </StoryRecap>
  );
}

/** "Noor, the Thief, sent thieves to the Architect and took 2 gold." */
function DeedLine({ deed: { seat, character, lines } }: Readonly<{ deed: ToldDeed }>) {
  const t = useBoardTexts();
  const { owners, seat: you } = useTable();
  const { wording, character: nameOf } = useGameWords();
  const phrase = usePhrase();
  const owner = seat === null ? undefined : owners[seat];
  if (seat === null || !owner) {
    return (
      <Deed mark={character ? <Icon name={CHARACTER_ICONS[character]} size={18} className="text-ink-3" /> : null}>
        <span className="text-ink-2">{character ? t('story.nobody', { name: nameOf(character) }) : ''}</span>
      </Deed>
    );
  }
  const who = seat === you ? t('story.you') : ({ kind: 'seat', seat } as const);
  const sentence = {
    kind: 'message',
    key: character ? 'board.story.deedAs' : 'board.story.deed',
    values: {
      player: who,
      character: character ? characterName(character) : '',
      deeds: inARow(lines.map((line) => phrase(line))),
    },
  } as const;
  return (
    <Deed mark={<OwnerMark owner={owner} size={20} silent className="mt-px" />}>
      <Words>{wording(sentence)}</Words>
    </Deed>
  );
}

function Log() {
  const t = useBoardTexts();
  const { wording } = useGameWords();
  const { rounds } = useStory();
  const chapters = useMemo(
    () =>
      [...rounds].reverse().map(({ number, entries }) => ({
        key: String(number),
        title: number > 0 ? t('round', { round: number }) : t('story.setUp'),
        lines: entries.flatMap(({ line, event }, index) =>
          line && event.type !== 'RoundBegan' ? [{ key: `${number} ${index}`, words: wording(lineAsValue(line)) }] : [],
        ),
      })),
    [rounds, t, wording],
  );
  return <GameLog chapters={chapters} empty={t('story.nothing')} />;
}

/** The same, where there is no room beside the cities. */
export function PhoneStory() {
  const t = useBoardTexts();
  return (
    <StoryPill label={t('story.pill')} logTitle={t('story.log')} log={<Log />}>
      <Recap />
    </StoryPill>
  );
}
