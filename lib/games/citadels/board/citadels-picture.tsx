import type { PictureProps } from '@/lib/games/board-props';
import { ownersOf } from '@/lib/ui/owner';
import { OwnerGlyph } from '@/lib/ui/owner-mark';
import { decorative } from '@/lib/ui/tip';
import type { CitadelsView } from '../view-types';
import { DistrictGlyph, kindOf, PICTURE_BOX } from './district-picture';
import { EmptyTown } from './empty-town';

const [WIDE, HIGH, GAP] = [112, 74, 10];

/** The cities of a match, a row for each, without words of its own. It fills its frame. */
export function CitadelsPicture({ view, players, size = 'usual' }: PictureProps) {
  const { seats, citySize } = view as Pick<CitadelsView, 'seats' | 'citySize'>;
  const owners = ownersOf(players);
  if (seats.every(({ city }) => city.length === 0)) return <EmptyTown owners={owners} />;
  if (size === 'small') return <LargestCity cities={seats.map(({ city }) => city)} />;
  const columns = Math.max(Math.min(citySize, 6), ...seats.map(({ city }) => city.length));
  const width = 48 + columns * (WIDE + GAP);
  const height = seats.length * (HIGH + GAP) + GAP;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid meet"
      className="size-full"
      aria-hidden="true"
      {...decorative}
    >
      {seats.map(({ city }, seat) => (
        <g key={owners[seat]?.seat ?? seat} transform={`translate(0 ${GAP + seat * (HIGH + GAP)})`}>
          <g transform={`translate(6 ${HIGH / 2 - 15}) scale(1.25)`}>
            {owners[seat] ? <OwnerGlyph owner={owners[seat]} /> : null}
          </g>
          {city.map(({ district }, index) => (
            <Plot key={district} district={district} x={48 + index * (WIDE + GAP)} y={0} />
          ))}
          {Array.from({ length: Math.max(0, columns - city.length) }, (_, index) => city.length + index).map(
            (place) => (
              <rect
                key={place}
                x={48 + place * (WIDE + GAP) + 1}
                y={1}
                width={WIDE - 2}
                height={HIGH - 2}
                rx={8}
                fill="none"
                stroke="var(--line-strong)"
                strokeWidth={1.5}
                strokeDasharray="6 5"
                opacity={0.5}
              />
            ),
          )}
        </g>
      ))}
    </svg>
  );
}

/** So many beside each other, in so many rows, are still told apart beside a line of text. */
const [BESIDE, ROWS] = [3, 2];

type City = CitadelsView['seats'][number]['city'];

/** What was built last in the city with the most districts. */
function LargestCity({ cities }: Readonly<{ cities: readonly City[] }>) {
  const largest = cities.reduce((most, city) => (city.length > most.length ? city : most));
  const rows = Math.min(ROWS, Math.ceil(largest.length / BESIDE));
  return (
    <svg
      viewBox={`0 0 ${BESIDE * (WIDE + GAP) - GAP} ${rows * (HIGH + GAP) - GAP}`}
      className="size-full"
      aria-hidden="true"
    >
      {largest.slice(-BESIDE * ROWS).map(({ district }, index) => (
        <Plot
          key={district}
          district={district}
          x={(index % BESIDE) * (WIDE + GAP)}
          y={Math.floor(index / BESIDE) * (HIGH + GAP)}
        />
      ))}
    </svg>
  );
}

type PlotProps = Readonly<{ district: City[number]['district']; x: number; y: number }>;

function Plot({ district, x, y }: PlotProps) {
  return (
    <svg
      {...{ x, y, width: WIDE, height: HIGH }}
      viewBox={`${PICTURE_BOX.x} ${PICTURE_BOX.y} ${PICTURE_BOX.width} ${PICTURE_BOX.height}`}
      className={kindOf(district)}
      aria-hidden="true"
    >
      <rect x={0} y={-8} width={WIDE} height={HIGH} rx={8} fill="var(--kind-soft)" />
      <DistrictGlyph district={district} />
    </svg>
  );
}
