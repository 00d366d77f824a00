import { nameKeysOf } from './name-keys';

/** More than any table seats. */
const BOTS = 9;

/** What the site, those who look after it and its bots are called. Nobody may pass for them at a table or in a chat. */
const RESERVED = [
  ...['Turnleaf', 'Moderator', 'Moderators', 'Bot'],
  ...Array.from({ length: BOTS }, (_, index) => `Bot ${index + 1}`),
];

const shapes = new Set(RESERVED.map((name) => nameKeysOf(name).nameShape));

/** Whether a name is nobody's to take, or looks like one that is. */
export const isReserved = (name: string): boolean => shapes.has(nameKeysOf(name).nameShape);
