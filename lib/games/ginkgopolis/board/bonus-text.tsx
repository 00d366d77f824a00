'use client';

import { assertNever } from '@/lib/engine/decision';
import { Icon } from '@/lib/ui/icon';
import type { CardBonus, ScoringRule } from '../cards';
import type { Goods } from '../view-types';
import { Amount, Amounts } from './amount';
import { SYMBOLS } from './symbols';
import { useBoardTexts } from './table-context';

/** The gain of a bonus in symbols: what each action brings, or what is counted at the end. */
export function BonusText({ bonus }: Readonly<{ bonus: CardBonus | Readonly<{ gain: Goods }> }>) {
  if ('gain' in bonus) return <Amounts goods={bonus.gain} sign="+" size={14} />;
  return <ScoringText rule={bonus.rule} />;
}

export function ScoringText({ rule }: Readonly<{ rule: ScoringRule }>) {
  const t = useBoardTexts();
  if (rule.kind === 'flat') return <Amount of="points" count={rule.points} size={14} />;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1">
      <Amount of="points" count={rule.each} size={14} />
      <Counted rule={rule} per={t('bonus.per')} />
    </span>
  );
}

type CountedRule = Exclude<ScoringRule, { kind: 'flat' }>;

function Counted({ rule, per }: Readonly<{ rule: CountedRule; per: string }>) {
  const t = useBoardTexts();
  switch (rule.kind) {
    case 'buildings-of-colour':
      return (
        <span className={`is-${rule.colour} inline-flex items-center gap-1`}>
          {per} <ColourMark colour={rule.colour} /> {t('bonus.building')}
        </span>
      );
    case 'buildings-of-height':
      return rule.max === null
        ? t('bonus.high', { per, min: rule.min })
        : t('bonus.low', { per, min: rule.min, max: rule.max });
    case 'cards-with-bonus':
      return (
        <span className="inline-flex items-center gap-1">
          {per} <Icon name={rule.when} size={14} label={t(`actions.${rule.when}`)} /> {t('bonus.card')}
        </span>
      );
    case 'cards-of-colour':
      return (
        <span className={`is-${rule.colour} inline-flex items-center gap-1`}>
          {per} <ColourMark colour={rule.colour} /> {t('bonus.card')}
        </span>
      );
    default:
      return assertNever(rule);
  }
}

function ColourMark({ colour }: Readonly<{ colour: keyof typeof SYMBOLS }>) {
  const t = useBoardTexts();
  return (
    <span className="grid size-[15px] flex-none place-items-center rounded-[3px] bg-building text-on-building [--cut:var(--b)]">
      <Icon name={SYMBOLS[colour]} size={11} label={t(`colours.${colour}`)} />
    </span>
  );
}
