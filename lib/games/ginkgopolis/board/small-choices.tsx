'use client';
import type { ReactNode } from 'react';
import { Radio, RadioGroup } from '@/lib/ui/radio-group';
import { coordinates, neighbours } from '../city';
import type { Gain, TokenTarget } from '../commands';
import type { Letter, Space } from '../components';
import { GAINS, PUSHES } from '../components';
import type { Anchor } from '../help/anchors';
import { Amount } from './amount';
import { Rule } from './rule';
import styles from './small-choices.module.css';
import { useBoardTexts, useGameWords, useTable } from './table-context';

type QuestionProps = Readonly<{
  title: string;
  rule: Anchor;
  picked: string | null;
  onPick: (value: string) => void;
  onEnter?: (() => void) | undefined;
  children: ReactNode;
}>;

function Question({ title, rule, picked, onPick, onEnter, children }: QuestionProps) {
  return (
    <div className={styles.question}>
      <div className={styles.heading}>
        <h3 className={styles.title}>{title}</h3>
        <Rule to={rule} about={title} />
      </div>
      <RadioGroup label={title} picked={picked} onPick={onPick} onEnter={onEnter} className={styles.options}>
        {children}
      </RadioGroup>
    </div>
  );
}

type GainQuestionProps = Readonly<{
  title: string;
  picked: Gain | null;
  onPick: (gain: Gain) => void;
  onEnter?: (() => void) | undefined;
}>;

const GAIN_GOODS = { resource: 'resources', tile: 'tiles' } as const;

/** A resource or a tile, for a letter. */
export function GainQuestion({ title, picked, onPick, onEnter }: GainQuestionProps) {
  const t = useBoardTexts();
  return (
    <Question
      title={title}
      rule="letter-alone"
      picked={picked}
      onPick={(gain) => onPick(gain as Gain)}
      onEnter={onEnter}
    >
      {GAINS.map((gain) => (
        <Radio key={gain} value={gain} label={t(`gain.${gain}`)} className={styles.option}>
          <Amount of={GAIN_GOODS[gain]} count={1} size={17} named />
        </Radio>
      ))}
    </Question>
  );
}

type TokenQuestionProps = Readonly<{
  letter: Letter;
  /** Where the new building stands. */
  at: Space;
  /** Free neighbours; none of them: the letter is pushed. */
  free: readonly Space[];
  picked: TokenTarget | null;
  onPick: (target: TokenTarget) => void;
  onEnter?: (() => void) | undefined;
}>;

/** Where a letter goes, as words; the same spaces can be pressed in the city. */
export function TokenQuestion({ letter, at, free, picked, onPick, onEnter }: TokenQuestionProps) {
  const t = useBoardTexts();
  const nameOf = useTargetName();
  const title = t(free.length > 0 ? 'token.title' : 'token.pushTitle', { letter });
  const targets: readonly TokenTarget[] = free.length > 0 ? free : PUSHES;
  return (
    <Question
      title={title}
      rule={free.length > 0 ? 'moving-the-letter' : 'pushing-the-letter'}
      picked={picked}
      onPick={(target) => onPick(target as TokenTarget)}
      onEnter={onEnter}
    >
      {targets.map((target) => {
        const words = nameOf(at, target);
        return (
          <Radio key={target} value={target} label={words} className={styles.option}>
            {words}
          </Radio>
        );
      })}
    </Question>
  );
}

export const COMPASS = ['north', 'east', 'south', 'west'] as const;

/** "North, beside Red 8": a space by its direction from another, and by a building next to it; or which way round. */
export function useTargetName() {
  const t = useBoardTexts();
  const { view } = useTable();
  const { card } = useGameWords();
  return (from: Space, target: TokenTarget): string => {
    const push = PUSHES.find((each) => each === target);
    if (push) return t(`token.${push}`);
    const to = target as Space;
    const [[x, y], [toX, toY]] = [coordinates(from), coordinates(to)];
    const direction = COMPASS[[toY > y, toX > x, toY < y, toX < x].indexOf(true)] ?? 'north';
    const around = neighbours(to).filter((space) => space !== from);
    const building = view.buildings.find(({ space }) => around.includes(space));
    const words = t(`token.${direction}`);
    return building
      ? t('token.beside', { direction: words, building: card(`${building.colour}-${building.number}`) })
      : words;
  };
}
