import type { CharacterId } from '../components';
import { INCOME_COLOURS } from '../decide/turn-rules';
import { kindOfColour } from './district-picture';
import styles from './district-picture.module.css';

/** The class that colours what is inside: those with an income have the colour of the districts that pay them. */
export function toneOf(character: CharacterId): string {
  const colour = INCOME_COLOURS[character];
  return colour ? kindOfColour(colour) : (styles.plain ?? '');
}
