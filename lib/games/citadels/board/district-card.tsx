import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { sentencesText } from '@/lib/i18n/joined-text';
import { Icon } from '@/lib/ui/icon';
import type { DistrictId } from '../components';
import { DISTRICTS } from '../districts';
import styles from './district-card.module.css';
import { DistrictPicture, kindOf } from './district-picture';
import { DistrictRule } from './rule';
import { KIND_ICONS } from './symbols';
import { useBoardTexts, useGameWords } from './table-context';

type DistrictFaceProps = Readonly<{
  district: DistrictId;
  /** With the way to the rule about what it does. */
  told?: boolean;
  children?: ReactNode;
}>;

/** The face of a district card: cost, picture, name and the symbol of its kind. What it says aloud stands outside. */
export function DistrictFace({ district, told = false, children }: DistrictFaceProps) {
  const { district: nameOf } = useGameWords();
  const { colour, cost, score } = DISTRICTS[district];
  return (
    <>
      <span className={`${styles.picture} ${kindOf(district)}`}>
        <DistrictPicture district={district} />
        <span className={styles.pattern} data-kind={colour} />
        {told ? <DistrictRule district={district} className={styles.rule ?? ''} /> : null}
      </span>
      <span className={styles.cost}>{cost}</span>
      {score === cost ? null : <span className={styles.score}>{score}</span>}
      <span className={`${styles.caption} ${kindOf(district)}`}>
        <span className={styles.name}>{nameOf(district)}</span>
        <Icon name={KIND_ICONS[colour]} size={14} />
      </span>
      {children}
    </>
  );
}

/** All that the picture of a card says, as one sentence. */
export function useDistrictLabel() {
  const t = useBoardTexts();
  const { district: nameOf, rule } = useGameWords();
  const locale = useLocale();
  return (district: DistrictId): string => {
    const { colour, cost } = DISTRICTS[district];
    const facts = { name: nameOf(district), kind: t(`kinds.${colour}`), cost };
    return sentencesText([t('district.label', facts), rule(district) ?? ''], locale);
  };
}

type CardLook = Readonly<{
  /** Of no use now. */
  off?: boolean;
  /** One of many: its symbol makes room for its name. */
  narrow?: boolean;
}>;

export function cardClasses(more = '', { off = false, narrow = false }: CardLook = {}): string {
  return `${styles.card} ${off ? styles.off : ''} ${narrow ? styles.narrow : ''} ${more}`;
}
