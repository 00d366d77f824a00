import type { Absence } from '@/lib/games/board-props';
import type { SeatSummary } from '@/lib/matches/reading/match-summary';

type Translate = (key: 'bot', values: { number: number }) => string;

/** What a seat's player is called: people have names, bots are numbered in the reader's language. */
export function seatName({ occupant }: SeatSummary, t: Translate): string {
  return occupant.kind === 'user' ? occupant.name : t('bot', { number: occupant.number });
}

/** Every taken seat with its name, as boards, logs and owner marks want them. */
export function namedSeats(seats: readonly SeatSummary[], t: Translate) {
  return seats.map((each) => ({
    seat: each.seat,
    name: seatName(each, t),
    isYou: each.isYou,
    kind: each.occupant.kind,
    absence: absenceOf(each),
  }));
}

function absenceOf({ playedBy, holidayUntil }: SeatSummary): Absence | undefined {
  if (playedBy !== 'occupant') return playedBy;
  return holidayUntil === null ? undefined : 'holiday';
}
