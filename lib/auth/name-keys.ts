import { lookAlikes } from './look-alikes';

/** What must differ between any two people. Names that share either are taken for the same person's. */
export type NameKeys = Readonly<{
  /** The same for a name however it is capitalised and encoded. */
  nameKey: string;
  /** The same for names that look alike, whatever scripts their letters come from. */
  nameShape: string;
}>;

/** Joiners and variation selectors: they shape what stands beside them, and cannot be seen. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * Two keys, since one would either let case variants of a Cyrillic name pass or take Vera for Nera: in Greek, the small
 * letter that looks like a v is the capital that looks like an N.
 */
export function nameKeysOf(name: string): NameKeys {
  const seen = name.replace(UNSEEN, '');
  return { nameKey: folded(seen.normalize('NFKC')), nameShape: folded(skeletonOf(skeletonOf(seen).normalize('NFKC'))) };
}

/** UTS #39, section 4, without the order of right-to-left text: which letters a reader takes these for. */
function skeletonOf(text: string): string {
  const letters = [...text.normalize('NFD')].map((letter) => lookAlikes.get(letter) ?? letter);
  return letters.join('').normalize('NFD');
}

/** By way of capitals, so that ß, ẞ and ss, and both small sigmas, are the same. */
function folded(text: string): string {
  return text.toLowerCase().toUpperCase().toLowerCase().normalize('NFKC');
}
