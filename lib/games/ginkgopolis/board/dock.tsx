'use client';

import dynamic from 'next/dynamic';
import { fetched } from '@/lib/ui/fetched';
import type { CardId, TileId } from '../components';
import { Amounts } from './amount';
import { withCard, withTile } from './choice-draft';
import styles from './dock.module.css';
import { Hand } from './hand';
import { NewHandButton } from './new-hand-button';
import { useBoardTexts, useTable } from './table-context';
import { Tiles } from './tiles';
import { useTurn } from './use-turn';

const DraftPack = dynamic(() => fetched(() => import('./draft').then((part) => part.DraftPack)));
const GiveBackTiles = dynamic(() => fetched(() => import('./give-back').then((part) => part.GiveBackTiles)));

/** Below the city: what lies behind the viewer's screen. */
export function Dock({ onEnter }: Readonly<{ onEnter: () => void }>) {
  const { view, you } = useTable();
  if (view.scores || !you?.screen) return null;
  return (
    <div data-dock="" className={styles.dock}>
      <OwnScreen />
      {view.phase === 'drafting' ? <DraftPack /> : null}
      {view.phase === 'giving-back' ? <GiveBackTiles /> : null}
      {view.phase !== 'drafting' && view.phase !== 'giving-back' ? <OwnHand onEnter={onEnter} /> : null}
    </div>
  );
}

function OwnScreen() {
  const t = useBoardTexts();
  const { you, view } = useTable();
  const { prompt } = useTurn();
  if (!you?.screen) return null;
  const { resources, points, tiles } = you.screen;
  const mayTakeNewHand = prompt?.kind === 'choose-card' && view.options.smallChoices === 'sealed';
  return (
    <div className={styles.screen}>
      <h2 className={styles.title}>
        <span className="max-md:hidden">{t('screen.title')}</span>
        <span className="md:hidden">{t('screen.short')}</span>
      </h2>
      <Amounts
        goods={{ resources, points, tiles: tiles.length }}
        all
        named
        size={17}
        className="gap-x-4! text-base [--cut:var(--sunk)] max-md:gap-x-3! max-md:text-sm max-md:[&_small]:hidden"
      />
      {prompt && mayTakeNewHand ? <NewHandButton prompt={prompt} /> : null}
    </div>
  );
}

function OwnHand({ onEnter }: Readonly<{ onEnter: () => void }>) {
  const { view, you } = useTable();
  const { draft, setDraft, isChoosing } = useTurn();
  const pickCard = (card: CardId) => setDraft(withCard(draft, card, view));
  const pickTile = (tile: TileId | null) => setDraft(withTile(draft, tile, view));
  return (
    <div className={styles.hand} data-sealed={!isChoosing || undefined} data-guide="hand">
      <Hand hand={you?.hand ?? []} picked={draft.card} onPick={pickCard} onEnter={onEnter} disabled={!isChoosing} />
      <span className={styles.rule} />
      <Tiles draft={draft} onPick={pickTile} onEnter={onEnter} disabled={!isChoosing} />
    </div>
  );
}
