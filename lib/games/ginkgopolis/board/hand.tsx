'use client';

import { Icon } from '@/lib/ui/icon';
import { OwnerMark } from '@/lib/ui/owner-mark';
import { PickTick } from '@/lib/ui/pickable';
import { Radio, RadioGroup } from '@/lib/ui/radio-group';
import { buildingCard } from '../cards';
import { buildingId, neighbours } from '../city';
import type { BuildingId, CardId, Letter } from '../components';
import { isLetter } from '../components';
import { buildingOf } from '../seen-city';
import type { BuildingView } from '../view-types';
import { buildingBonus } from '../wording';
import { Amount } from './amount';
import { BonusText } from './bonus-text';
import styles from './card.module.css';
import { CardChip } from './card-chip';
import { TABLE_SHAPES } from './city/shape-names';
import { PlotVignette, Vignette } from './city/vignette';
import { SYMBOLS } from './symbols';
import { useBoardTexts, useGameWords, useTable } from './table-context';

type HandProps = Readonly<{
  hand: readonly CardId[];
  picked: CardId | null;
  onPick: (card: CardId) => void;
  onEnter?: (() => void) | undefined;
  disabled: boolean;
}>;

/** The cards of the hand as a radio group. */
export function Hand({ hand, picked, onPick, onEnter, disabled }: HandProps) {
  const t = useBoardTexts();
  return (
    <RadioGroup
      label={t('hand.title')}
      picked={picked}
      onPick={(card) => onPick(card as CardId)}
      onEnter={onEnter}
      disabled={disabled}
      className={styles.cards}
    >
      {hand.map((card) =>
        isLetter(card) ? <LetterCard key={card} letter={card} /> : <BuildingCard key={card} card={card} />,
      )}
    </RadioGroup>
  );
}

/** The building a card names; on a phone its height tells what it would yield. */
function BuildingCard({ card }: Readonly<{ card: BuildingId }>) {
  const t = useBoardTexts();
  const { view } = useTable();
  const label = useCardLabel();
  const { colour, number, bonus } = buildingCard(card);
  const building = buildingOf(view, card);
  const when = bonus.kind === 'permanent' ? bonus.when : 'equals';
  return (
    <Radio value={card} label={label(card)} className={`${styles.card} is-${colour}`}>
      <span className={styles.head}>
        <Icon name={SYMBOLS[colour]} size={17} />
        {number}
        <Where building={building} />
      </span>
      <span className={`${styles.edge} ${styles[`edge-${colour}`]}`} />
      <span className={styles.picture}>
        {building ? <Vignette building={{ ...building, site: false }} shapes={TABLE_SHAPES} /> : null}
      </span>
      <span className={styles.text}>
        <span className={styles.when}>
          <Icon name={when} size={13} />
          {t(`hand.when.${when}`)}
        </span>
        <span className={styles.what}>
          <BonusText bonus={bonus} />
        </span>
      </span>
      <Tick />
    </Radio>
  );
}

function Where({ building }: Readonly<{ building: BuildingView | undefined }>) {
  const t = useBoardTexts();
  const { owners } = useTable();
  const owner = building && building.owner !== null ? owners[building.owner] : undefined;
  return (
    <span className={styles.where}>
      {owner ? <OwnerMark owner={owner} size={22} silent /> : <span className={styles.nobodys}>{t('nobodys')}</span>}
    </span>
  );
}

function LetterCard({ letter }: Readonly<{ letter: Letter }>) {
  const t = useBoardTexts();
  const label = useCardLabel();
  const neighbour = useNeighbour()(letter);
  return (
    <Radio value={letter} label={label(letter)} className={`${styles.card} ${styles.letterCard}`}>
      <span className={styles.head}>
        <span className={styles.bigLetter}>{letter}</span>
        <span className={styles.where}>
          <span className={`${styles.whereWord} inline-flex items-center gap-1.5`}>
            <span className={styles.besideWord}>{t('hand.besideShort')}</span>{' '}
            {neighbour ? <CardChip card={neighbour} /> : null}
          </span>
          <Icon name="urbanize" size={16} className="bg-transparent! p-0! md:hidden" />
        </span>
      </span>
      <span className={styles.picture}>
        <PlotVignette />
      </span>
      <span className={styles.text}>
        <span className={styles.when}>
          <Icon name="exploit" size={13} />
          {t('hand.when.alone')}
        </span>
        <span className={`${styles.what} flex! items-center gap-1`}>
          <Amount of="resources" count={1} size={14} /> {t('or')} <Amount of="tiles" count={1} size={14} />
        </span>
      </span>
      <Tick />
    </Radio>
  );
}

export function Tick() {
  const { you } = useTable();
  return <PickTick icon={you?.sealed ? 'sealed' : 'check'} />;
}

/** A building next to a letter: by it the letter is found. */
function useNeighbour() {
  const { view } = useTable();
  return (letter: Letter): BuildingId | undefined => {
    const around = neighbours(view.tokens[letter]);
    const building = view.buildings.find(({ space }) => around.includes(space));
    return building && buildingId(building);
  };
}

/** All that a card's picture says, as one sentence. */
function useCardLabel() {
  const t = useBoardTexts();
  const { view } = useTable();
  const { card: nameOf, say, nameOf: playerOf } = useGameWords();
  const neighbourOf = useNeighbour();
  return (card: CardId): string => {
    if (isLetter(card)) {
      const neighbour = neighbourOf(card);
      return t('hand.letterLabel', { letter: card, building: neighbour ? nameOf(neighbour) : 'none' });
    }
    const building = buildingOf(view, card);
    const owner = building && building.owner !== null ? playerOf(building.owner) : t('nobody');
    const bonus = say(buildingBonus(card));
    return t('hand.buildingLabel', { building: nameOf(card), floors: building?.height ?? 0, owner, bonus });
  };
}
