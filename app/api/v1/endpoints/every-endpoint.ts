import type { Endpoint } from '../endpoint';
import { listGames, listMatches, listPrompts, listTables, readInvitation, readListPulse, readMe } from './lists';
import { actAtTable, readLog, readMatch, readPrompts, readPulse, readStep, sendCommand, tellSeen } from './play';
import { cancel, freeSeat, join, leave, openTable, playBots, seatBot, start } from './tables';

/** All that the API offers, in the order its page shows it. A new endpoint adds its line here. */
export const ENDPOINTS: readonly Endpoint[] = [
  readMe,
  listGames,
  listMatches,
  readListPulse,
  listTables,
  listPrompts,
  readMatch,
  readPrompts,
  sendCommand,
  actAtTable,
  readLog,
  readStep,
  readPulse,
  tellSeen,
  openTable,
  playBots,
  readInvitation,
  join,
  leave,
  seatBot,
  freeSeat,
  start,
  cancel,
];
