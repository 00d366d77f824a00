'use client';

import type { Prompt } from '@/lib/engine/game-definition';
import { useIssuing } from '@/lib/games/issuing';
import type { SealProps } from '@/lib/games/seal-props';
import { CommandNotice } from '@/lib/ui/command-notice';
import { Panel } from '@/lib/ui/panel';
import { SealButton } from '@/lib/ui/seal-button';
import type { CitadelsCommand } from '../commands';
import type { CharacterId } from '../components';
import { PROMPT_RULES } from '../help/prompt-rules';
import { EndQuestion } from './end-question';
import { Option, OptionGroup } from './options';
import { Rule } from './rule';

import { CHARACTER_ICONS } from './symbols';
import { useBoardTexts, useGameWords, useTable } from './table-context';
import { useDraftPick } from './use-draft-pick';

/** The last to pick has two cards left, however many play. */
const LAST_CARDS = 2;

/** Keeps one of the characters that were passed on. */
export function DraftPanel({ prompt, seal, onEnter }: SealProps & Readonly<{ prompt: Prompt }>) {
  const t = useBoardTexts();
  const { view } = useTable();
  const { character: nameOf, power } = useGameWords();
  const { issue, command } = useIssuing<CitadelsCommand>();
  const { picked, buried } = useDraftPick();
  const buries = view.draft?.buries ?? false;
  const missing = picked === null ? 'character' : buries && buried === null ? 'bury' : undefined;
  const hint = buries ? 'hintBury' : view.draft?.cards === LAST_CARDS ? 'last' : 'hint';
  return (
    <Panel
      kind={t('round', { round: view.round })}
      title={picked ? nameOf(picked) : t('draft.choose')}
      summary={<b>{picked ? power(picked) : t('draft.choose')}</b>}
      actions={
        <>
          <EndQuestion />
          {buries ? <BuryQuestion picked={picked} onEnter={onEnter} /> : null}
          <CommandNotice command={command} />
          <SealButton
            ref={seal}
            words={picked ? t('draft.keep', { name: nameOf(picked) }) : ''}
            missing={missing ? t(`missing.${missing}`) : undefined}
            command={command}
            onPress={() =>
              picked && void issue(prompt.id, { type: 'PickCharacter', data: { character: picked, bury: buried } })
            }
          />
        </>
      }
      note={t('draft.note')}
      rule={<Rule to={picked ?? PROMPT_RULES['pick-character']} about={picked ? nameOf(picked) : t('draft.choose')} />}
    >
      <p className="pb-1 text-ink-2 text-sm">{picked ? power(picked) : t(`draft.${hint}`)}</p>
    </Panel>
  );
}

type BuryQuestionProps = Readonly<{ picked: CharacterId | null; onEnter: () => void }>;

/** Two players lay a second card aside with the one they keep. */
function BuryQuestion({ picked, onEnter }: BuryQuestionProps) {
  const t = useBoardTexts();
  const { view } = useTable();
  const { character: nameOf } = useGameWords();
  const { buried, setBuried } = useDraftPick();
  return (
    <OptionGroup
      title={t('draft.bury')}
      rule="two-characters"
      short
      picked={buried}
      onPick={(character) => setBuried(character as CharacterId)}
      onEnter={onEnter}
    >
      {(view.offered ?? []).map((character) => (
        <Option
          key={character}
          value={character}
          icon={CHARACTER_ICONS[character]}
          words={nameOf(character)}
          disabled={character === picked}
        />
      ))}
    </OptionGroup>
  );
}
