import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useId } from 'react';
import type { HelpPicture } from '@/lib/games/game-help';
import { Icon } from '@/lib/ui/icon';
import { ownersOf } from '@/lib/ui/owner';
import { CityPicture } from '../board/city/city-picture';
import type { DrawnCity, Marks } from '../board/city/drawn-city';
import { OwnShapes } from '../board/city/own-shapes';
import { OwnVignette } from '../board/city/own-vignette';
import { Plan } from '../board/city/plan';
import { planBounds } from '../board/city/plan-space';
import { Skyline, skylineBounds } from '../board/city/skyline';
import { GOODS, GOODS_COLOURS, GOODS_SYMBOLS, SYMBOLS } from '../board/symbols';
import type { CharacterKind } from '../cards';
import { ACTIONS, CHARACTERS, ITEM } from '../cards';
import type { Colour } from '../components';
import { COLOURS } from '../components';
import { START_SPACES, START_TOKENS } from '../set-up';
import type { BuildingView, Goods } from '../view-types';

const GAME = 'games.ginkgopolis';

/** Mira builds in these pictures, and Noor is there as well. */
const OWNERS = ownersOf(['Mira', 'Noor'].map((name, seat) => ({ seat, name })));

type Lot = Pick<BuildingView, 'space' | 'colour' | 'number' | 'height'> & Readonly<{ owner?: number; site?: boolean }>;

function building({ owner, site = false, ...lot }: Lot): BuildingView {
  return { ...lot, owner: owner ?? null, resources: owner === undefined ? 0 : lot.height, site };
}

function cityOf(lots: readonly Lot[], rest: Partial<DrawnCity> = {}): DrawnCity {
  return { buildings: lots.map(building), tokens: {}, districts: [], owners: OWNERS, ...rest };
}

/** What a colour yields, symbol and word. */
const GoodsPicture: HelpPicture = ({ label }) => {
  const t = useTranslations(GAME);
  return (
    <ul aria-label={label} className="grid grid-cols-3 gap-3">
      {COLOURS.map((colour) => (
        <li key={colour} className={`is-${colour} grid justify-items-center gap-1 text-center`}>
          <span className="h-24 w-full md:h-28">
            <OwnVignette building={{ space: '0,0', colour, number: 4, height: 1, site: false }} />
          </span>
          <b className="inline-flex items-center gap-1.5 text-building-ink max-md:text-sm">
            <Icon name={SYMBOLS[colour]} size={20} />
            {t(`board.goods.${ITEM[colour]}`, { count: 2 })}
          </b>
        </li>
      ))}
    </ul>
  );
};

const ExploitPicture: HelpPicture = ({ label }) => (
  <Scene label={label}>
    <Stage colour="blue" number={7} height={2} />
    <Arrow />
    <Loot goods={{ resources: 0, tiles: 2, points: 0 }} />
  </Scene>
);

const ROW: readonly Lot[] = [
  { space: '-1,1', colour: 'red', number: 2, height: 1 },
  { space: '0,1', colour: 'yellow', number: 8, height: 2, owner: 1 },
  { space: '1,1', colour: 'blue', number: 1, height: 1 },
];
const NEW_BUILDING: Lot = { space: '0,2', colour: 'red', number: 5, height: 1, owner: 0, site: true };
const BEFORE = cityOf(ROW, { tokens: { A: '-1,2', B: '0,2', C: '1,2' } });
const AFTER = cityOf([...ROW, NEW_BUILDING], { tokens: { A: '-1,2', B: '0,3', C: '1,2' } });

const UrbanizePicture: HelpPicture = ({ label }) => (
  <Scene label={label} isWide>
    <PlanPicture city={BEFORE} marks={{ target: { space: '0,2', tile: { colour: 'red', number: 5 }, owner: 0 } }} />
    <Arrow />
    <PlanPicture city={AFTER} />
    <Loot goods={{ resources: 0, tiles: 0, points: 2 }} />
  </Scene>
);

const FloorPicture: HelpPicture = ({ label }) => (
  <Scene label={label}>
    <CityCorner lot={{ space: '0,0', colour: 'blue', number: 7, height: 2, owner: 1 }} />
    <Arrow />
    <CityCorner lot={{ space: '0,0', colour: 'red', number: 9, height: 3, owner: 0, site: true }} />
  </Scene>
);

const DISTRICT = cityOf(
  [
    { space: '0,0', colour: 'red', number: 17, height: 3, owner: 0 },
    { space: '1,0', colour: 'red', number: 5, height: 2, owner: 0 },
    { space: '2,0', colour: 'red', number: 11, height: 2, owner: 1 },
    { space: '1,1', colour: 'red', number: 2, height: 1 },
    { space: '0,1', colour: 'yellow', number: 9, height: 2, owner: 1 },
    { space: '2,1', colour: 'blue', number: 3, height: 1 },
  ],
  { districts: [{ colour: 'red', spaces: ['0,0', '1,0', '2,0', '1,1'] }] },
);

const DistrictPicture: HelpPicture = ({ label }) => (
  <CityPicture city={DISTRICT} label={label} plates className="mx-auto max-h-64 w-full" />
);

