'use client';

import { isBusy } from '@/lib/ui/use-command';
import { DISTRICTS } from '../districts';
import { COMMAND_RULES } from '../help/command-rules';
import { Gold } from './gold';
import { Option, OptionGroup, Section, StepButton } from './options';
import { commonReason, Reason } from './reason';
import { stepOf, textOf } from './steps';
import { KIND_ICONS } from './symbols';
import { useBoardTexts, useGameWords } from './table-context';
import type { TurnChoices } from './turn-choices';
import { useReason } from './use-reason';
import { useTurn } from './use-turn';

type SectionProps = Readonly<{ choices: TurnChoices; onEnter: () => void }>;

export function IncomeSection({ choices: { income } }: Readonly<{ choices: TurnChoices }>) {
  const t = useBoardTexts();
  const { carryOut, command } = useTurn();
  if (!income) return null;
  const { colour, amount, refusal } = income;
  return (
    <Section title={t('income.title')} rule={COMMAND_RULES.TakeIncome}>
      {refusal ? (
        <Reason choices={[income]} />
      ) : (
        <StepButton
          words={t('income.take', { kind: t(`kinds.${colour}`) })}
          icon={KIND_ICONS[colour]}
          end={<Gold count={amount} sign="+" />}
          disabled={isBusy(command)}
          onPress={() => void carryOut(income.command)}
        />
      )}
    </Section>
  );
}

export function BuildSection({ choices: { builds, buildsLeft }, onEnter }: SectionProps) {
  const t = useBoardTexts();
  const { district: nameOf } = useGameWords();
  const { short, full } = useReason();
  const { picked, pick } = useTurn();
  if (builds.length === 0)
    return (
      <Section title={t('build.title')} rule={COMMAND_RULES.Build}>
        {t('build.noCards')}
      </Section>
    );
  if (commonReason(builds)) {
    return (
      <Section title={t('build.title')} rule={COMMAND_RULES.Build}>
        <Reason choices={builds} />
      </Section>
    );
  }
  return (
    <OptionGroup
      title={t('build.title')}
      rule={COMMAND_RULES.Build}
      aside={t('build.left', { count: buildsLeft })}
      picked={picked && textOf(picked)}
      onPick={(value) => pick(stepOf(value))}
      onEnter={onEnter}
    >
      {builds.map(({ command, district, price, refusal }) => (
        <Option
          key={district}
          value={textOf(command)}
          words={nameOf(district)}
          icon={KIND_ICONS[DISTRICTS[district].colour]}
          label={`${t('build.label', { district: nameOf(district), price })} ${refusal ? full(refusal) : ''}`.trim()}
          end={refusal ? short(refusal) : <Gold count={price} sign="−" />}
          disabled={refusal !== undefined}
        />
      ))}
    </OptionGroup>
  );
}

/** What the Smithy and the Laboratory in the own city can do. */
export function DistrictSections({ choices: { smithy, experiments }, onEnter }: SectionProps) {
  const t = useBoardTexts();
  const { district: nameOf } = useGameWords();
  const { picked, pick, carryOut, command } = useTurn();
  return (
    <>
      {smithy ? (
        <Section title={nameOf('smithy')} rule={COMMAND_RULES.UseSmithy}>
          {smithy.refusal ? (
            <Reason choices={[smithy]} />
          ) : (
            <StepButton
              words={t('smithy', { cards: smithy.cards })}
              icon="cards"
              end={<Gold count={smithy.price} sign="−" />}
              disabled={isBusy(command)}
              onPress={() => void carryOut(smithy.command)}
            />
          )}
        </Section>
      ) : null}
      {experiments.length > 0 && commonReason(experiments) ? (
        <Section title={nameOf('laboratory')} rule={COMMAND_RULES.UseLaboratory}>
          <Reason choices={experiments} />
        </Section>
      ) : null}
      {experiments.length === 0 || commonReason(experiments) ? null : (
        <OptionGroup
          title={t('laboratory')}
          rule={COMMAND_RULES.UseLaboratory}
          aside={<Gold count={experiments[0]?.amount ?? 0} sign="+" />}
          picked={picked && textOf(picked)}
          onPick={(value) => pick(stepOf(value))}
          onEnter={onEnter}
        >
          {experiments.map(({ command: step, card }) => (
            <Option key={card} value={textOf(step)} words={nameOf(card)} />
          ))}
        </OptionGroup>
      )}
    </>
  );
}
