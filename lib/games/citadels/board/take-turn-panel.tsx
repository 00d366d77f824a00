'use client';

import { useIssuing } from '@/lib/games/issuing';
import type { SealProps } from '@/lib/games/seal-props';
import { Button } from '@/lib/ui/button';
import { CommandNotice } from '@/lib/ui/command-notice';
import type { IconName } from '@/lib/ui/icon-shapes';
import { Panel } from '@/lib/ui/panel';
import { SealButton } from '@/lib/ui/seal-button';
import { isBusy } from '@/lib/ui/use-command';
import { Words } from '@/lib/ui/wording';
import type { CitadelsCommand, CommandType } from '../commands';
import { COMMAND_RULES } from '../help/command-rules';
import { phrase } from '../recap';
import { inARow } from '../wording';
import { EndQuestion } from './end-question';
import { Section, StepButton } from './options';
import { PowerSection } from './power-sections';
import { Rule } from './rule';

import { useStory } from './story-context';
import { useBoardTexts, useGameWords, useTable } from './table-context';
import styles from './take-turn-panel.module.css';
import type { TurnChoices } from './turn-choices';
import { BuildSection, DistrictSections, IncomeSection } from './turn-sections';
import { useStepWords } from './use-step-words';
import { useTakeWords } from './use-take-words';
import { useTurn } from './use-turn';

/** What the player may still do in the turn, step by step, and the seal that carries out what is picked or ends it. */
export function TakeTurnPanel({ seal, onEnter }: SealProps) {
  const t = useBoardTexts();
  const { view } = useTable();
  const { character: nameOf, power } = useGameWords();
  const { choices, picked } = useTurn();
  const wordsOf = useStepWords();
  const { turn } = view;
  if (!turn || !choices) return null;
  const title = t('turn.title', { name: nameOf(turn.character) });
  const needsAction = choices.end.refusal !== undefined;
  return (
    <Panel
      title={title}
      summary={<b>{picked ? wordsOf(picked) : t('turn.summary', { name: nameOf(turn.character) })}</b>}
      actions={
        <>
          <EndQuestion />
          {needsAction ? <TakeButtons choices={choices} /> : null}
          <CarryOut choices={choices} seal={seal} />
        </>
      }
      note={t(picked ? 'turn.notePicked' : 'turn.note')}
      rule={<Rule to={turn.character} about={title} />}
    >
      <p className="pb-2 text-ink-2 text-sm">{power(turn.character)}</p>
      <Done />
      <PowerSection choices={choices} onEnter={onEnter} />
      <IncomeSection choices={choices} />
      <BuildSection choices={choices} onEnter={onEnter} />
      <DistrictSections choices={choices} onEnter={onEnter} />
      <Proposal choices={choices} />
    </Panel>
  );
}

/** A turn may take days: what has been done of it. */
function Done() {
  const { done } = useStory();
  const { wording } = useGameWords();
  if (done.length === 0) return null;
  const deeds = inARow(done.map(phrase));
  return (
    <p className={styles.done}>
      <Words>{wording({ kind: 'message', key: 'board.turn.done', values: { deeds } })}</Words>
    </p>
  );
}

/** The action: gold or cards, in one press. */
function TakeButtons({ choices: { gold, cards } }: Readonly<{ choices: TurnChoices }>) {
  const t = useBoardTexts();
  const { carryOut, command } = useTurn();
  const busy = isBusy(command);
  const words = useTakeWords();
  return (
    <div className="-mr-1.5 flex items-center gap-1.5">
      <fieldset className={styles.take} aria-label={t('turn.take')}>
        <TakeButton
          {...words.gold(gold)}
          disabled={busy || gold.refusal !== undefined}
          onPress={() => void carryOut(gold.command)}
        />
        <TakeButton
          {...words.cards(cards)}
          disabled={busy || cards.refusal !== undefined}
          onPress={() => void carryOut(cards.command)}
        />
      </fieldset>
      <Rule to={COMMAND_RULES.TakeGold} about={t('turn.take')} />
    </div>
  );
}

type TakeButtonProps = Readonly<{ words: string; more: string; disabled: boolean; onPress: () => void }>;

function TakeButton({ words, more, disabled, onPress }: TakeButtonProps) {
  return (
    <Button
      look="primary"
      className={styles.action}
      aria-disabled={disabled || undefined}
      onClick={() => {
        if (!disabled) onPress();
      }}
    >
      {words}
      {more ? <small>{more}</small> : null}
    </Button>
  );
}

const STEP_ICONS: Readonly<Partial<Record<CommandType, IconName>>> = {
  Build: 'hammer',
  Murder: 'dagger',
  Rob: 'mask',
  SwapHands: 'turn',
  ExchangeCards: 'turn',
  Destroy: 'sword',
  UseLaboratory: 'coin',
};

type CarryOutProps = Readonly<{ choices: TurnChoices; seal: SealProps['seal'] }>;

/** The seal: of the step that is picked, or else of the turn. */
function CarryOut({ choices, seal }: CarryOutProps) {
  const t = useBoardTexts();
  const { picked, pick, carryOut } = useTurn();
  const { command } = useIssuing<CitadelsCommand>();
  const wordsOf = useStepWords();
  const { back, end, income } = choices;
  const leaves = !picked && !end.refusal && income && !income.refusal ? income.amount : 0;
  return (
    <>
      {leaves > 0 ? <p className={styles.leaves}>{t('turn.leaves', { count: leaves })}</p> : null}
      <CommandNotice command={command} />
      {end.refusal && !picked ? null : (
        <SealButton
          ref={seal}
          icon={picked ? (STEP_ICONS[picked.type] ?? 'sealed') : 'check'}
          words={picked ? wordsOf(picked) : t('turn.end')}
          command={command}
          onPress={() => void carryOut(picked ?? end.command)}
        />
      )}
      {picked || !back.refusal ? (
        <div className={styles.aside}>
          {picked ? (
            <button type="button" className={styles.text} onClick={() => pick(null)}>
              {t('turn.unpick')}
            </button>
          ) : null}
          {back.refusal ? null : (
            <button
              type="button"
              className={styles.text}
              aria-disabled={isBusy(command) || undefined}
              onClick={() => {
                if (!isBusy(command)) void carryOut(back.command);
              }}
            >
              {t('turn.back')}
            </button>
          )}
          {back.refusal ? null : <Rule to={COMMAND_RULES.TakeStepBack} about={t('turn.back')} />}
        </div>
      ) : null}
    </>
  );
}

/** After very many rounds. */
function Proposal({ choices: { proposal } }: Readonly<{ choices: TurnChoices }>) {
  const t = useBoardTexts();
  const { carryOut, command } = useTurn();
  if (!proposal || proposal.refusal) return null;
  return (
    <Section title={t('proposal.title')} rule={COMMAND_RULES.ProposeEnd}>
      <StepButton
        words={t('proposal.propose')}
        disabled={isBusy(command)}
        onPress={() => void carryOut(proposal.command)}
      />
    </Section>
  );
}
