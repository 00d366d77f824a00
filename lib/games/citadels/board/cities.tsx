'use client';

import { useLocale } from 'next-intl';
import type { CSSProperties } from 'react';
import { useState } from 'react';
import type { Seat } from '@/lib/engine/game-definition';
import { AbsenceMark } from '@/lib/games/absence-mark';
import { sentencesText } from '@/lib/i18n/joined-text';
import { Dialog } from '@/lib/ui/dialog';
import { Icon } from '@/lib/ui/icon';
import { OwnerMark, OwnerName } from '@/lib/ui/owner-mark';
import { reachable } from '@/lib/ui/reachable';
import { overTipped, tipped } from '@/lib/ui/tip';
import type { Place } from '../place';
import { placeKey } from '../place';
import type { SeatView } from '../view-types';
import styles from './cities.module.css';
import { CityInWords, HandInWords } from './city-in-words';
import { cardClasses, DistrictFace, useDistrictLabel } from './district-card';
import { SeatFacts, SeatRole } from './seat-facts';
import { useStory } from './story-context';
import { useBoardTexts, useTable } from './table-context';
import { useTurn } from './use-turn';

type CitiesProps = Readonly<{
  /** Built while the viewer was away: see `placeKey`. */
  fresh: ReadonlySet<string>;
  /** Destroyed, and waiting for the Graveyard's answer, or gone while the viewer was away. */
  gone: readonly Place[];
}>;

/** The cities of all players, the viewer's own last: it lies nearest. */
export function Cities({ fresh, gone }: CitiesProps) {
  const t = useBoardTexts();
  const { view, seat: you } = useTable();
  const [open, setOpen] = useState<Seat | null>(null);
  const first = you === undefined ? 0 : you + 1;
  const order = view.seats.map((_, index) => (first + index) % view.seats.length);
  const columns = Math.max(view.citySize, ...view.seats.map(({ city }) => city.length));
  return (
    <section
      className={styles.cities}
      aria-label={t('cities')}
      data-guide="cities"
      data-size={view.seats.length > 5 ? 'many' : view.seats.length < 5 ? 'few' : 'five'}
      style={{ '--cities': view.seats.length } as CSSProperties}
      {...reachable}
    >
      {order.map((seat) => (
        <City
          key={seat}
          seat={seat}
          columns={columns}
          fresh={fresh}
          gone={gone.filter((place) => place.seat === seat)}
          onOpen={setOpen}
        />
      ))}
      <CityDialog seat={open} onClose={() => setOpen(null)} />
    </section>
  );
}

type CityProps = Readonly<{
  seat: Seat;
  /** As many as the biggest city has districts. */
  columns: number;
  fresh: ReadonlySet<string>;
  gone: readonly Place[];
  onOpen: (seat: Seat) => void;
}>;

function City({ seat, columns, fresh, gone, onOpen }: CityProps) {
  const t = useBoardTexts();
  const { view, owners, absences, seat: you } = useTable();
  const { changes } = useStory();
  const shown = view.seats[seat];
  const owner = owners[seat];
  if (!shown || !owner) return null;
  const isBusy = view.turn?.seat === seat || view.draft?.seat === seat || view.offer?.seat === seat;
  return (
    <section
      className={styles.citizen}
      data-seat={seat}
      data-you={seat === you || undefined}
      data-busy={isBusy || undefined}
      aria-label={t('cityOf', { name: owner.name })}
    >
      <div className={styles.who}>
        <h2 className={styles.head}>
          <OwnerMark owner={owner} size={24} silent />
          <span className={styles.name}>{owner.name}</span>
          {seat === view.crown ? (
            <>
              <span data-crown>
                <Icon
                  name="crown"
                  size={18}
                  label={t(changes?.crown === seat ? 'missed.crown' : 'hasCrown')}
                  className={styles.crown ?? ''}
                />
              </span>
              {changes?.crown === seat ? <NewTag /> : null}
            </>
          ) : null}
          <AbsenceMark absence={absences[seat]} />
        </h2>
        <SeatRole seat={seat} className={styles.role} />
        <SeatFacts seat={seat} className={styles.facts} />
        <button
          type="button"
          className={styles.open}
          {...overTipped}
          onClick={() => onOpen(seat)}
          aria-label={t('openCity', { name: owner.name })}
        />
      </div>
      <Row seat={seat} columns={columns} shown={shown} fresh={fresh} gone={gone} />
    </section>
  );
}

