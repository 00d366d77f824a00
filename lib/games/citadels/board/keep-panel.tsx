'use client';

import type { Prompt } from '@/lib/engine/game-definition';
import { useIssuing } from '@/lib/games/issuing';
import type { SealProps } from '@/lib/games/seal-props';
import { CommandNotice } from '@/lib/ui/command-notice';
import { Panel } from '@/lib/ui/panel';
import { PickTick, pickableClasses } from '@/lib/ui/pickable';
import { SealButton } from '@/lib/ui/seal-button';
import { tipped } from '@/lib/ui/tip';
import { useKept } from '@/lib/ui/use-kept';
import type { CitadelsCommand } from '../commands';
import type { DistrictId } from '../components';
import { COMMAND_RULES } from '../help/command-rules';
import { districtName, inARow } from '../wording';
import { copiesOf } from './copies';
import { cardClasses, DistrictFace, useDistrictLabel } from './district-card';
import { EndQuestion } from './end-question';
import styles from './keep-panel.module.css';
import { Rule } from './rule';

import { useBoardTexts, useGameWords, useTable } from './table-context';
import { cardsToKeep } from './turn-choices';
import { useCardHint } from './use-card-hint';
import { useAnswerKey } from './use-turn';

/** Places among the drawn cards: two of them may be of one kind. */
function parsePlaces(kept: unknown): number[] {
  return Array.isArray(kept) ? kept.filter((place): place is number => typeof place === 'number') : [];
}

/** The places that are picked, for whoever has drawn. */
export function useKeptPlaces() {
  return useKept(useAnswerKey('keep'), parsePlaces);
}

type KeepPanelProps = SealProps & Readonly<{ prompt: Prompt; drawn: readonly DistrictId[] }>;

/** Which of the drawn cards stay in the hand. */
export function KeepPanel({ prompt, drawn, seal, onEnter }: KeepPanelProps) {
  const t = useBoardTexts();
  const { view } = useTable();
  const { say } = useGameWords();
  const { issue, command } = useIssuing<CitadelsCommand>();
  const [kept, setKept] = useKeptPlaces();
  const count = cardsToKeep(view);
  const places = kept.filter((place) => place < drawn.length).slice(-count);
  const keep = places.flatMap((place) => drawn[place] ?? []);
  const toggle = (place: number) =>
    setKept(places.includes(place) ? places.filter((each) => each !== place) : [...places, place].slice(-count));
  return (
    <Panel
      title={t('keep.title', { count })}
      actions={
        <>
          <EndQuestion />
          <fieldset className={styles.cards} aria-label={t('keep.label')}>
            {copiesOf(drawn).map(({ card, place, key }) => (
              <DrawnCard
                key={key}
                district={card}
                isKept={places.includes(place)}
                onToggle={() => toggle(place)}
                onEnter={onEnter}
              />
            ))}
          </fieldset>
          <CommandNotice command={command} />
          <SealButton
            ref={seal}
            icon="cards"
            words={t('keep.seal', { cards: say(inARow(keep.map(districtName))) })}
            missing={keep.length < count ? t('keep.missing', { count: count - keep.length }) : undefined}
            command={command}
            onPress={() => void issue(prompt.id, { type: 'KeepCards', data: { keep } })}
          />
        </>
      }
      note={t('keep.note')}
      rule={<Rule to={COMMAND_RULES.KeepCards} about={t('keep.title', { count })} />}
    >
      <p className="pb-2 text-ink-2 text-sm">{t('keep.hint')}</p>
    </Panel>
  );
}

type DrawnCardProps = Readonly<{ district: DistrictId; isKept: boolean; onToggle: () => void; onEnter: () => void }>;

function DrawnCard({ district, isKept, onToggle, onEnter }: DrawnCardProps) {
  const labelOf = useDistrictLabel();
  const hintOf = useCardHint();
  return (
    <label {...tipped} className={cardClasses(pickableClasses(styles.card))} data-picked={isKept || undefined}>
      <input
        type="checkbox"
        className="sr-only"
        aria-label={`${labelOf(district)} ${hintOf(district)}`}
        checked={isKept}
        onChange={onToggle}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          if (isKept) onEnter();
          else onToggle();
        }}
      />
      <DistrictFace district={district} told>
        <span className={styles.hint}>{hintOf(district)}</span>
      </DistrictFace>
      <PickTick />
    </label>
  );
}
