'use client';

import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { remarksText } from '@/lib/i18n/joined-text';
import { OwnerMark } from '@/lib/ui/owner-mark';
import { buildingCard } from '../cards';
import type { BuildingId, CharacterId } from '../components';
import { scoringPoints } from '../scoring';
import type { GinkgopolisView, Ledger, LedgerGain, LedgerPayment, SeatView } from '../view-types';
import { Amount, Amounts } from './amount';
import { CardChip } from './card-chip';
import type { ChoiceDraft } from './choice-draft';
import styles from './ledger.module.css';
import { placeIn } from './ledger-sums';
import { useBoardTexts, useGameWords, useTable } from './table-context';

type LedgerListProps = Readonly<{ ledger: Ledger; draft: ChoiceDraft; children?: ReactNode }>;

/** What a choice does, before it is sealed: you pay, you get, others get, the district, what is left. */
export function LedgerList({ ledger, draft, children }: LedgerListProps) {
  const t = useBoardTexts();
  return (
    <dl className={styles.ledger} data-guide="ledger">
      {ledger.pays.length > 0 ? (
        <Entry title={t('ledger.pay')}>
          {ledger.pays.map((payment) => (
            <Payment key={payment.reason} payment={payment} draft={draft} />
          ))}
        </Entry>
      ) : null}
      <Gains ledger={ledger} />
      {ledger.others.map((other) => (
        <OtherGets key={other.seat} other={other} />
      ))}
      {ledger.district ? <DistrictEntry district={ledger.district} /> : null}
      <Entry title={t('ledger.left')}>
        <p className="flex flex-wrap items-center gap-x-3.5">
          <Amounts goods={ledger.left} all size={16} className="text-base" />
          {children}
        </p>
      </Entry>
    </dl>
  );
}

function Entry({ title, children }: Readonly<{ title: ReactNode; children: ReactNode }>) {
  return (
    <div className={styles.entry}>
      <dt>{title}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}

function Line({ what, note }: Readonly<{ what: ReactNode; note: ReactNode }>) {
  return (
    <p className={styles.line}>
      <span>{what}</span>
      <span className={styles.note}>{note}</span>
    </p>
  );
}

function Payment({
  payment: { reason, resources, points },
  draft,
}: Readonly<{ payment: LedgerPayment; draft: ChoiceDraft }>) {
  const t = useBoardTexts();
  const from = draft.card?.split('-')[1] ?? '';
  const to = draft.tile?.split('-')[1] ?? '';
  const what = resources > 0 ? <Amount of="resources" count={resources} /> : <Amount of="points" count={points} />;
  return <Line what={what} note={t(`ledger.reason.${reason}`, { from, to })} />;
}

function Gains({ ledger }: Readonly<{ ledger: Ledger }>) {
  const t = useBoardTexts();
  const gains = ledger.gains.filter(({ goods }) => goods.resources + goods.tiles + goods.points > 0);
  return (
    <Entry title={t('ledger.get')}>
      {gains.map((gain) => (
        <Line
          key={gain.reason}
          what={<Amounts goods={gain.goods} sign="+" />}
          note={<GainNote gain={gain} ledger={ledger} />}
        />
      ))}
      {ledger.keeps ? <Kept card={ledger.keeps} /> : null}
      {gains.length === 0 && !ledger.keeps ? <p className={styles.note}>{t('ledger.nothing')}</p> : null}
    </Entry>
  );
}

function GainNote({ gain: { reason, from }, ledger: { action } }: Readonly<{ gain: LedgerGain; ledger: Ledger }>) {
  const t = useBoardTexts();
  const { card, say } = useGameWords();
  const isBuilding = (each: BuildingId | CharacterId): each is BuildingId => typeof each === 'string';
  if (reason === 'yield') return say({ kind: 'list', items: from.filter(isBuilding).map(card) });
  return t(`ledger.gain.${reason}`, { action });
}

/** The played card stays; an `=` card says what it would count now. */
function Kept({ card }: Readonly<{ card: BuildingId }>) {
  const t = useBoardTexts();
  const { view, you } = useTable();
  const worth = you ? worthNow(card, view, you) : null;
  return (
    <Line
      what={<CardChip card={card} />}
      note={worth === null ? t('ledger.kept') : t('ledger.keptWorth', { count: worth })}
    />
  );
}

function worthNow(card: BuildingId, view: GinkgopolisView, you: SeatView): number | null {
  const { bonus } = buildingCard(card);
  if (bonus.kind === 'permanent') return null;
  const own = view.buildings.filter(({ owner }) => owner === you.seat);
  return scoringPoints(bonus.rule, own, { characters: you.characters, tableau: [...you.tableau, card] });
}

function OtherGets({ other: { seat, resources, points } }: Readonly<{ other: Ledger['others'][number] }>) {
  const t = useBoardTexts();
  const { owners } = useTable();
  const { nameOf } = useGameWords();
  const owner = owners[seat];
  return (
    <Entry
      title={
        <span className="line-clamp-2 break-words">
          {owner ? <OwnerMark owner={owner} size={16} silent className="mr-1" /> : null}
          {t('ledger.otherGets', { player: nameOf(seat) })}
        </span>
      }
    >
      <Line what={<Amounts goods={{ resources, points, tiles: 0 }} sign="+" />} note={t('ledger.back')} />
    </Entry>
  );
}

/** Who has how much in the district the tile would stand in, and what that changes. */
function DistrictEntry({ district: { before, after, view } }: Readonly<{ district: NonNullable<Ledger['district']> }>) {
  const t = useBoardTexts();
  const locale = useLocale();
  const { you, owners } = useTable();
  const place = placeIn(view, you?.seat);
  return (
    <Entry title={t('ledger.district')}>
      <p className={styles.tug} aria-hidden="true">
        {view.resources.map(({ seat, resources }) => (
          <span key={seat} style={{ flexGrow: resources, background: `var(--own-${owners[seat]?.colour})` }}>
            {owners[seat]?.letter} {resources}
          </span>
        ))}
      </p>
      <p className="sr-only">
        {remarksText(
          view.resources.map(({ seat, resources }) => `${owners[seat]?.name} ${resources}`),
          locale,
        )}
      </p>
      <p className={`mt-1 ${styles.note}`}>{t('ledger.place', { place, before, after })}</p>
    </Entry>
  );
}
