import { EVERY_LANGUAGE } from '@/lib/i18n/every-language';
import { nameKeysOf } from './name-keys';

/** More than any table seats. */
const BOTS = 9;

/** How a bot is called in each language: "Bot {number}". */
const BOT_NAMES = Object.values(EVERY_LANGUAGE).map(({ seats }) => seats.bot);

/** What the site, those who look after it and its bots are called. Nobody may pass for them at a table or in a chat. */
const RESERVED = [
  ...['Turnleaf', 'Moderator', 'Moderators', 'Modérateur', 'Modératrice', '管理员', '版主'],
  ...BOT_NAMES.flatMap((name) => Array.from({ length: BOTS + 1 }, (_, index) => botName(name, index || ''))),
];

function botName(name: string, number: number | ''): string {
  return name.replace('{number}', String(number)).trim();
}

const shapes = new Set(RESERVED.map((name) => nameKeysOf(name).nameShape));

/** Whether a name is nobody's to take, or looks like one that is. */
export const isReserved = (name: string): boolean => shapes.has(nameKeysOf(name).nameShape);
