'use client';

import type { Prompt } from '@/lib/engine/game-definition';
import { useIssuing } from '@/lib/games/issuing';
import { CommandNotice } from '@/lib/ui/command-notice';
import { Icon } from '@/lib/ui/icon';
import { Panel } from '@/lib/ui/panel';
import { Radio, RadioGroup } from '@/lib/ui/radio-group';
import { SealButton } from '@/lib/ui/seal-button';
import { useKept } from '@/lib/ui/use-kept';
import { characterCard } from '../cards';
import type { CharacterId } from '../components';
import { PROMPT_RULES } from '../help/prompt-rules';
import { characterBonus, goodsInWords } from '../wording';
import { Amounts } from './amount';
import styles from './card.module.css';
import { Tick } from './hand';
import { Rule } from './rule';
import { SealedScene } from './sealed-panel';
import { SYMBOLS } from './symbols';
import { useBoardTexts, useGameWords, useTable } from './table-context';
import { useAnswerKey, usePrompt } from './use-turn';

function parsePick(kept: unknown): number | null {
  return typeof kept === 'number' ? kept : null;
}

export function useDraftPick() {
  const { view, you } = useTable();
  const [kept, setKept] = useKept(useAnswerKey('character'), parsePick);
  const pack = view.draftPack ?? [];
  const sealed = you?.pick ?? null;
  const picked = kept !== null && pack.includes(kept) ? kept : sealed;
  return { pack, picked, sealed, setPicked: setKept };
}

/** The characters that were passed on, in the place of the hand. */
export function DraftPack() {
  const t = useBoardTexts();
  const prompt = usePrompt();
  const { pack, picked, setPicked } = useDraftPick();
  return (
    <RadioGroup
      label={t('draft.pack')}
      picked={picked === null ? null : String(picked)}
      onPick={(id) => setPicked(Number(id))}
      className={`${styles.cards} ${styles.pack} pt-3`}
    >
      {pack.map((id) => (
        <CharacterCard key={id} id={id} disabled={!prompt} />
      ))}
    </RadioGroup>
  );
}

function CharacterCard({ id, disabled }: Readonly<{ id: CharacterId; disabled: boolean }>) {
  const t = useBoardTexts();
  const { character, say } = useGameWords();
  const { colour, start, bonus } = characterCard(id);
  const label = t('draft.label', {
    character: character(id),
    start: say(goodsInWords(start)),
    bonus: say(characterBonus(id)),
  });
  return (
    <Radio value={String(id)} label={label} disabled={disabled} className={`${styles.card} is-${colour}`}>
      <span className={`${styles.head} font-serif! text-base! max-md:text-sm!`}>
        <Icon name={SYMBOLS[colour]} size={16} />
        <span className="truncate">{character(id)}</span>
      </span>
      <span className={`${styles.edge} ${styles[`edge-${colour}`]}`} />
      <span className={`${styles.picture} grid! place-items-center content-center gap-1`}>
        <span className="grid size-9 place-items-center rounded-full bg-building-soft text-building-ink [--cut:var(--b-soft)] max-md:hidden [@media(max-height:840px)]:hidden">
          <Icon name={bonus.when} size={22} />
        </span>
        <span className="text-ink-3 text-xs max-md:hidden">{t('draft.start')}</span>
        <Amounts goods={start} size={15} className="justify-center gap-x-2! max-md:text-xs" />
      </span>
      <span className={`${styles.text} max-md:block! max-md:p-1!`}>
        <span className={`${styles.when} max-md:hidden!`}>
          <Icon name={bonus.when} size={13} />
          {t(`hand.when.${bonus.when}`)}
        </span>
        <span className={`${styles.what} flex! items-center gap-1.5`}>
          <Icon name={bonus.when} size={14} className="md:hidden" />
          <Amounts goods={bonus.gain} sign="+" size={14} />
        </span>
      </span>
      <Tick />
    </Radio>
  );
}

export function DraftPanel({ prompt }: Readonly<{ prompt: Prompt }>) {
  const t = useBoardTexts();
  const { character } = useGameWords();
  const { issue, command } = useIssuing();
  const { picked, sealed } = useDraftPick();
  if (prompt.settled && picked === sealed && sealed !== null) {
    return <SealedScene what={t('draft.kept', { character: character(sealed) })} />;
  }
  return (
    <Panel
      title={t('draft.title')}
      rule={<Rule to={PROMPT_RULES['pick-character']} about={t('draft.title')} />}
      actions={
        <>
          <CommandNotice command={command} />
          <SealButton
            words={picked === null ? '' : t('draft.keep', { character: character(picked) })}
            missing={picked === null ? t('missing.character') : undefined}
            command={command}
            onPress={() =>
              picked !== null && void issue(prompt.id, { type: 'PickCharacter', data: { character: picked } })
            }
          />
        </>
      }
      note={t('draft.note')}
    >
      <p className="pb-1 text-ink-2 text-sm">{t('draft.explanation')}</p>
    </Panel>
  );
}
