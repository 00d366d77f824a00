'use client';

import type { Seat } from '@/lib/engine/game-definition';
import { DISTRICTS } from '../districts';
import { districtName, inARow } from '../wording';
import { DistrictPicture } from './district-picture';
import { DistrictRule } from './rule';
import { useBoardTexts, useGameWords, useTable } from './table-context';

/** A city district by district, with all that its cards say. */
export function CityInWords({ seat }: Readonly<{ seat: Seat }>) {
  const t = useBoardTexts();
  const { view } = useTable();
  const { district: nameOf, rule } = useGameWords();
  const city = view.seats[seat]?.city ?? [];
  if (city.length === 0) return <p className="text-ink-3 text-sm">{t('emptyCity')}</p>;
  return (
    <ol className="grid">
      {city.map(({ district }) => (
        <li
          key={district}
          className="grid grid-cols-[72px_minmax(0,1fr)_auto] items-center gap-3 border-line border-t py-2"
        >
          <span className="h-12 overflow-hidden rounded-sm">
            <DistrictPicture district={district} />
          </span>
          <span className="text-sm">
            <b className="font-semibold">{nameOf(district)}</b>
            <span className="text-ink-2">
              {' · '}
              {t('district.facts', { kind: t(`kinds.${DISTRICTS[district].colour}`), cost: DISTRICTS[district].cost })}
            </span>
            {rule(district) ? <span className="block text-ink-2">{rule(district)}</span> : null}
          </span>
          <DistrictRule district={district} />
        </li>
      ))}
    </ol>
  );
}

/** The hand of a player, when the match is over and all may know it. */
export function HandInWords({ seat }: Readonly<{ seat: Seat }>) {
  const t = useBoardTexts();
  const { view, seat: you } = useTable();
  const { say } = useGameWords();
  const hand = view.seats[seat]?.hand;
  if (!hand || seat === you) return null;
  return <p className="text-ink-2 text-sm">{t('handWas', { cards: say(inARow(hand.map(districtName))) })}</p>;
}
