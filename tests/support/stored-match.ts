import { db } from '@/lib/db';
import { storedEvents } from './people';

export const typesOf = async (matchId: string) => (await storedEvents(matchId)).map(({ type }) => type);
export const seatsOf = (matchId: string) => db.matchSeat.findMany({ where: { matchId }, orderBy: { seat: 'asc' } });
export const rowOf = (matchId: string) => db.match.findUniqueOrThrow({ where: { id: matchId } });
