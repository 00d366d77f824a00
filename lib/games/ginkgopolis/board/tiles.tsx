'use client';

import { useId } from 'react';
import { Icon, IconGlyph } from '@/lib/ui/icon';
import { Radio, RadioGroup } from '@/lib/ui/radio-group';
import { reachable } from '@/lib/ui/reachable';
import { decorative } from '@/lib/ui/tip';
import type { TileId } from '../components';
import { partsOf } from '../components';
import type { Goods, Ledger } from '../view-types';
import { Amount, Amounts } from './amount';
import { CardChip } from './card-chip';
import type { ChoiceDraft } from './choice-draft';
import { ledgerOf } from './choice-draft';
import { PATTERNS, patternId } from './city/patterns';
import { Tick } from './hand';
import { gained, netCost } from './ledger-sums';
import { Rule } from './rule';
import { SYMBOLS } from './symbols';
import { useBoardTexts, useGameWords, useTable } from './table-context';
import styles from './tiles.module.css';

/** What stands for "no tile" among the values of the group. */
const NONE = 'none';

type TilesProps = Readonly<{
  draft: ChoiceDraft;
  onPick: (tile: TileId | null) => void;
  onEnter?: (() => void) | undefined;
  disabled: boolean;
}>;

/** The tiles behind the screen, each with what it would cost on the picked card, and "no tile". */
export function Tiles({ draft, onPick, onEnter, disabled }: TilesProps) {
  const t = useBoardTexts();
  const { you } = useTable();
  const tiles = you?.screen?.tiles ?? [];
  return (
    <div className={styles.tiles} data-guide="tiles">
      <div className={styles.heading}>
        <h3>{t('tiles.title')}</h3>
        <Rule to="three-actions" about={t('tiles.title')} />
      </div>
      <RadioGroup
        label={t('tiles.title')}
        picked={draft.card ? (draft.tile ?? NONE) : draft.tile}
        onPick={(tile) => onPick(tile === NONE ? null : (tile as TileId))}
        onEnter={onEnter}
        disabled={disabled}
        className={styles.rack}
      >
        <div className={styles.row} {...(disabled ? reachable : {})}>
          {tiles.map((tile) => (
            <Tile key={tile} tile={tile} draft={draft} />
          ))}
          {tiles.length === 0 ? <p className="py-3 text-ink-3 text-sm">{t('tiles.empty')}</p> : null}
        </div>
        <NoTile draft={draft} />
      </RadioGroup>
    </div>
  );
}

function usePreview(draft: ChoiceDraft, tile: TileId | null): Ledger | undefined {
  const { view, you } = useTable();
  return you ? ledgerOf({ ...draft, tile }, view, you) : undefined;
}

function Tile({ tile, draft }: Readonly<{ tile: TileId; draft: ChoiceDraft }>) {
  const t = useBoardTexts();
  const { card } = useGameWords();
  const ledger = usePreview(draft, tile);
  const cost = ledger && netCost(ledger);
  const label = !ledger
    ? card(tile)
    : ledger.fallsBack
      ? t('tiles.tooDearLabel', { tile: card(tile) })
      : t('tiles.costLabel', { tile: card(tile), resources: cost?.resources ?? 0, points: cost?.points ?? 0 });
  return (
    <Radio value={tile} label={label} className={styles.tile}>
      <TileFace tile={tile} />
      <span className="md:hidden">
        <CardChip card={tile} large />
      </span>
      <Tick />
      <span className={styles.cost}>{ledger ? <Cost fallsBack={ledger.fallsBack} cost={cost} /> : null}</span>
    </Radio>
  );
}

function Cost({ fallsBack, cost }: Readonly<{ fallsBack: Ledger['fallsBack']; cost: Goods | undefined }>) {
  const t = useBoardTexts();
  if (fallsBack) return <span className="text-center font-semibold text-warn">{t('tiles.tooDear')}</span>;
  return cost ? (
    <>
      {cost.resources > 0 ? <Amount of="resources" count={cost.resources} sign="−" size={13} /> : null}
      {cost.points > 0 ? <Amount of="points" count={cost.points} sign="−" size={13} /> : null}
    </>
  ) : null;
}

function NoTile({ draft }: Readonly<{ draft: ChoiceDraft }>) {
  const t = useBoardTexts();
  const ledger = usePreview(draft, null);
  const sum = ledger && gained(ledger);
  return (
    <Radio value={NONE} label={t('tiles.none')} className={styles.alone}>
      <Icon name="exploit" size={15} />
      <span>{t('tiles.none')}</span>
      {sum ? <Amounts goods={sum} sign="+" size={13} className="justify-center gap-x-1.5! text-xs" /> : null}
    </Radio>
  );
}

/** A tile as it lies behind the screen: pattern and symbol of its colour, its number on paper. */
export function TileFace({ tile }: Readonly<{ tile: TileId }>) {
  const drawing = useId();
  const { colour, number } = partsOf(tile);
  const { width, height, lines } = PATTERNS[colour];
  const pattern = patternId(drawing, colour);
  return (
    <svg className={`${styles.face} is-${colour}`} viewBox="0 0 62 62" aria-hidden="true" {...decorative}>
      <defs>
        <pattern id={pattern} width={width} height={height} patternUnits="userSpaceOnUse">
          <path className="city-pattern" d={lines} />
        </pattern>
      </defs>
      <rect className="city-square" width="62" height="62" />
      <rect width="62" height="62" fill={`url(#${pattern})`} />
      <svg x="6" y="6" width="17" height="17" viewBox="0 0 24 24" className="city-plate-symbol" aria-hidden="true">
        <IconGlyph name={SYMBOLS[colour]} />
      </svg>
      <rect className="city-paper" x="22" y="24" width="34" height="29" rx="5" />
      <text className="city-plate-number" style={{ fontSize: 22 }} x="39" y="46.5" textAnchor="middle">
        {number}
      </text>
    </svg>
  );
}
