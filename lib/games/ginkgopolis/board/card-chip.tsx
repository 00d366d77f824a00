'use client';

import { Icon } from '@/lib/ui/icon';
import { tipped } from '@/lib/ui/tip';
import { characterCard } from '../cards';
import type { BuildingId, CardId, CharacterId } from '../components';
import { isLetter, partsOf } from '../components';
import { buildingBonus, characterBonus } from '../wording';
import { SYMBOLS } from './symbols';
import { useGameWords } from './table-context';

const SHARED = 'inline-flex h-[22px] items-center gap-1 whitespace-nowrap px-1.5 font-extrabold text-xs';

/** A small card or tile: symbol and number on its colour, or a letter on stone. */
export function CardChip({ card, large = false }: Readonly<{ card: CardId; large?: boolean }>) {
  const { card: nameOf } = useGameWords();
  if (isLetter(card)) {
    return (
      <span
        {...tipped}
        className={`${SHARED} rounded-full px-2! font-serif inset-ring inset-ring-line-strong`}
        style={STONE}
      >
        <span aria-hidden="true">{card}</span>
        <span className="sr-only">{nameOf(card)}</span>
      </span>
    );
  }
  return <BuildingChip card={card} large={large} />;
}

const STONE = { background: 'var(--stone)' };

/** With `told`, its bonus is told to those who point at it. */
export function BuildingChip({
  card,
  large = false,
  told = false,
}: Readonly<{ card: BuildingId; large?: boolean; told?: boolean }>) {
  const { card: nameOf, say } = useGameWords();
  const { colour, number } = partsOf(card);
  return (
    <span
      className={`is-${colour} ${SHARED} rounded-sm bg-building text-on-building [--cut:var(--b)] ${large ? 'h-[26px]! gap-[5px]! px-2! text-base!' : ''}`}
      {...tipped}
    >
      <Icon name={SYMBOLS[colour]} size={12} />
      <span aria-hidden="true">{number}</span>
      <span className="sr-only">{told ? `${nameOf(card)}\n${say(buildingBonus(card))}` : nameOf(card)}</span>
    </span>
  );
}

/** A character in a tableau: round, its symbol alone. */
export function CharacterChip({ id }: Readonly<{ id: CharacterId }>) {
  const { character, say } = useGameWords();
  const { colour } = characterCard(id);
  return (
    <span
      className={`is-${colour} ${SHARED} rounded-full bg-building-soft px-[5px]! text-building-ink inset-ring-[1.5px] inset-ring-building [--cut:var(--b-soft)]`}
      {...tipped}
    >
      <Icon name={SYMBOLS[colour]} size={13} />
      <span className="sr-only">{`${character(id)}\n${say(characterBonus(id))}`}</span>
    </span>
  );
}
