'use client';

import type { Prompt } from '@/lib/engine/game-definition';
import { useIssuing } from '@/lib/games/issuing';
import { CommandNotice } from '@/lib/ui/command-notice';
import { Panel } from '@/lib/ui/panel';
import { SealButton } from '@/lib/ui/seal-button';
import { tipped } from '@/lib/ui/tip';
import { useKept } from '@/lib/ui/use-kept';
import type { TileId } from '../components';
import { PROMPT_RULES } from '../help/prompt-rules';
import { returnableTiles } from './offers';
import { Rule } from './rule';
import { SealedScene } from './sealed-panel';
import { useBoardTexts, useGameWords, useTable } from './table-context';
import { TileFace } from './tiles';
import styles from './tiles.module.css';
import { useAnswerKey, usePrompt } from './use-turn';

type Picked = readonly string[] | null;

function parsePicked(kept: unknown): Picked {
  return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : null;
}

/** The tiles picked to go back, and whether a sealed answer is open again. */
export function useGiveBack() {
  const { view, you } = useTable();
  const prompt = usePrompt();
  const [kept, setKept] = useKept(useAnswerKey('tiles'), parsePicked);
  const own = you ? returnableTiles(view, you) : [];
  const isOpen = prompt !== undefined && (!prompt.settled || kept !== null);
  const picked = isOpen ? own.filter((tile) => kept?.includes(tile)) : (you?.giveBack ?? []);
  return {
    own,
    picked,
    isOpen,
    pick: (tiles: readonly TileId[]) => setKept([...tiles]),
    toggle: (tile: TileId) =>
      setKept(picked.includes(tile) ? picked.filter((each) => each !== tile) : [...picked, tile]),
    reopen: () => setKept([...(you?.giveBack ?? [])]),
    close: () => setKept(null),
  };
}

/** The tiles to pick from, in the place of the hand. */
export function GiveBackTiles() {
  const t = useBoardTexts();
  const { card } = useGameWords();
  const { own, picked, isOpen, toggle } = useGiveBack();
  return (
    <fieldset className="pt-3 max-md:p-3" disabled={!isOpen}>
      <legend className="font-semibold text-ink-2 text-sm max-md:pt-2">{t('giveBack.tiles')}</legend>
      <div className="flex flex-wrap gap-3 py-2">
        {own.map((tile) => (
          <label
            key={tile}
            {...tipped}
            className={`${styles.tile} ${styles.picking}`}
            data-picked={picked.includes(tile) || undefined}
          >
            <input
              type="checkbox"
              className="sr-only"
              aria-label={card(tile)}
              checked={picked.includes(tile)}
              onChange={() => toggle(tile)}
            />
            <TileFace tile={tile} />
          </label>
        ))}
        {own.length === 0 ? <p className="py-4 text-ink-3 text-sm">{t('giveBack.none')}</p> : null}
      </div>
    </fieldset>
  );
}

/** The tile supply ran out: who gives back how much is decided in secret. */
export function GiveBackPanel({ prompt }: Readonly<{ prompt: Prompt }>) {
  const t = useBoardTexts();
  const { issue, command } = useIssuing();
  const { picked, isOpen, reopen, close } = useGiveBack();
  if (!isOpen) {
    return <SealedScene what={t('giveBack.sealed', { count: picked.length })} onChange={reopen} />;
  }
  const onSeal = async () => {
    if (await issue(prompt.id, { type: 'GiveBackTiles', data: { tiles: [...picked] } })) close();
  };
  return (
    <Panel
      title={t('giveBack.title')}
      rule={<Rule to={PROMPT_RULES['give-back-tiles']} about={t('giveBack.title')} />}
      actions={
        <>
          <CommandNotice command={command} />
          <SealButton
            words={t('giveBack.seal', { count: picked.length })}
            command={command}
            onPress={() => void onSeal()}
          />
        </>
      }
      note={t('giveBack.note')}
    >
      <div className="grid gap-2 pb-1 text-ink-2 text-sm">
        <p>{t('giveBack.explanation')}</p>
        <p>{t('giveBack.warning')}</p>
      </div>
    </Panel>
  );
}
