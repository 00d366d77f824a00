'use client';

import { useLocale } from 'next-intl';
import { remarksText } from '@/lib/i18n/joined-text';
import { buildingId } from '../../city';
import type { Space } from '../../components';
import { useBoardTexts, useGameWords } from '../table-context';
import type { CityRow } from './city-rows';
import { cityRows } from './city-rows';
import type { DrawnCity } from './drawn-city';

type CityInWordsProps = Readonly<{ city: DrawnCity; fresh: ReadonlySet<Space> }>;

/** "The city, row by row": all that the drawing shows, as an ordered text for those who do not see it. */
export function CityInWords({ city, fresh }: CityInWordsProps) {
  const t = useBoardTexts();
  return (
    <section className="sr-only" aria-labelledby="city-rows">
      <h2 id="city-rows">{t('rows.title')}</h2>
      <p>{t('rows.intro')}</p>
      <ol>
        {cityRows(city).map(({ y, places }, index) => (
          <li key={y}>
            {t('rows.row', { row: index + 1 })}
            <ul>
              {places.map((place) => (
                <li key={place.space}>
                  <PlaceInWords place={place} fresh={fresh.has(place.space)} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}

function PlaceInWords({ place, fresh }: Readonly<{ place: CityRow['places'][number]; fresh: boolean }>) {
  const locale = useLocale();
  const t = useBoardTexts();
  const { card, nameOf } = useGameWords();
  const at = t('rows.at', { column: place.column });
  if (place.kind === 'letter') return t('rows.letter', { letter: place.letter, at });
  const { building } = place;
  const facts = [
    t('rows.building', { building: card(buildingId(building)), at }),
    t('rows.floors', { count: building.height }),
    building.owner === null
      ? t('rows.nobody')
      : t('rows.owner', { player: nameOf(building.owner), count: building.resources }),
    building.site ? t('rows.site') : '',
    fresh ? t('rows.fresh') : '',
  ];
  return remarksText(facts, locale);
}
