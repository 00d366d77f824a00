import { Icon } from '@/lib/ui/icon';
import { tipWith } from '@/lib/ui/tip';
import type { CharacterId } from '../components';
import { rankOf } from '../components';
import styles from './character-card.module.css';
import { CharacterPicture } from './character-picture';
import { toneOf } from './character-tone';
import { CHARACTER_ICONS } from './symbols';
import { useGameWords } from './table-context';

/** The face of a character card: rank, portrait, symbol, name, and what the character does. */
export function CharacterFace({ character }: Readonly<{ character: CharacterId }>) {
  const { character: nameOf, power } = useGameWords();
  return (
    <>
      <span className={`${styles.head} ${toneOf(character)}`}>
        <span className={styles.rank}>{rankOf(character)}</span>
        <CharacterPicture character={character} className={styles.portrait ?? ''} />
        <Icon name={CHARACTER_ICONS[character]} size={22} className={styles.symbol ?? ''} />
      </span>
      <span className={styles.words}>
        <b className={styles.name}>{nameOf(character)}</b>
        <span className={styles.power}>{power(character)}</span>
      </span>
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
    <span className={`${styles.chip} ${toneOf(character)}`} {...tipWith(power(character))}>
      <span className={styles.chipRank}>{rankOf(character)}</span>
      <span className={styles.chipFace}>
        <CharacterPicture character={character} close />
      </span>
      <Icon name={CHARACTER_ICONS[character]} size={15} />
      {nameOf(character)}
      {children}
    </span>
  );
}

/** Wide cards have their picture beside their words. */
export function characterClasses(more = '', isWide = false): string {
  return `${styles.card} ${isWide ? styles.wide : ''} ${more}`;
}
