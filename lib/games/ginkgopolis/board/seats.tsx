'use client';

import { useState } from 'react';
import { AbsenceMark, useAbsenceWords } from '@/lib/games/absence-mark';
import { Dialog } from '@/lib/ui/dialog';
import { Icon } from '@/lib/ui/icon';
import { OwnerMark, OwnerName } from '@/lib/ui/owner-mark';
import { reachable } from '@/lib/ui/reachable';
import { overTipped, tipped, tipWith } from '@/lib/ui/tip';
import type { Action } from '../cards';
import type { SeatView } from '../view-types';
import { STATE_ICONS, seatState } from './seat-state';
import styles from './seats.module.css';
import { useBoardTexts, useTable } from './table-context';
import { Tableau } from './tableau';
import { Waiting } from './waiting';

/** Everybody at the table: who is waited for, and what lies in front of each. */
export function Seats({ lit }: Readonly<{ lit?: Action | undefined }>) {
  const t = useBoardTexts();
  const { view, you } = useTable();
  const [shown, setShown] = useState<number | null>(null);
  const start = you ? you.seat + 1 : 0;
  const order = view.seats.map((_, index) => (start + index) % view.seats.length);
  return (
    <section
      className={`${styles.seats} ${view.seatCount > 3 ? styles.many : ''}`}
      aria-label={t('seats')}
      {...reachable}
    >
      <p className={styles.waiting}>
        <Waiting />
      </p>
      {order.map((seat) => (
        <Seat key={seat} seat={seat} lit={seat === you?.seat ? lit : undefined} onOpen={() => setShown(seat)} />
      ))}
      <SeatDialog seat={shown} onClose={() => setShown(null)} />
    </section>
  );
}

type SeatProps = Readonly<{ seat: number; lit: Action | undefined; onOpen: () => void }>;

function Seat({ seat, lit, onOpen }: SeatProps) {
  const t = useBoardTexts();
  const { view, you, owners, absences } = useTable();
  const shown = view.seats[seat];
  const owner = owners[seat];
  if (!shown || !owner) return null;
  const isYou = seat === you?.seat;
  return (
    <section
      className={`${styles.seat} ${isYou ? styles.you : ''}`}
      aria-label={owner.name}
      data-seat={seat}
      data-guide={isYou ? 'you' : undefined}
    >
      <h2 className={styles.head}>
        <OwnerMark owner={owner} size={24} silent />
        <span className={styles.who}>
          <span className={styles.nameRow}>
            <span className={styles.name}>{owner.name}</span>
            {isYou ? <span className={styles.remark}>{t('you')}</span> : null}
            {seat === view.firstPlayer ? (
              <Icon name="first" size={18} label={t('firstPlayer')} className={styles.leaf ?? ''} />
            ) : null}
            <AbsenceMark absence={absences[seat]} />
          </span>
          <State seat={shown} />
        </span>
      </h2>
      <SeatFacts seat={shown} />
      <div className={styles.cards}>
        <Tableau seat={shown} lit={lit} />
      </div>
      <button
        type="button"
        className={styles.open}
        {...overTipped}
        onClick={onOpen}
        aria-label={t('openSeat', { name: owner.name })}
      />
    </section>
  );
}

function State({ seat }: Readonly<{ seat: SeatView }>) {
  const t = useBoardTexts();
  const { view, you, absences } = useTable();
  const absenceWords = useAbsenceWords();
  const absence = absences[seat.seat];
  if (absence && seat.waitingFor) {
    return (
      <span className={`font-sans ${styles.state} text-ink-2`}>
        <span className={styles.stateWord}>{absenceWords(absence)}</span>
      </span>
    );
  }
  const state = seatState(view, seat);
  const score = view.scores?.seats.find((each) => each.seat === seat.seat);
  const isYourTurn = seat.seat === you?.seat && seat.waitingFor !== null;
  const tint = seat.waitingFor || state === 'won' ? 'text-gold-ink' : 'text-done';
  return (
    <span className={`font-sans ${styles.state} ${tint} [--cut:var(--ground)]`}>
      <Icon name={STATE_ICONS[state]} size={15} />
      <span className={styles.stateWord}>
        {isYourTurn ? t('yourTurn') : t(`state.${state}`, { points: score?.total ?? 0 })}
      </span>
    </span>
  );
}

/** What everybody may count: resources on buildings, cards in hand, New Hand tokens. */
function SeatFacts({ seat: { resourcesInCity, handCount, newHandTokens } }: Readonly<{ seat: SeatView }>) {
  const t = useBoardTexts();
  return (
    <p className={styles.facts}>
      <span {...tipWith(t('facts.inCityHint'))}>
        <Icon name="resource" size={13} />
        {t('facts.inCity', { count: resourcesInCity })}
      </span>
      <Fact icon="cards" count={handCount} words={t('facts.hand', { count: handCount })} />
      <Fact icon="new-hand" count={newHandTokens} words={t('facts.newHand', { count: newHandTokens })} />
    </p>
  );
}

function Fact({ icon, count, words }: Readonly<{ icon: 'cards' | 'new-hand'; count: number; words: string }>) {
  return (
    <span {...tipped}>
      <Icon name={icon} size={14} />
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{words}</span>
    </span>
  );
}

function SeatDialog({ seat, onClose }: Readonly<{ seat: number | null; onClose: () => void }>) {
  const { view, owners } = useTable();
  const shown = seat === null ? undefined : view.seats[seat];
  const owner = seat === null ? undefined : owners[seat];
  return (
    <Dialog open={shown !== undefined} onClose={onClose} title={owner ? <OwnerName owner={owner} /> : null}>
      {shown ? (
        <div className={styles.dialog}>
          <SeatFacts seat={shown} />
          <Tableau seat={shown} />
        </div>
      ) : null}
    </Dialog>
  );
}
