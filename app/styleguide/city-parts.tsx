'use client';

import { useId } from 'react';
import { CityPicture } from '@/lib/games/ginkgopolis/board/city/city-picture';
import type { DrawnCity, Marks } from '@/lib/games/ginkgopolis/board/city/drawn-city';
import { QUARTERS } from '@/lib/games/ginkgopolis/board/city/geometry';
import { OwnShapes } from '@/lib/games/ginkgopolis/board/city/own-shapes';
import { Plan } from '@/lib/games/ginkgopolis/board/city/plan';
import { planBounds } from '@/lib/games/ginkgopolis/board/city/plan-space';
import { Skyline, skylineBounds } from '@/lib/games/ginkgopolis/board/city/skyline';
import { THURSDAY_CITY } from '@/lib/games/ginkgopolis/board/thursday-city';
import { COLOURS } from '@/lib/games/ginkgopolis/components';
import { ownersOf } from '@/lib/ui/owner';
import { PEOPLE } from './people';
import { Section, Specimen } from './section';

const owners = ownersOf(PEOPLE);
const CITY: DrawnCity = { ...THURSDAY_CITY, owners };
const MARKS: Marks = {
  target: { space: '0,-1', tile: { colour: 'yellow', number: 13 }, owner: 0 },
  letters: ['E'],
  fresh: new Set(['1,1', '-2,-1'] as const),
};
const HEIGHTS = [1, 2, 3, 4, 5, 9];
const LARGE: DrawnCity = { ...CITY, buildings: CITY.buildings.map((each) => ({ ...each, height: each.height + 3 })) };
const [DISTRICT] = CITY.districts;

/** What else can be pointed out in a city, by name. */
const POINTED: Readonly<Record<string, Readonly<{ city: DrawnCity; marks: Marks; compact?: boolean }>>> = {
  'one district alone': { city: CITY, marks: { district: DISTRICT && { spaces: DISTRICT.spaces, alone: true } } },
  'a district in passing': { city: CITY, marks: { district: DISTRICT && { spaces: DISTRICT.spaces, alone: false } } },
  'towers, plates in each other’s way': { city: LARGE, marks: {} },
  'the same, narrow': { city: LARGE, marks: {}, compact: true },
};

export function CityParts() {
  return (
    <>
      <Section name="city/building">
        <div className="grid grid-cols-3 gap-4 md:grid-cols-6">
          {COLOURS.flatMap((colour, row) =>
            HEIGHTS.map((height) => (
              <Specimen key={`${colour} ${height}`} name={`${colour} ${height}`}>
                <OneBuilding
                  city={{
                    buildings: [
                      {
                        space: '0,0',
                        colour,
                        number: 4 + row * 7,
                        height,
                        owner: height % 5,
                        resources: height,
                        site: false,
                      },
                    ],
                    tokens: {},
                    districts: [],
                    owners,
                  }}
                />
              </Specimen>
            )),
          )}
        </div>
      </Section>
      <Section name="city/skyline">
        {QUARTERS.map((quarter) => (
          <Drawing key={quarter} name={`quarter ${quarter}`} quarter={quarter} city={CITY} marks={MARKS} />
        ))}
        {Object.entries(POINTED).map(([name, drawn]) => (
          <Drawing key={name} name={name} quarter={0} {...drawn} />
        ))}
      </Section>
      <Section name="city/plan">
        <PlanDrawing compact={false} />
        <PlanDrawing compact />
      </Section>
      <Section name="city/city-picture">
        <CityPicture city={CITY} className="h-[84px] w-[132px]" />
        <CityPicture city={CITY} className="h-[50px] w-[74px]" />
      </Section>
    </>
  );
}

function OneBuilding({ city }: Readonly<{ city: DrawnCity }>) {
  return <CityPicture city={city} plates className="w-[138px]" />;
}

type DrawingProps = Readonly<{
  name: string;
  quarter: (typeof QUARTERS)[number];
  city: DrawnCity;
  marks: Marks;
  compact?: boolean;
}>;

function Drawing({ name, quarter, city, marks, compact = false }: DrawingProps) {
  const drawing = useId();
  const { x, y, width, height } = skylineBounds(city, quarter);
  return (
    <Specimen name={name}>
      <svg className="city w-[440px]" viewBox={`${x} ${y} ${width} ${height}`} role="img" aria-label={name}>
        <Skyline {...{ drawing, city, marks, quarter, compact }} labelScale={compact ? 1.5 : 1}>
          <OwnShapes drawing={drawing} buildings={city.buildings} />
        </Skyline>
      </svg>
    </Specimen>
  );
}

function PlanDrawing({ compact }: Readonly<{ compact: boolean }>) {
  const drawing = useId();
  const { x, y, width, height } = planBounds(CITY);
  return (
    <Specimen name={compact ? 'compact' : 'plan'}>
      <svg className="city w-[440px]" viewBox={`${x} ${y} ${width} ${height}`} role="img" aria-label="plan">
        <Plan drawing={drawing} city={CITY} marks={MARKS} compact={compact} />
      </svg>
    </Specimen>
  );
}
