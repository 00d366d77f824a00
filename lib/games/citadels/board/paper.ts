/** What a shape of a picture is painted with: see district-picture.module.css; people from `deep` on. */
export const PAINTS = [
  'wall',
  'shade',
  'roof',
  'accent',
  'dark',
  'glow',
  'bars',
  'line',
  'leaf',
  'light-leaf',
  'water',
  'mist',
  'hill',
  'deep',
  'ground',
  'shadow',
  'metal',
  'gold',
  'fair',
  'tan',
  'dusk',
  'hair',
  'feature',
  'frost',
  'trim',
  'staff',
  'crozier',
  'beam',
  'steel',
] as const;
export type Paint = (typeof PAINTS)[number];

/** A flat piece of paper: an outline and its paint. */
export type Shape = Readonly<{ paint: Paint; d: string }>;

/** Pictures are 112 wide; their ground lies at this height. */
export const GROUND = 60;

type Box = readonly [x: number, y: number, width: number, height: number];

export const piece = (d: string, paint: Paint = 'wall'): Shape => ({ paint, d });

export const block = ([x, y, width, height]: Box, paint: Paint = 'wall'): Shape =>
  piece(`M${x} ${y}h${width}v${height}h${-width}Z`, paint);

/** A house: the lit wall and the shaded one. */
export const house = ([x, y, width, height]: Box): Shape[] => [
  block([x, y, width * 0.62, height]),
  block([x + width * 0.62, y, width * 0.38, height], 'shade'),
];

/** A roof with its foot at `y`. */
export const gable = ([x, y, width, height]: Box, paint: Paint = 'roof'): Shape =>
  piece(`M${x - 2} ${y}L${x + width / 2} ${y - height}L${x + width + 2} ${y}Z`, paint);

/** A round-headed door or window that stands on `y`. */
export const arch = ([x, y, width, height]: Box, paint: Paint = 'dark'): Shape => {
  const half = width / 2;
  return piece(`M${x} ${y}v${half - height}a${half} ${half} 0 0 1 ${width} 0v${height - half}Z`, paint);
};

/** Teeth on top of a wall. */
export const merlons = (x: number, y: number, width: number, count: number): Shape[] => {
  const step = width / (2 * count - 1);
  return Array.from({ length: count }, (_, index) => block([x + index * 2 * step, y - 4, step, 4.5]));
};

export const disc = (x: number, y: number, radius: number, paint: Paint): Shape =>
  piece(
    `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0Z`,
    paint,
  );

/** Flies to the right, or with -1 to the left. */
export const flag = (x: number, y: number, side: 1 | -1 = 1): Shape[] => [
  piece(`M${x} ${y}v-15`, 'line'),
  piece(`M${x} ${y - 15}l${11 * side} 3 ${-11 * side} 4Z`, 'accent'),
];

export const tree = (x: number, y = GROUND, radius = 6): Shape[] => [
  piece(`M${x} ${y}v-8`, 'line'),
  disc(x, y - radius - 4, radius, 'leaf'),
  disc(x - radius * 0.25, y - radius * 1.3 - 4, radius * 0.65, 'light-leaf'),
];
