import { nameKeysOf } from './name-keys';

/** More than any table seats. */
const BOTS = 9;

/** How a bot is called before its number, in whichever language. */
const BOT_NAMES = ['Bot ', '机器人'];

/** What the site, those who look after it and its bots are called. Nobody may pass for them at a table or in a chat. */
const RESERVED = [
  ...['Turnleaf', 'Moderator', 'Moderators', 'Modérateur', 'Modératrice', '管理员', '版主', 'Bot', '机器人'],
  ...BOT_NAMES.flatMap((name) => Array.from({ length: BOTS }, (_, index) => `${name}${index + 1}`)),
];

const shapes = new Set(RESERVED.map((name) => nameKeysOf(name).nameShape));

/** Whether a name is nobody's to take, or looks like one that is. */
export const isReserved = (name: string): boolean => shapes.has(nameKeysOf(name).nameShape);
