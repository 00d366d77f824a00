'use client';

import { useTranslations } from 'next-intl';
import { Icon } from '@/lib/ui/icon';
import { tipped } from '@/lib/ui/tip';
import type { Goods } from '../view-types';
import { GOODS, GOODS_COLOURS, GOODS_SYMBOLS } from './symbols';
import { GAME } from './table-context';

type Sign = '+' | '−' | '';

type AmountProps = Readonly<{
  of: keyof Goods;
  count: number;
  sign?: Sign;
  size?: number;
  /** Also writes the word. */
  named?: boolean;
  className?: string;
}>;

/** "+2" and the symbol of what it is two of; read aloud with its word. */
export function Amount({ of, count, sign = '', size = 15, named = false, className = '' }: AmountProps) {
  const t = useTranslations(GAME);
  const words = t(`goods.${of}`, { count });
  return (
    <span
      className={`is-${GOODS_COLOURS[of]} inline-flex items-center gap-[3px] whitespace-nowrap font-bold text-building-ink tabular-nums ${className}`}
      {...tipped}
    >
      <span aria-hidden="true" className="contents">
        {sign}
        {count}
        <Icon name={GOODS_SYMBOLS[of]} size={size} className="align-baseline" />
        {named ? (
          <small className="pl-0.5 font-medium text-ink-2 text-sm">{t(`board.goods.${of}`, { count })}</small>
        ) : null}
      </span>
      <span className="sr-only">
        {sign}
        {words}
      </span>
    </span>
  );
}

type AmountsProps = Readonly<{
  goods: Goods;
  sign?: Sign;
  size?: number;
  /** Shows what there is nothing of, too. */
  all?: boolean;
  named?: boolean;
  className?: string;
}>;

/** The kinds of goods there are, side by side. */
export function Amounts({ goods, sign = '', size = 15, all = false, named = false, className = '' }: AmountsProps) {
  const shown = GOODS.filter((each) => all || goods[each] > 0);
  return (
    <span className={`inline-flex flex-wrap gap-x-2.5 gap-y-0.5 ${className}`}>
      {shown.map((each) => (
        <Amount key={each} of={each} count={goods[each]} sign={sign} size={size} named={named} />
      ))}
    </span>
  );
}
