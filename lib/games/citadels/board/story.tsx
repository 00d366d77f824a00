'use client';

import { useMemo } from 'react';
import { GameLog } from '@/lib/ui/game-log';
import { Icon } from '@/lib/ui/icon';
import { OwnerMark } from '@/lib/ui/owner-mark';
import { Recap, useMissed } from '@/lib/ui/recap';
import { StoryFrame, StoryPill } from '@/lib/ui/story-frame';
import { lineAsValue } from '@/lib/ui/wording';
import { useStory } from './story-context';
import { CHARACTER_ICONS } from './symbols';
import { useBoardTexts, useGameWords, useTable } from './table-context';

/** What happened: since the viewer's last step in short, and all of the match in words. */
export function Story() {
  const t = useBoardTexts();
  return (
    <StoryFrame label={t('story.pill')} logTitle={t('story.log')} log={<Log />}>
      <Account />
    </StoryFrame>
  );
}

function Account() {
  const t = useBoardTexts();
  const { owners, seat: you } = useTable();
  const { wording } = useGameWords();
  const { recap } = useStory();
  useMissed(recap.rounds.length);
  if (recap.rounds.length === 0) return null;
  return (
    <Recap
      title={t(you === undefined ? 'story.thisRound' : 'story.since')}
      recap={recap}
      wording={wording}
      markOf={({ seat, character }) => {
        const owner = seat === null ? undefined : owners[seat];
        if (owner) return <OwnerMark owner={owner} size={20} silent className="mt-px" />;
        return character ? <Icon name={CHARACTER_ICONS[character]} size={18} className="text-ink-3" /> : null;
      }}
    />
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
      <Account />
    </StoryPill>
  );
}
