'use client';

import type { ReactNode } from 'react';
import type { Seat } from '@/lib/engine/game-definition';
import { Icon } from '@/lib/ui/icon';
import { OwnerMark } from '@/lib/ui/owner-mark';
import { PickTick, pickableClasses } from '@/lib/ui/pickable';
import { Radio, RadioGroup } from '@/lib/ui/radio-group';
import { decorative } from '@/lib/ui/tip';
import type { CharacterId } from '../components';
import { rankOf } from '../components';
import type { CitadelsView } from '../view-types';
import { CharacterChip, CharacterFace, characterClasses } from './character-card';
import styles from './draft.module.css';
import { useBoardTexts, useGameWords, useTable } from './table-context';
import { useDraftPick } from './use-draft-pick';

/** The characters on the table while they are chosen: who picks, what is out, what goes round. */
export function Draft({ onEnter }: Readonly<{ onEnter: () => void }>) {
  const t = useBoardTexts();
  const { view } = useTable();
  return (
    <section className={styles.draft} aria-label={t('draft.title')} data-guide="draft">
      <Order />
      <div className={styles.lay}>
        {view.offered ? <Offered offered={view.offered} onEnter={onEnter} /> : null}
        <Table />
      </div>
    </section>
  );
}

/** Two players have two characters each, and three where they want it: then nobody leaves the Assassin out. */
function charactersEach({ seats, characters }: CitadelsView): number {
  if (seats.length === 2) return 2;
  return seats.length === 3 && characters.includes('assassin') ? 2 : 1;
}

/** Everybody from the crown on, with whom the cards are now. */
function Order() {
  const t = useBoardTexts();
  const { view, owners, seat: you } = useTable();
  const order = view.seats.map((_, index) => (view.crown + index) % view.seats.length);
  return (
    <ol
      className={styles.order}
      data-guide="order"
      data-many={order.length > 5 || undefined}
      aria-label={t('draft.order')}
    >
      {order.map((seat) => {
        const owner = owners[seat];
        const picked = view.seats[seat]?.picked ?? 0;
        const state = view.draft?.seat === seat ? 'now' : picked >= charactersEach(view) ? 'done' : 'later';
        const words = state === 'later' && picked > 0 ? 'again' : state;
        if (!owner) return null;
        return (
          <li key={seat} className={styles.place} data-state={state}>
            <OwnerMark owner={owner} size={22} silent />
            <span className={styles.who}>
              <b>{owner.name}</b>
              <small>{t(`draft.${words}`, { you: seat === you ? 'yes' : 'no' })}</small>
            </span>
            {state === 'later' ? null : <Icon name={state === 'now' ? 'wait' : 'check'} size={15} />}
          </li>
        );
      })}
    </ol>
  );
}

/** So many cards have room beside each other with their pictures beside their words. */
const MOST_WIDE = 3;

type OfferedProps = Readonly<{ offered: readonly CharacterId[]; onEnter: () => void }>;

/** The cards that were passed to the viewer. */
function Offered({ offered, onEnter }: OfferedProps) {
  const t = useBoardTexts();
  const { character: nameOf, power } = useGameWords();
  const { picked, setPicked, isAsked } = useDraftPick();
  const isWide = offered.length <= MOST_WIDE;
  const ranked = [...offered].sort((one, other) => rankOf(one) - rankOf(other));
  return (
    <RadioGroup
      label={t('draft.offered')}
      picked={picked}
      onPick={(character) => setPicked(character as CharacterId)}
      onEnter={onEnter}
      disabled={!isAsked}
      className={`${styles.cards} ${isWide ? styles.wide : ''}`}
    >
      {ranked.map((character) => (
        <Radio
          key={character}
          value={character}
          label={t('draft.label', { name: nameOf(character), rank: rankOf(character), power: power(character) })}
          className={characterClasses(pickableClasses(), isWide)}
        >
          <CharacterFace character={character} />
          <PickTick />
        </Radio>
      ))}
    </RadioGroup>
  );
}

/** What lies on the table beside the cards that go round. */
function Table() {
  const t = useBoardTexts();
  const { view, you } = useTable();
  const { say } = useGameWords();
  const passing = view.draft && !view.offered ? view.draft : undefined;
  const passedTo = (seat: Seat) =>
    say({ kind: 'message', key: 'board.draft.passing', values: { player: { kind: 'seat', seat } } });
  const faceDown = cardsFaceDown(view);
  return (
    <dl className={styles.table}>
      {passing ? (
        <Laid title={passedTo(passing.seat)}>
          <Backs count={passing.cards} />
          {t('draft.cards', { count: passing.cards })}
        </Laid>
      ) : null}
      {view.faceUp.length > 0 ? (
        <Laid title={t('draft.faceUp')}>
          <Chips characters={view.faceUp} />
        </Laid>
      ) : null}
      {faceDown > 0 ? (
        <Laid title={t('draft.faceDown')}>
          <Backs count={faceDown} />
        </Laid>
      ) : null}
      {you && you.characters.length > 0 ? (
        <Laid title={t('draft.yours')}>
          <Chips characters={you.characters} />
        </Laid>
      ) : null}
    </dl>
  );
}

function Laid({ title, children }: Readonly<{ title: string; children: ReactNode }>) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Chips({ characters }: Readonly<{ characters: readonly CharacterId[] }>) {
  return characters.map((character) => <CharacterChip key={character} character={character} />);
}

/** All that neither goes round, nor is kept, nor lies open: out of the round, and seen by nobody or by whoever laid it there. */
function cardsFaceDown({ characters, faceUp, seats, draft }: CitadelsView): number {
  const kept = seats.reduce((sum, { picked }) => sum + picked, 0);
  return characters.length - faceUp.length - kept - (draft?.cards ?? 0);
}

/** The back of a character card: a crown in a frame of towers. */
function CardBack() {
  return (
    <svg viewBox="0 0 44 56" className="size-full" aria-hidden="true" {...decorative}>
      <path
        className={styles.backFrame}
        d="M5 9V5h5v3h4V5h5v3h6V5h5v3h4V5h5v4M5 47v4h5v-3h4v3h5v-3h6v3h5v-3h4v3h5v-4M5 9v38M39 9v38"
      />
      <path className={styles.backCrown} d="M12 36 9 21l7 5 6-9 6 9 7-5-3 15Zm0 3h20v3H12Z" />
    </svg>
  );
}

function Backs({ count }: Readonly<{ count: number }>) {
  return (
    <span className={styles.backs} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <span key={index} className={styles.back}>
          <CardBack />
        </span>
      ))}
    </span>
  );
}
