import type { IconName } from '@/lib/ui/icon-shapes';
import type { CharacterId, Colour } from '../components';

/** The symbol of each kind of district. */
export const KIND_ICONS: Readonly<Record<Colour, IconName>> = {
  yellow: 'crown',
  blue: 'chapel',
  green: 'scales',
  red: 'fort',
  purple: 'star',
};

export const CHARACTER_ICONS: Readonly<Record<CharacterId, IconName>> = {
  assassin: 'dagger',
  thief: 'mask',
  magician: 'wand',
  king: 'crown',
  bishop: 'mitre',
  merchant: 'scales',
  architect: 'compass',
  warlord: 'sword',
};
