import { describe, expect, it } from 'vitest';
import { LESSONS as CITADELS } from './citadels/board/lessons';
import { CITADELS_HELP } from './citadels/help/game-help';
import { LESSONS as GINKGOPOLIS } from './ginkgopolis/board/lessons';
import { GINKGOPOLIS_HELP } from './ginkgopolis/help/game-help';
import type { Lesson } from './lessons';
import { hushed, isHushed, nextLesson, parseGiven, unhushed } from './lessons';

type Sight = Readonly<{ cards: number }>;

const LESSONS: readonly Lesson<Sight>[] = [
  { key: 'goal', at: ['city'], rule: 'how-you-win', when: () => true },
  { key: 'hand', at: ['hand'], rule: 'cards', when: ({ cards }) => cards > 0 },
  { key: 'end', at: ['choice'], rule: 'scoring', when: ({ cards }) => cards === 0 },
];
const next = (sight: Sight, ...given: readonly string[]) => nextLesson(LESSONS, sight, given)?.key;

describe('the lessons of a practice table', () => {
  it('come one at a time, in their order, each once', () => {
    expect(next({ cards: 4 })).toBe('goal');
    expect(next({ cards: 4 }, 'goal')).toBe('hand');
    expect(next({ cards: 4 }, 'goal', 'hand')).toBeUndefined();
  });

  it('wait until what they explain is in sight', () => {
    expect(next({ cards: 4 }, 'goal', 'hand')).toBeUndefined();
    expect(next({ cards: 0 }, 'goal', 'hand')).toBe('end');
  });

  it('stop when no more are wanted, and go on where they stopped', () => {
    const stopped = hushed(['goal']);

    expect(isHushed(stopped)).toBe(true);
    expect(isHushed(unhushed(stopped))).toBe(false);
    expect(unhushed(stopped)).toEqual(['goal']);
  });

  it('begin anew when a browser kept something else than lessons', () => {
    expect([undefined, null, 'goal', { goal: true }, [1, 'goal']].map(parseGiven)).toEqual([[], [], [], [], ['goal']]);
  });

  it.each([
    { game: 'Ginkgopolis', lessons: GINKGOPOLIS, anchors: GINKGOPOLIS_HELP.anchors },
    { game: 'Citadels', lessons: CITADELS, anchors: CITADELS_HELP.anchors },
  ])('of $game have names of their own and lead to paragraphs that there are', ({ lessons, anchors }) => {
    expect(new Set(lessons.map(({ key }) => key)).size).toBe(lessons.length);
    for (const { rule } of lessons) expect(anchors).toContain(rule);
  });
});
