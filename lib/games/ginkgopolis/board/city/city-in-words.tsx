'use client';

import { useLocale } from 'next-intl';
import { remarksText } from '@/lib/i18n/joined-text';
import { buildingId, neighbours } from '../../city';
import type { Space } from '../../components';
import { list } from '../../wording';
import { COMPASS } from '../small-choices';
import { useBoardTexts, useGameWords, useTable } from '../table-context';
import type { CityPlace, CityRow } from './city-rows';
import { cityRows } from './city-rows';

type Fresh = Readonly<{ fresh: ReadonlySet<Space> }>;

/** "The city, row by row": all that the drawing shows, as an ordered text for those who do not see it. */
export function CityInWords({ fresh }: Fresh) {
  const t = useBoardTexts();
  const { view } = useTable();
  const rows = cityRows(view);
  const places = new Map(rows.flatMap((row) => row.places.map((place) => [place.space, place] as const)));
  return (
    <>
      <p>{t('rows.intro')}</p>
      <ol>
        {rows.map(({ y, places: inRow }, index) => (
          <li key={y} className="pt-2">
            {t('rows.row', { row: index + 1 })}
            <ul className="list-disc ps-5">
              {inRow.map((place) => (
                <li key={place.space}>
                  <PlaceInWords place={place} fresh={fresh.has(place.space)} around={places} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </>
  );
}

type PlaceProps = Readonly<{
  place: CityRow['places'][number];
  fresh: boolean;
  around: ReadonlyMap<Space, CityPlace>;
}>;

function PlaceInWords({ place, fresh, around }: PlaceProps) {
  const locale = useLocale();
  const t = useBoardTexts();
  const { card, nameOf } = useGameWords();
  const districtOf = useDistrictRemarks();
  const beside = useNeighbours(around)(place.space);
  const at = t('rows.at', { column: place.column });
  if (place.kind === 'letter') return remarksText([t('rows.letter', { letter: place.letter, at }), beside], locale);
  const { building } = place;
  const facts = [
    t('rows.building', { building: card(buildingId(building)), at }),
    t('rows.floors', { count: building.height }),
    building.owner === null
      ? t('rows.nobody')
      : t('rows.owner', { player: nameOf(building.owner), count: building.resources }),
    building.site ? t('rows.site') : '',
    fresh ? t('rows.fresh') : '',
    ...districtOf(place.space),
    beside,
  ];
  return remarksText(facts, locale);
}

/** How large the district is that a building stands in, and who leads there. */
function useDistrictRemarks() {
  const t = useBoardTexts();
  const { view } = useTable();
  const { nameOf } = useGameWords();
  return (space: Space): readonly string[] => {
    const district = view.districts.find(({ spaces }) => spaces.includes(space));
    if (!district) return [];
    const { first, spaces } = district;
    const size = t('rows.district', { count: spaces.length });
    return first === null ? [size] : [size, t('rows.leader', { player: nameOf(first) })];
  };
}

/** What lies beside a space, by compass. */
function useNeighbours(around: ReadonlyMap<Space, CityPlace>) {
  const t = useBoardTexts();
  const { card, say } = useGameWords();
  return (space: Space): string => {
    const beside = neighbours(space).flatMap((other, index) => {
      const place = around.get(other);
      const direction = COMPASS[index];
      if (!place || !direction) return [];
      const name = card(place.kind === 'letter' ? place.letter : buildingId(place.building));
      return [t('rows.neighbour', { direction, place: name })];
    });
    return beside.length > 0 ? t('rows.beside', { places: say(list(beside)) }) : '';
  };
}
