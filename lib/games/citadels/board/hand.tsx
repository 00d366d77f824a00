'use client';

import { useLocale } from 'next-intl';
import { sentencesText } from '@/lib/i18n/joined-text';
import { Icon } from '@/lib/ui/icon';
import { PickTick, pickableClasses } from '@/lib/ui/pickable';
import { Radio, RadioGroup } from '@/lib/ui/radio-group';
import type { CitadelsCommand } from '../commands';
import type { DistrictId } from '../components';
import { COLOURS } from '../components';
import { DISTRICTS } from '../districts';
import { POINTS } from '../rulings';
import { cardClasses, DistrictFace, useDistrictLabel } from './district-card';
import { kindOfColour } from './district-picture';
import { Gold } from './gold';
import styles from './hand.module.css';
import { OrdersButton } from './orders-button';
import { pointsBuilt } from './seat-facts';
import { stepOf, textOf } from './steps';
import { KIND_ICONS } from './symbols';
import { useBoardTexts, useTable } from './table-context';
import type { Building } from './turn-choices';
import { useCardHint } from './use-card-hint';
import { useReason } from './use-reason';
import { useTurn } from './use-turn';

/** Below the cities: the viewer's gold and hand. A card that may be built now can be picked. */
export function Dock({ onEnter }: Readonly<{ onEnter: () => void }>) {
  const t = useBoardTexts();
  const { you } = useTable();
  if (!you?.hand) return null;
  return (
    <section className={styles.dock} aria-label={t('dock')} data-guide="hand">
      <Purse />
      <Hand hand={you.hand} onEnter={onEnter} />
      <FiveKinds />
    </section>
  );
}

function Purse() {
  const t = useBoardTexts();
  const { view, seat, you } = useTable();
  if (!you || seat === undefined) return null;
  return (
    <div className={styles.purse}>
      <h2>{t('purse.title')}</h2>
      <Gold count={you.gold} size={26} className={styles.gold ?? ''} />
      <p className={styles.points}>{t('purse.points', { count: pointsBuilt(view, seat) })}</p>
      <OrdersButton />
    </div>
  );
}

/** More kinds of card than these stand in smaller rows. */
const MOST_IN_A_ROW = 7;
/** With more kinds than these the cards of a row are narrow. */
const MOST_WIDE = 5;

type HandProps = Readonly<{ hand: readonly DistrictId[]; onEnter: () => void }>;

function Hand({ hand, onEnter }: HandProps) {
  const t = useBoardTexts();
  const { choices, picked, pick } = useTurn();
  if (hand.length === 0) return <p className={styles.empty}>{t('hand.empty')}</p>;
  const kinds = [...new Set(hand)];
  return (
    <RadioGroup
      label={t('hand.title')}
      picked={picked?.type === 'Build' ? textOf(picked) : null}
      onPick={(value) => pick(stepOf(value))}
      onEnter={onEnter}
      className={`${styles.cards} ${kinds.length > MOST_IN_A_ROW ? styles.many : ''}`}
      disabled={!choices}
    >
      {kinds.map((card) => (
        <HandCard
          key={card}
          narrow={kinds.length > MOST_WIDE}
          district={card}
          count={hand.filter((each) => each === card).length}
          building={choices?.builds.find(({ district }) => district === card)}
        />
      ))}
    </RadioGroup>
  );
}

type HandCardProps = Readonly<{
  district: DistrictId;
  /** Cards of one kind are equal and lie on each other. */
  count: number;
  narrow: boolean;
  building: Building | undefined;
}>;

function HandCard({ district, count, narrow, building }: HandCardProps) {
  const t = useBoardTexts();
  const labelOf = useDistrictLabel();
  const locale = useLocale();
  const { short, full } = useReason();
  const hint = useCardHint();
  const why = building?.refusal ? short(building.refusal) : hint(district);
  const spoken = building?.refusal ? full(building.refusal) : hint(district);
  const command: CitadelsCommand = { type: 'Build', data: { district } };
  return (
    <Radio
      value={textOf(command)}
      label={sentencesText([labelOf(district), count > 1 ? t('hand.copies', { count }) : '', spoken ?? ''], locale)}
      disabled={!building || building.refusal !== undefined}
      className={cardClasses(pickableClasses(styles.card), { off: building?.refusal !== undefined, narrow })}
    >
      <DistrictFace district={district} told>
        <span className={styles.why}>{why}</span>
      </DistrictFace>
      {count > 1 ? <span className={styles.count}>{t('hand.times', { count })}</span> : null}
      <PickTick />
    </Radio>
  );
}

/** The five kinds, of which a city that has them all scores more. */
function FiveKinds() {
  const t = useBoardTexts();
  const { view, seat } = useTable();
  const own = seat === undefined ? [] : (view.seats[seat]?.city ?? []);
  const has = COLOURS.filter((colour) => own.some(({ district }) => DISTRICTS[district].colour === colour));
  return (
    <div className={styles.five}>
      <span>{t('five.count', { count: has.length })}</span>
      <ul className={styles.set}>
        {COLOURS.map((colour) => {
          const label = t(has.includes(colour) ? 'five.has' : 'five.lacks', { kind: t(`kinds.${colour}`) });
          return (
            <li key={colour} className={kindOfColour(colour)} data-missing={!has.includes(colour) || undefined}>
              <Icon name={KIND_ICONS[colour]} size={15} label={label} />
            </li>
          );
        })}
      </ul>
      <span>{t('five.worth', { count: POINTS.fiveColours })}</span>
    </div>
  );
}
