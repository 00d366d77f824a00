'use client';

import { useId } from 'react';
import { CityPicture } from '@/lib/games/ginkgopolis/board/city/city-picture';
import type { DrawnCity, Marks } from '@/lib/games/ginkgopolis/board/city/drawn-city';
import { QUARTERS } from '@/lib/games/ginkgopolis/board/city/geometry';
import { Plan, planBounds } from '@/lib/games/ginkgopolis/board/city/plan';
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
const HEIGHTS = [1, 2, 3, 4, 5, 6];

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
          <Drawing key={quarter} name={`quarter ${quarter}`} quarter={quarter} />
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

function Drawing({ name, quarter }: Readonly<{ name: string; quarter: (typeof QUARTERS)[number] }>) {
  const drawing = useId();
  const { x, y, width, height } = skylineBounds(CITY, quarter);
  return (
    <Specimen name={name}>
      <svg className="city w-[440px]" viewBox={`${x} ${y} ${width} ${height}`} role="img" aria-label={name}>
        <Skyline drawing={drawing} city={CITY} marks={MARKS} quarter={quarter} />
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
