import { getTranslations } from 'next-intl/server';
import type { SeatSummary } from '@/lib/matches/reading/match-summary';
import { ownersOf } from '@/lib/ui/owner';
import { OwnerMark } from '@/lib/ui/owner-mark';
import { tipped } from '@/lib/ui/tip';
import { namedSeats } from './seat-names';

/** The marks of those who sit at a table, and a dashed ring for each free seat. */
export async function SeatRow({
  seats,
  seatCount,
  size = 20,
}: Readonly<{ seats: readonly SeatSummary[]; seatCount: number; size?: number }>) {
  const t = await getTranslations('seats');
  const free = Math.max(0, seatCount - seats.length);
  return (
    <span className="inline-flex flex-wrap items-center gap-1">
      {ownersOf(namedSeats(seats, t)).map((owner) => (
        <OwnerMark key={owner.seat} owner={owner} size={size} />
      ))}
      {Array.from({ length: free }, (_, index) => `free-${index}`).map((key) => (
        <span
          key={key}
          role="img"
          aria-label={t('free')}
          {...tipped}
          style={{ width: size, height: size }}
          className="rounded-full border-[1.5px] border-line-strong border-dashed"
        />
      ))}
    </span>
  );
}
