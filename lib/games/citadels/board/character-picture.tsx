import { decorative } from '@/lib/ui/tip';
import type { CharacterId } from '../components';
import { CHARACTER_ART, PORTRAIT } from './character-art';
import { toneOf } from './character-tone';
import styles from './district-picture.module.css';
import { PaperShapes } from './paper-shapes';

type CharacterPictureProps = Readonly<{
  character: CharacterId;
  /** Head and shoulders alone, for a small round frame. */
  close?: boolean;
  className?: string;
}>;

/** The portrait of a character. It fills its frame, and says nothing: the name stands beside it. */
export function CharacterPicture({ character, close = false, className = '' }: CharacterPictureProps) {
  return (
    <svg
      className={`${styles.picture} ${toneOf(character)} ${className}`}
      viewBox={close ? '11 -2 76 76' : `0 -6 ${PORTRAIT} ${PORTRAIT + 3}`}
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
      {...decorative}
    >
      <circle className={styles.hill} cx="48" cy="44" r="42" />
      <PaperShapes shapes={CHARACTER_ART[character]} />
    </svg>
  );
}
