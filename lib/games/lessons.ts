/**
 * What a practice table explains, in the order in which a newcomer meets it. `key` is a text below
 * `games.<key>.guide`, `at` the places of the board it may stand beside, the best first, `rule` the paragraph that says more.
 */
export type Lesson<Sight> = Readonly<{
  key: string;
  at: readonly GuidePlace[];
  rule: string;
  /** What it speaks of is in sight. */
  when: (sight: Sight) => boolean;
}>;

/** Parts of a board that lessons point to, marked `data-guide`. */
export type GuidePlace =
  | 'choice'
  | 'seal'
  | 'story'
  | 'hand'
  | 'city'
  | 'tiles'
  | 'ledger'
  | 'districts'
  | 'new-hand'
  | 'you'
  | 'draft'
  | 'order'
  | 'calls'
  | 'cities';

/** The one lesson to show now: the first that was not given yet and whose matter is in sight. */
export function nextLesson<Sight>(
  lessons: readonly Lesson<Sight>[],
  sight: Sight,
  given: readonly string[],
): Lesson<Sight> | undefined {
  return lessons.find(({ key, when }) => !given.includes(key) && when(sight));
}

/** Stands among the lessons given once no more are wanted. */
const HUSHED = '*';

export const isHushed = (given: readonly string[]): boolean => given.includes(HUSHED);
export const hushed = (given: readonly string[]): readonly string[] => [...given, HUSHED];
export const unhushed = (given: readonly string[]): readonly string[] => given.filter((key) => key !== HUSHED);

export function parseGiven(kept: unknown): readonly string[] {
  return Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : [];
}
