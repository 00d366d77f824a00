'use client';
import { useState } from 'react';
import { useIssuing } from '@/lib/games/issuing';
import { Button } from '@/lib/ui/button';
import { CommandNotice } from '@/lib/ui/command-notice';
import { Icon } from '@/lib/ui/icon';
import { tipped } from '@/lib/ui/tip';
import { isBusy } from '@/lib/ui/use-command';
import { moved, useDraggedOrder } from '@/lib/ui/use-dragged-order';
import type { CitadelsCommand } from '../commands';
import type { CharacterId, GraveyardAnswer } from '../components';
import { GRAVEYARD_ANSWERS } from '../components';
import { PROMPT_RULES } from '../help/prompt-rules';
import type { CitadelsView } from '../view-types';
import { CharacterChip } from './character-card';
import { Option, OptionGroup, Section } from './options';
import styles from './orders.module.css';
import { Rule } from './rule';
import { useBoardTexts, useGameWords, useTable } from './table-context';

export type OrdersProps = Readonly<{ promptId: string; orders: NonNullable<CitadelsView['orders']> }>;

/** What is told in advance, to read and to change. */
export function Orders({ promptId, orders }: OrdersProps) {
  const t = useBoardTexts();
  return (
    <>
      <p className="text-ink-2 text-sm">
        {t('orders.explanation')} <Rule to={PROMPT_RULES['standing-orders']} about={t('orders.title')} />
      </p>
      <Preference promptId={promptId} stored={orders.draft} />
      <GraveyardOrder promptId={promptId} stored={orders.graveyard} />
    </>
  );
}

type PreferenceProps = Readonly<{ promptId: string; stored: readonly CharacterId[] }>;

/** The order of preference for the next draft, dearest first. */
function Preference({ promptId, stored }: PreferenceProps) {
  const t = useBoardTexts();
  const { view } = useTable();
  const { issue, command } = useIssuing<CitadelsCommand>();
  const [wanted, setWanted] = useState(stored);
  const others = view.characters.filter((character) => !wanted.includes(character));
  const isStored = wanted.join() === stored.join();
  const { list, lineOf, gripOf } = useDraggedOrder({ items: wanted, onChange: setWanted });
  const save = () => {
    if (!isBusy(command)) void issue(promptId, { type: 'PlanDraft', data: { characters: [...wanted] } });
  };
  return (
    <Section title={t('orders.draft')}>
      <ol className={styles.list} aria-label={t('orders.draft')} {...list}>
        {wanted.map((character) => (
          <li key={character} className={styles.wish} {...lineOf(character)}>
            <span className={styles.grip} {...gripOf(character)}>
              <Icon name="grip" size={15} />
              <span className={styles.place}>{t('orders.place', { place: wanted.indexOf(character) + 1 })}</span>
              <CharacterChip character={character} />
            </span>
            <WishTools character={character} wanted={wanted} onChange={setWanted} />
          </li>
        ))}
        <li className={styles.last}>{t(wanted.length > 0 ? 'orders.elseAsk' : 'orders.ask')}</li>
      </ol>
      {others.length > 0 ? (
        <div className={styles.others}>
          {others.map((character) => (
            <AddButton
              key={character}
              character={character}
              onPress={() => setWanted((before) => [...before, character])}
            />
          ))}
        </div>
      ) : null}
      <CommandNotice command={command} />
      <Button
        look={isStored ? 'quiet' : 'primary'}
        wide
        aria-disabled={isStored || undefined}
        onClick={isStored ? undefined : save}
      >
        {t(isStored ? 'orders.saved' : 'orders.save')}
      </Button>
    </Section>
  );
}

type WishToolsProps = Readonly<{
  character: CharacterId;
  wanted: readonly CharacterId[];
  onChange: (wanted: readonly CharacterId[]) => void;
}>;

/** Buttons that do what dragging does, for the keyboard and whoever would rather press. */
function WishTools({ character, wanted, onChange }: WishToolsProps) {
  const t = useBoardTexts();
  const { character: nameOf } = useGameWords();
  const name = nameOf(character);
  const place = wanted.indexOf(character);
  const moveTo = (other: number) => onChange(moved(wanted, character, other));
  return (
    <span className={styles.tools}>
      <Tool icon="up" label={t('orders.up', { name })} disabled={place === 0} onPress={() => moveTo(place - 1)} />
      <Tool
        icon="down"
        label={t('orders.down', { name })}
        disabled={place === wanted.length - 1}
        onPress={() => moveTo(place + 1)}
      />
      <Tool
        icon="close"
        label={t('orders.remove', { name })}
        onPress={() => onChange(wanted.filter((each) => each !== character))}
      />
    </span>
  );
}

type ToolProps = Readonly<{ icon: 'up' | 'down' | 'close'; label: string; disabled?: boolean; onPress: () => void }>;

function Tool({ icon, label, disabled = false, onPress }: ToolProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={label}
      {...tipped}
      aria-disabled={disabled || undefined}
      onClick={() => {
        if (!disabled) onPress();
      }}
    >
      <Icon name={icon} size={17} />
    </button>
  );
}

function AddButton({ character, onPress }: Readonly<{ character: CharacterId; onPress: () => void }>) {
  const t = useBoardTexts();
  const { character: nameOf } = useGameWords();
  return (
    <button
      type="button"
      className={styles.add}
      aria-label={t('orders.add', { name: nameOf(character) })}
      onClick={onPress}
    >
      <CharacterChip character={character}>
        <Icon name="plus" size={13} />
      </CharacterChip>
    </button>
  );
}

type GraveyardOrderProps = Readonly<{ promptId: string; stored: GraveyardAnswer }>;

function GraveyardOrder({ promptId, stored }: GraveyardOrderProps) {
  const t = useBoardTexts();
  const { issue } = useIssuing<CitadelsCommand>();
  return (
    <OptionGroup
      title={t('orders.graveyard')}
      picked={stored}
      onPick={(answer) => {
        void issue(promptId, { type: 'PlanGraveyard', data: { answer: answer as GraveyardAnswer } });
      }}
    >
      {GRAVEYARD_ANSWERS.map((answer) => (
        <Option key={answer} value={answer} words={t(`orders.answer.${answer}`)} wide />
      ))}
    </OptionGroup>
  );
}
