/** What an icon is drawn of, on 24 × 24: filled areas and lines in the colour of the text, and what is cut out of them. */
export type IconShape = Readonly<{
  fill?: string;
  line?: string;
  width?: number;
  dash?: string;
  cutFill?: string;
  cutLine?: string;
  cutWidth?: number;
}>;

/** Each meaning has one shape everywhere: in the city, on cards, in the log, in mail. */
export const ICON_SHAPES = {
  resource: {
    fill: 'M12 2.8 20.2 7.4v9.2L12 21.2 3.8 16.6V7.4Z',
    cutLine: 'M12 12 20 7.5M12 12 4 7.5M12 12v9',
    cutWidth: 1.7,
  },
  point: {
    fill: 'M12 15.2C8.2 14.8 3.6 12.8 1.8 8.7 2.9 5.2 6.3 3 9.4 3.3c1.4.2 2.2 1.6 2.6 3.9.4-2.3 1.2-3.7 2.6-3.9 3.1-.3 6.5 1.9 7.6 5.4-1.8 4.1-6.4 6.1-10.2 6.5Z',
    line: 'M12 14c0 3.2.5 5.6 2.2 7.8',
    width: 2,
  },
  tile: {
    fill: 'M6.2 3h11.6a3.2 3.2 0 0 1 3.2 3.2v11.6a3.2 3.2 0 0 1 -3.2 3.2h-11.6a3.2 3.2 0 0 1 -3.2 -3.2v-11.6a3.2 3.2 0 0 1 3.2 -3.2Z',
    cutFill: 'M7.4 17.2v-5.7L12 7.3l4.6 4.2v5.7Z',
  },
  exploit: {
    fill: 'M3 13.5h18c0 4.6-3.7 7.5-9 7.5s-9-2.9-9-7.5Z',
    line: 'M12 2.5v7.7M8.3 7 12 10.6 15.7 7',
    width: 2.3,
  },
  urbanize: {
    fill: 'M10.75 7.7h2.5v3.05h3.05v2.5h-3.05v3.05h-2.5v-3.05H7.7v-2.5h3.05Z',
    line: 'M6 3h12a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3Z',
    width: 2.1,
    dash: '3.4 2.6',
  },
  construct: { fill: 'M5 16h14v5H5zM7 10.3h10v4.2H7z', line: 'M8.3 6.8 12 3.2l3.7 3.6', width: 2.3 },
  equals: { line: 'M4.5 9h15M4.5 15.3h15', width: 3.2 },
  'new-hand': {
    line: 'M10.33 3.12L20.03 5.54L16.64 19.12L6.94 16.7ZM8.3 7.2 4.4 8.3a1.6 1.6 0 0 0-1.1 2l2.6 9',
    width: 2,
  },
  first: {
    fill: 'M12 12.5C12 8 8.6 5.3 3.5 5.3c0 4.7 3.2 7.4 8.5 7.2ZM12 10.5C12 6.3 15 3.3 20.5 3c.3 5-3 8-8.5 7.5Z',
    line: 'M12 21v-9',
    width: 2.2,
  },
  site: {
    fill: 'M13 11h3a1 1 0 0 1 1 1v2a1 1 0 0 1 -1 1h-3a1 1 0 0 1 -1 -1v-2a1 1 0 0 1 1 -1Z',
    line: 'M5 21V5.5M5 5.5h14M5 10l5.5-4.5M14.5 5.5V11M3 21h6',
    width: 2,
  },
  sealed: {
    fill: 'M8.4 14a3.6 3.6 0 1 1 7.2 0a3.6 3.6 0 1 1 -7.2 0Z',
    line: 'M3 6h18v13H3zM3.5 6.5 12 13l8.5-6.5',
    width: 2,
  },
  wait: { line: 'M6 3h12M6 21h12M7.5 3c0 5 9 5.5 9 9s-9 4-9 9M16.5 3c0 5-9 5.5-9 9s9 4 9 9', width: 1.9 },
  skyline: { line: 'M3 20V11h5v9M8 20V5h6v15M14 20v-7h6v7M2 20h20', width: 1.9 },
  plan: { line: 'M4 4h16v16H4zM4 9.5h16M4 14.7h16M9.5 4v16M14.7 4v16', width: 1.7 },
  play: { fill: 'M8 5.2v13.6c0 .7.8 1.1 1.4.8l10.2-6.8c.6-.4.6-1.2 0-1.6L9.4 4.4C8.8 4 8 4.5 8 5.2z' },
  pause: { line: 'M8.5 5v14M15.5 5v14', width: 2.8 },
  turn: { line: 'M19.5 12a7.5 7.5 0 1 1-2.4-5.5M19.8 2.8v4.4h-4.4', width: 2 },
  grip: { line: 'M9 5.5v.01M9 12v.01M9 18.5v.01M15 5.5v.01M15 12v.01M15 18.5v.01', width: 3 },
  plus: { line: 'M12 5v14M5 12h14', width: 2.2 },
  minus: { line: 'M5 12h14', width: 2.2 },
  fit: { line: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5', width: 2 },
  district: { line: 'M4 7.5 10 4l5 3 5-2.5v12L15 20l-5-3-6 3.5Z', width: 1.9, dash: '3.4 2.4' },
  previous: { line: 'M14.5 5 7.5 12l7 7', width: 2.2 },
  next: { line: 'm9.5 5 7 7-7 7', width: 2.2 },
  up: { line: 'm5 14.5 7-7 7 7', width: 2.2 },
  close: { line: 'm6 6 12 12M18 6 6 18', width: 2.2 },
  check: { line: 'm4.5 12.5 5 5 10-11', width: 2.6 },
  moon: { line: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10Z', width: 1.9 },
  history: { line: 'M4.5 12a7.5 7.5 0 1 0 2.4-5.5M4.2 2.8v4.4h4.4M12 8v4.5l3 1.8', width: 1.9 },
  help: { line: 'M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 17.8v.1', width: 2.2 },
  cards: {
    line: 'M6 5h7a2 2 0 0 1 2 2v11a2 2 0 0 1 -2 2h-7a2 2 0 0 1 -2 -2v-11a2 2 0 0 1 2 -2ZM8 2.5h9a3 3 0 0 1 3 3V17',
    width: 1.9,
  },
  crown: { fill: 'M3.5 18.5h17L22 7.5l-5.3 4L12 4.5l-4.7 7-5.3-4Z' },
  menu: { line: 'M4 7h16M4 12h16M4 17h16', width: 2 },
  sun: {
    line: 'M7.8 12a4.2 4.2 0 1 1 8.4 0a4.2 4.2 0 1 1 -8.4 0ZM12 2.5v2.6M12 18.9v2.6M2.5 12h2.6M18.9 12h2.6M5.3 5.3l1.8 1.8M16.9 16.9l1.8 1.8M5.3 18.7l1.8-1.8M16.9 7.1l1.8-1.8',
    width: 2,
  },
  system: { line: 'M3.5 4.5h17v11.5h-17ZM9 20h6M12 16v4', width: 1.9 },
  down: { line: 'm5 9.5 7 7 7-7', width: 2.2 },
  'to-start': { line: 'M17.5 5 10.5 12l7 7M6.5 5v14', width: 2.2 },
  'to-end': { line: 'm6.5 5 7 7-7 7M17.5 5v14', width: 2.2 },
  bot: {
    fill: 'M10.4 3.6a1.6 1.6 0 1 1 3.2 0a1.6 1.6 0 1 1 -3.2 0Z',
    line: 'M7 8h10a3 3 0 0 1 3 3v5a3 3 0 0 1 -3 3h-10a3 3 0 0 1 -3 -3v-5a3 3 0 0 1 3 -3ZM12 8V4.5M9 12.5v2M15 12.5v2',
    width: 1.9,
  },
  copy: {
    line: 'M10.5 8.5h7.5a2 2 0 0 1 2 2v7.5a2 2 0 0 1 -2 2h-7.5a2 2 0 0 1 -2 -2v-7.5a2 2 0 0 1 2 -2ZM15 5.5V5a1.5 1.5 0 0 0-1.5-1.5h-8A1.5 1.5 0 0 0 4 5v8a1.5 1.5 0 0 0 1.5 1.5h.5',
    width: 1.9,
  },
  link: {
    line: 'M10 14a4 4 0 0 0 5.7 0l3.2-3.2a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0l-3.2 3.2a4 4 0 0 0 5.7 5.7l1.2-1.2',
    width: 2,
  },
  chat: { line: 'M4 4.5h16v11.5H11L6.5 20v-4H4Z', width: 1.9 },
  flag: { line: 'M6 21V4.5h12.5L16 8.7l2.5 4.3H6', width: 1.9 },
  mail: { line: 'M3 5.5h18v13H3zM3.5 6.5 12 13l8.5-6.5', width: 1.9 },
  person: { line: 'M8 8a4 4 0 1 1 8 0a4 4 0 1 1 -8 0ZM4.5 20.5c.6-4.3 3.6-6.5 7.5-6.5s6.9 2.2 7.5 6.5', width: 1.9 },
  warning: { line: 'M12 3.5 21.5 20h-19ZM12 10v4.5M12 17.2v.1', width: 2.2 },
  trophy: {
    line: 'M7 3h10v7a5 5 0 0 1-10 0ZM12 15v4M8 21h8M7 5H3.5c0 3.5 1.5 5 3.7 5.2M17 5h3.5c0 3.5-1.5 5-3.7 5.2',
    width: 1.9,
  },
  coin: {
    fill: 'M2.5 12a9.5 9.5 0 1 1 19 0a9.5 9.5 0 1 1 -19 0Z',
    cutLine: 'M6.3 12a5.7 5.7 0 1 1 11.4 0a5.7 5.7 0 1 1 -11.4 0ZM12 9.5v5',
    cutWidth: 1.6,
  },
  chapel: {
    fill: 'M5 21v-9l7-5 7 5v9h-5v-5h-4v5Z',
    line: 'M12 2v5M9.5 4.3h5M5 21v-9l7-5 7 5v9h-5v-5h-4v5Z',
    width: 1.6,
  },
  fort: { fill: 'M4 3h4v3h2.5V3h3v3H16V3h4v7l-2 2v9h-4v-5h-4v5H6v-9l-2-2Z' },
  star: { fill: 'M12 2l2.8 6.6 7.2.6-5.5 4.7 1.7 7L12 17.2 5.8 20.9l1.7-7L2 9.2l7.2-.6Z' },
  scales: { line: 'M12 3v18M6 21h12M4 7h16M4 7l-2.5 7h5ZM20 7l-2.5 7h5Z', width: 2 },
  dagger: { fill: 'M10 15V5l2-3 2 3v10Z', line: 'M12 22v-5M8.5 15h7M10 15V5l2-3 2 3v10Z', width: 1.8 },
  mask: {
    fill: 'M2.5 8C5 6.5 9 6.5 12 9c3-2.5 7-2.5 9.5-1 .5 5-1.8 8.5-5 8.5-2.2 0-3.5-1.5-4.5-3-1 1.5-2.3 3-4.5 3-3.2 0-5.5-3.5-5-8.5Z',
    cutLine: 'M6 11h3M15 11h3',
    cutWidth: 1.8,
  },
  wand: {
    fill: 'm18 2 1 3 3 1-3 1-1 3-1-3-3-1 3-1ZM8 3l.7 2 2 .7-2 .7L8 8.4l-.7-2-2-.7 2-.7Z',
    line: 'M4 20 15 9',
    width: 2.6,
  },
  mitre: {
    fill: 'M12 2c4 3 6.5 7 6.5 11L17 18H7l-1.5-5C5.5 9 8 5 12 2ZM6.5 20h11v2h-11Z',
    cutLine: 'M12 7v7M9.5 10h5',
    cutWidth: 1.6,
  },
  compass: {
    fill: 'M9.8 6.5a2.2 2.2 0 1 1 4.4 0a2.2 2.2 0 1 1 -4.4 0Z',
    line: 'M12 3v3M10.5 7 5 21M13.5 7 19 21M7.5 15c3 2 6 2 9 0',
    width: 2.2,
  },
  sword: { line: 'M20.5 3.5 9 15M5.5 12.5l6 6M7.5 16.5 3.5 20.5', width: 2.6 },
  hammer: { fill: 'M12 4l4-1.5 5.5 5.5L20 12Z', line: 'M4 21 13 12M10.5 5.5l8 8M12 4l4-1.5 5.5 5.5L20 12Z', width: 2 },
  language: {
    line: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0ZM3.6 9h16.8M3.6 15h16.8M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18',
    width: 1.7,
  },
  list: { line: 'M9 6h11M9 12h11M9 18h11', width: 2, fill: 'M4 4.5h2.5v3H4ZM4 10.5h2.5v3H4ZM4 16.5h2.5v3H4Z' },
  back: { line: 'M9 6 3.5 11.5 9 17M4 11.5h10a6 6 0 0 1 6 6v1', width: 2 },
} as const satisfies Record<string, IconShape>;

export type IconName = keyof typeof ICON_SHAPES;