const FIRST_TILES = [
  'red-2',
  'blue-1',
  'yellow-3',
  'yellow-1',
  'red-3',
  'blue-2',
  'blue-3',
  'yellow-2',
  'red-1',
] as const;
const START = cityOf(
  FIRST_TILES.map((tile, index): Lot => {
    const [colour, number] = tile.split('-') as [Colour, string];
    return { space: START_SPACES[index] ?? '0,0', colour, number: Number(number), height: 1 };
  }),
  { tokens: START_TOKENS },
);

const StartPicture: HelpPicture = ({ label }) => (
  <div role="img" aria-label={label} className="mx-auto max-w-xs">
    <PlanPicture city={START} />
  </div>
);

/** Each kind once, with what it brings: told in words as well, so that it needs no other. */
const CharactersPicture: HelpPicture = ({ label }) => {
  const t = useTranslations(GAME);
  const kinds = COLOURS.flatMap((colour) =>
    ACTIONS.map((when) => ({ colour, when, kind: `${colour}-${when}` as const })),
  );
  return (
    <ul aria-label={label} className="grid gap-2 md:grid-cols-2 lg:grid-cols-3">
      {kinds.map(({ kind, colour, when }) => (
        <li
          key={kind}
          className={`is-${colour} grid content-start gap-1 rounded-md border-building border-t-4 bg-sheet p-3 shadow-sm`}
        >
          <b className="inline-flex items-center gap-1.5">
            <Icon name={when} size={18} className="text-building-ink" />
            {t(`character.${kind}`)}
          </b>
          <GoodsInWords goods={startOf(kind)} />
          <span className="text-sm">
            {t('bonus.permanent', { when, gain: t(`goods.${ITEM[colour]}`, { count: 1 }) })}
          </span>
        </li>
      ))}
    </ul>
  );
};

function startOf(kind: CharacterKind): Goods {
  const card = Object.values(CHARACTERS).find((each) => each.kind === kind);
  if (!card) throw new Error(`No character of the kind ${kind}`);
  return card.start;
}

function GoodsInWords({ goods }: Readonly<{ goods: Goods }>) {
  const t = useTranslations(GAME);
  return (
    <span className="flex flex-wrap items-center gap-x-2.5 text-sm">
      <span className="text-ink-2">{t('board.draft.start')}</span>
      {GOODS.filter((each) => goods[each] > 0).map((each) => (
        <span
          key={each}
          className={`is-${GOODS_COLOURS[each]} inline-flex items-center gap-1 font-semibold text-building-ink`}
        >
          <Icon name={GOODS_SYMBOLS[each]} size={14} />
          {t(`goods.${each}`, { count: goods[each] })}
        </span>
      ))}
    </span>
  );
}

export const GINKGOPOLIS_PICTURES: Readonly<Record<string, HelpPicture>> = {
  goods: GoodsPicture,
  exploit: ExploitPicture,
  urbanize: UrbanizePicture,
  'build-a-floor': FloorPicture,
  district: DistrictPicture,
  start: StartPicture,
  characters: CharactersPicture,
};

type SceneProps = Readonly<{
  label: string;
  /** On a phone its parts stand one below the other. */
  isWide?: boolean;
  children: ReactNode;
}>;

function Scene({ label, isWide = false, children }: SceneProps) {
  return (
    <div
      role="img"
      aria-label={label}
      data-wide={isWide || undefined}
      className="group/scene flex items-center justify-center gap-3 data-wide:max-md:flex-col md:gap-5"
    >
      {children}
    </div>
  );
}

function Arrow() {
  return <Icon name="next" size={28} className="text-ink-3 group-data-wide/scene:max-md:rotate-90" />;
}

type StageProps = Readonly<{ colour: Colour; number: number; height: number }>;

function Stage(props: StageProps) {
  return (
    <span className="h-40 w-32">
      <OwnVignette building={{ space: '0,0', site: false, ...props }} />
    </span>
  );
}

function Loot({ goods }: Readonly<{ goods: Goods }>) {
  return (
    <span className="grid gap-1 text-xl">
      {GOODS.filter((each) => goods[each] > 0).map((each) => (
        <b key={each} className={`is-${GOODS_COLOURS[each]} inline-flex items-center gap-1.5 text-building-ink`}>
          +{goods[each]}
          <Icon name={GOODS_SYMBOLS[each]} size={24} />
        </b>
      ))}
    </span>
  );
}

/** A single building with its plate. */
function CityCorner({ lot }: Readonly<{ lot: Lot }>) {
  const drawing = useId();
  const city = cityOf([lot]);
  const { x, y, width, height } = skylineBounds(city, 0, 10);
  return (
    <svg className="city max-h-48 min-w-0 flex-1" viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
      <Skyline drawing={drawing} city={city}>
        <OwnShapes drawing={drawing} buildings={city.buildings} />
      </Skyline>
    </svg>
  );
}

function PlanPicture({ city, marks }: Readonly<{ city: DrawnCity; marks?: Marks }>) {
  const drawing = useId();
  const { x, y, width, height } = planBounds(city);
  return (
    <svg
      className="city min-w-0 flex-1 group-data-wide/scene:max-md:w-56 group-data-wide/scene:max-md:flex-none"
      viewBox={`${x} ${y} ${width} ${height}`}
      aria-hidden="true"
    >
      <Plan drawing={drawing} city={city} {...(marks ? { marks } : {})} />
    </svg>
  );
}
