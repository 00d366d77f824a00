'use client';

import { useMemo, useState } from 'react';
import { Dialog } from '@/lib/ui/dialog';
import { GameLog } from '@/lib/ui/game-log';
import { Icon } from '@/lib/ui/icon';
import { OwnerMark } from '@/lib/ui/owner-mark';
import { reachable } from '@/lib/ui/reachable';
import { lineAsValue, Words } from '@/lib/ui/wording';
import { characterName, inARow } from '../wording';
import type { Deed } from './recap';
import styles from './story.module.css';
import { useStory } from './story-context';
import { CHARACTER_ICONS } from './symbols';
import { useBoardTexts, useGameWords, useTable } from './table-context';
import { usePhrase } from './use-phrase';

/** What happened: since the viewer's last step in short, and all of the match in words. */
export function Story() {
  const t = useBoardTexts();
  return (
    <section className={styles.story} aria-label={t('story.pill')} {...reachable}>
      <Recap />
      <section className={styles.log} aria-labelledby="match-in-words">
        <h2 id="match-in-words" className="mb-1 text-base">
          {t('story.log')}
        </h2>
        <Log />
      </section>
    </section>
  );
}

function Recap() {
  const t = useBoardTexts();
  const { seat: you } = useTable();
  const { recap } = useStory();
  const told = recap.filter(({ seat, lines }) => seat === null || lines.length > 0);
  if (told.length === 0) return null;
  return (
    <section className={styles.recap} aria-labelledby="recap">
      <h2 id="recap" className="mb-1">
        {t(you === undefined ? 'story.thisRound' : 'story.since')}
      </h2>
      <ul>
        {told.map((deed) => (
          <DeedLine key={deed.key} deed={deed} />
        ))}
      </ul>
    </section>
  );
}

/** "Noor, the Thief, sent thieves to the Architect and took 2 gold." */
function DeedLine({ deed: { seat, character, lines } }: Readonly<{ deed: Deed }>) {
  const t = useBoardTexts();
  const { owners, seat: you } = useTable();
  const { wording, character: nameOf } = useGameWords();
  const phrase = usePhrase();
  const owner = seat === null ? undefined : owners[seat];
  if (seat === null || !owner) {
    return (
      <li className={styles.deed}>
        {character ? <Icon name={CHARACTER_ICONS[character]} size={18} className="text-ink-3" /> : <span />}
        <span className="text-ink-2">{character ? t('story.nobody', { name: nameOf(character) }) : ''}</span>
      </li>
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
    <li className={styles.deed}>
      <OwnerMark owner={owner} size={20} silent className="mt-px" />
      <span>
        <Words>{wording(sentence)}</Words>
      </span>
    </li>
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

/** On a phone the story opens from a pill. */
export function StoryPill() {
  const t = useBoardTexts();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.pill} onClick={() => setOpen(true)}>
        <Icon name="history" size={15} />
        {t('story.pill')}
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('story.pill')}>
        <Recap />
        <section>
          <h3 className="mb-1">{t('story.log')}</h3>
          <Log />
        </section>
      </Dialog>
    </>
  );
}
