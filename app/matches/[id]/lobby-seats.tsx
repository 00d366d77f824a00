import { getLocale, getTranslations } from 'next-intl/server';
import { LateActionButton } from '@/app/late-action-button';
import { namedSeats, seatName } from '@/app/seat-names';
import { remarksText } from '@/lib/i18n/joined-text';
import type { SeatSummary } from '@/lib/matches/reading/match-summary';
import { ownersOf } from '@/lib/ui/owner';
import { OwnerMark } from '@/lib/ui/owner-mark';
import { PageLink } from '@/lib/ui/page-link';
import { freeSeat, seatBot } from './actions';

type LobbySeatsProps = Readonly<{
  matchId: string;
  seats: readonly SeatSummary[];
  seatCount: number;
  isOwner: boolean;
  bots: readonly string[];
}>;

/** Every seat of the table in order; its owner may put bots on free seats and take others off. */
export async function LobbySeats({ matchId, seats, seatCount, isOwner, bots }: LobbySeatsProps) {
  const t = await getTranslations();
  const owners = ownersOf(namedSeats(seats, await getTranslations('seats')));
  const numbers = Array.from({ length: seatCount }, (_, index) => index);
  const firstFree = numbers.find((number) => !seats.some((each) => each.seat === number));
  return (
    <section>
      <h2 className="border-ink border-b-[1.5px] pb-2 text-head">{t('match.seats')}</h2>
      <ul>
        {numbers.map((number) => {
          const seat = seats.find((each) => each.seat === number);
          const owner = owners.find((each) => each.seat === number);
          return (
            <li key={number} className="flex min-h-16 flex-wrap items-center gap-3 border-line border-b px-1 py-2">
              {owner ? <OwnerMark owner={owner} size={30} silent /> : <FreeRing />}
              {seat ? <Occupant seat={seat} /> : <span className="mr-auto text-ink-3">{t('match.free')}</span>}
              {isOwner && seat && !seat.isOwner ? <RemoveButton matchId={matchId} seat={seat} /> : null}
              {isOwner && number === firstFree ? <BotButtons matchId={matchId} bots={bots} /> : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function FreeRing() {
  return (
    <span aria-hidden="true" className="size-[30px] rounded-full border-[1.5px] border-line-strong border-dashed" />
  );
}

async function Occupant({ seat }: Readonly<{ seat: SeatSummary }>) {
  const t = await getTranslations();
  const remark = remarksText(
    [seat.isYou ? t('match.you') : '', seat.isOwner ? t('match.owner') : ''],
    await getLocale(),
  );
  return (
    <span className="mr-auto min-w-0 flex-1 basis-40">
      <PersonName seat={seat} />
      {remark ? <span className="ml-2 text-ink-3 text-sm">{remark}</span> : null}
      {seat.occupant.kind === 'bot' ? (
        <span className="ml-2 text-ink-3 text-sm">
          {t('seats.plays', { level: t(`seats.level.${seat.occupant.bot}`) })}
        </span>
      ) : null}
    </span>
  );
}

/** A person's name leads to the person's page; a bot has none. */
async function PersonName({ seat }: Readonly<{ seat: SeatSummary }>) {
  const name = <bdi>{seatName(seat, await getTranslations('seats'))}</bdi>;
  const look = 'font-semibold font-serif text-lg [overflow-wrap:anywhere]';
  if (seat.occupant.kind === 'bot') return <b className={look}>{name}</b>;
  return (
    <PageLink
      href={`/people/${seat.occupant.id}`}
      prefetch={false}
      className={`${look} py-3 no-underline hover:underline`}
    >
      {name}
    </PageLink>
  );
}

async function RemoveButton({ matchId, seat }: Readonly<{ matchId: string; seat: SeatSummary }>) {
  const t = await getTranslations('match');
  const name = seatName(seat, await getTranslations('seats'));
  return (
    <LateActionButton
      action={freeSeat}
      values={{ matchId, seat: String(seat.seat) }}
      busy={t('removing')}
      label={t('remove', { name })}
      size="small"
    >
      {t('removeShort')}
    </LateActionButton>
  );
}

async function BotButtons({ matchId, bots }: Readonly<{ matchId: string; bots: readonly string[] }>) {
  const t = await getTranslations();
  return (
    <div className="flex flex-wrap gap-2">
      {bots.map((bot) => (
        <LateActionButton key={bot} action={seatBot} values={{ matchId, bot }} busy={t('match.adding')} size="small">
          {t('match.addBot', { level: t(`seats.level.${bot}`) })}
        </LateActionButton>
      ))}
    </div>
  );
}
