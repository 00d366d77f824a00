'use client';

import type { Seat } from '@/lib/engine/game-definition';
import { Icon } from '@/lib/ui/icon';
import { tipped } from '@/lib/ui/tip';
import { DISTRICTS } from '../districts';
import type { CitadelsView } from '../view-types';
import { characterName, inARow } from '../wording';
import { useStory } from './story-context';
import { useBoardTexts, useGameWords, useTable } from './table-context';

type SeatProps = Readonly<{ seat: Seat; className?: string | undefined }>;

/** Where a seat stands, in a word or two: its characters as far as the viewer knows them, or what it does. */
export function SeatRole({ seat, className }: SeatProps) {
  const { view } = useTable();
  const words = useRoleWords()(seat);
  return (
    <p className={className}>
      {!view.scores && roleState(view, seat) === 'choosing' ? (
        <Icon name="wait" size={13} className="mr-1 text-gold-ink" />
      ) : null}
      {words}
    </p>
  );
}

export function useRoleWords() {
  const t = useBoardTexts();
  const { view } = useTable();
  const { say } = useGameWords();
  return (seat: Seat): string => {
    const characters = view.seats[seat]?.characters ?? [];
    const score = view.scores?.seats.find((each) => each.seat === seat);
    if (score) return t('role.scored', { rank: score.rank, points: score.total });
    const known = characters.length > 0 ? say(inARow(characters.map(characterName))) : 'none';
    return t(`role.${roleState(view, seat)}`, { known });
  };
}

function roleState(view: CitadelsView, seat: Seat) {
  const { picked = 0, characters = [] } = view.seats[seat] ?? {};
  if (view.draft?.seat === seat) return 'choosing';
  if (view.phase === 'drafting') return picked > 0 ? 'chosen' : 'draftLater';
  return picked > characters.length ? 'hidden' : 'known';
}

type SeatFactsProps = SeatProps & Readonly<{ named?: boolean }>;

/** Gold, hand, and what the city is worth: what everybody may count. */
export function SeatFacts({ seat, className, named = false }: SeatFactsProps) {
  const t = useBoardTexts();
  const { view } = useTable();
  const goldOf = useGoldFacts();
  const shown = view.seats[seat];
  if (!shown) return null;
  const { gold, more } = goldOf(seat);
  const points = pointsBuilt(view, seat);
  return (
    <p className={className}>
      <Fact icon="coin" count={shown.gold} more={more} words={gold} named={named} />
      <Fact icon="cards" count={shown.handSize} words={t('facts.hand', { count: shown.handSize })} named={named} />
      {named ? <span>{t('purse.points', { count: points })}</span> : null}
      {shown.isComplete ? (
        <span className="text-done">
          <Icon name="check" size={15} label={t('complete')} />
        </span>
      ) : null}
    </p>
  );
}

/** How much gold a seat has, in words too, and how much more or less than when the viewer left. */
export function useGoldFacts() {
  const t = useBoardTexts();
  const { view } = useTable();
  const { changes } = useStory();
  return (seat: Seat): Readonly<{ gold: string; more: string }> => {
    const gold = t('facts.gold', { count: view.seats[seat]?.gold ?? 0 });
    const change = changes?.gold.get(seat);
    if (change === undefined) return { gold, more: '' };
    const more = change > 0 ? `+${change}` : `−${-change}`;
    return { gold: t('missed.gold', { gold, change: more }), more };
  };
}

type FactProps = Readonly<{ icon: 'coin' | 'cards'; count: number; more?: string; words: string; named: boolean }>;

function Fact({ icon, count, more, words, named }: FactProps) {
  const tint = icon === 'coin' ? 'text-gold [--cut:var(--gold-line)]' : 'text-ink-2';
  return (
    <span {...tipped}>
      <Icon name={icon} size={15} className={tint} />
      <span aria-hidden={!named || undefined}>{named ? words : count}</span>
      {more && !named ? (
        <small className="rounded-full bg-gold-soft px-1.5 text-gold-ink" aria-hidden="true">
          {more}
        </small>
      ) : null}
      {named ? null : <span className="sr-only">{words}</span>}
    </span>
  );
}

/** What the districts of a city score. */
export function pointsBuilt({ seats }: CitadelsView, seat: Seat): number {
  return (seats[seat]?.city ?? []).reduce((sum, { district }) => sum + DISTRICTS[district].score, 0);
}
