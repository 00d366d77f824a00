import { Icon } from '@/lib/ui/icon';
import type { CharacterId } from '../components';
import { rankOf } from '../components';
import { INCOME_COLOURS } from '../decide/turn-rules';
import styles from './character-card.module.css';
import { kindOfColour } from './district-picture';
import { CHARACTER_ICONS } from './symbols';
import { useGameWords } from './table-context';

/** The face of a character card: rank, symbol, name, and what the character does. */
export function CharacterFace({ character }: Readonly<{ character: CharacterId }>) {
  const { character: nameOf, power } = useGameWords();
  return (
    <>
      <span className={`${styles.head} ${toneOf(character)}`}>
        <span className={styles.rank}>{rankOf(character)}</span>
        <span className={styles.medal}>
          <Icon name={CHARACTER_ICONS[character]} size={26} />
        </span>
      </span>
      <b className={styles.name}>{nameOf(character)}</b>
      <span className={styles.power}>{power(character)}</span>
    </>
  );
}

/** A character that lies face up and cannot be picked. */
export function CharacterChip({
  character,
  children,
}: Readonly<{ character: CharacterId; children?: React.ReactNode }>) {
  const { character: nameOf, power } = useGameWords();
  return (
    <span className={`${styles.chip} ${toneOf(character)}`} title={power(character)}>
      <span className={styles.chipRank}>{rankOf(character)}</span>
      <Icon name={CHARACTER_ICONS[character]} size={16} />
      {nameOf(character)}
      {children}
    </span>
  );
}

/** Those with an income have the colour of the districts that pay them. */
export function toneOf(character: CharacterId): string {
  const colour = INCOME_COLOURS[character];
  return colour ? kindOfColour(colour) : (styles.plain ?? '');
}

export function characterClasses(more = ''): string {
  return `${styles.card} ${more}`;
}