type RowProps = Omit<CityProps, 'onOpen'> & Readonly<{ shown: SeatView }>;

function Row({ seat, columns, shown: { city, isComplete }, fresh, gone }: RowProps) {
  const t = useBoardTexts();
  const { view } = useTable();
  // In a city that has grown to its full size meanwhile there is no room for what it has lost.
  const lost = gone.slice(0, Math.max(0, columns - city.length));
  const free = Math.max(0, view.citySize - city.length - lost.length);
  return (
    <>
      <ol
        className={styles.row}
        style={{ '--columns': columns } as CSSProperties}
        aria-label={t('districts', { count: city.length })}
      >
        {city.map(({ district }) => (
          <li key={district} className={styles.cell}>
            <CityCard place={{ seat, district }} isFresh={fresh.has(placeKey({ seat, district }))} />
          </li>
        ))}
        {lost.map((place) => (
          <li key={`lost ${placeKey(place)}`} className={styles.cell}>
            <CityCard place={place} isGone />
          </li>
        ))}
        {Array.from({ length: free }, (_, index) => city.length + index + 1).map((place) => (
          <li key={place} className={styles.slot} aria-hidden="true">
            {place === view.citySize - lost.length ? <b>{view.citySize}</b> : null}
          </li>
        ))}
      </ol>
      {isComplete ? <span className="sr-only">{t('complete')}</span> : null}
    </>
  );
}

type CityCardProps = Readonly<{ place: Place; isFresh?: boolean; isGone?: boolean }>;

/** A card in a city. When the Warlord may destroy it, a press picks it. */
function CityCard({ place, isFresh = false, isGone = false }: CityCardProps) {
  const t = useBoardTexts();
  const labelOf = useDistrictLabel();
  const { choices, picked, pick } = useTurn();
  const { changes } = useStory();
  const target = choices?.destructions.find((each) => placeKey(each) === placeKey(place) && !each.refusal);
  const isPicked = picked?.type === 'Destroy' && placeKey(picked.data) === placeKey(place);
  const label = sentencesText(
    [labelOf(place.district), isFresh ? t(changes ? 'missed.built' : 'fresh') : '', isGone ? t('destroyed') : ''],
    useLocale(),
  );
  const face = (
    <DistrictFace district={place.district}>
      {isGone ? (
        <span className={styles.ribbon} aria-hidden="true">
          {t('destroyedRibbon')}
        </span>
      ) : null}
      {isFresh && changes ? <NewTag onCard /> : null}
    </DistrictFace>
  );
  const classes = cardClasses(styles.card);
  const marks = { 'data-card': placeKey(place), 'data-fresh': isFresh || undefined, 'data-gone': isGone || undefined };
  if (target) {
    return (
      <button
        type="button"
        className={classes}
        {...tipped}
        aria-label={label}
        aria-pressed={isPicked}
        onClick={() => pick(target.command)}
        {...marks}
      >
        {face}
      </button>
    );
  }
  return (
    <div className={classes} {...tipped} role="img" aria-label={label} {...marks}>
      {face}
    </div>
  );
}

/** Not for the colour alone: what is new since the viewer left says so. */
function NewTag({ onCard = false }: Readonly<{ onCard?: boolean }>) {
  const t = useBoardTexts();
  return (
    <small className={styles.newTag} data-on-card={onCard || undefined} aria-hidden="true">
      {t('missed.tag')}
    </small>
  );
}

function CityDialog({ seat, onClose }: Readonly<{ seat: Seat | null; onClose: () => void }>) {
  const { owners } = useTable();
  const owner = seat === null ? undefined : owners[seat];
  return (
    <Dialog open={owner !== undefined} onClose={onClose} title={owner ? <OwnerName owner={owner} /> : null}>
      {seat === null ? null : (
        <>
          <SeatRole seat={seat} className="text-ink-2 text-sm" />
          <SeatFacts seat={seat} className={styles.dialogFacts} named />
          <CityInWords seat={seat} />
          <HandInWords seat={seat} />
        </>
      )}
    </Dialog>
  );
}
