'use client';

import type { Seat } from '@/lib/engine/game-definition';
import { isBusy } from '@/lib/ui/seal-button';
import type { DistrictId } from '../components';
import { DISTRICTS } from '../districts';
import type { Refusal } from '../refusals';
import { copiesOf } from './copies';
import { Gold } from './gold';
import { Option, OptionGroup, Section, StepButton } from './options';
import styles from './options.module.css';
import { stepOf, textOf } from './steps';
import { CHARACTER_ICONS, KIND_ICONS } from './symbols';
import { useBoardTexts, useGameWords, useTable } from './table-context';
import type { Choice, Destruction, TurnChoices } from './turn-choices';
import { useReason } from './use-reason';
import { useTurn } from './use-turn';

type SectionProps = Readonly<{ choices: TurnChoices; onEnter: () => void }>;

/** Why none of some choices is possible, if it is the same for all. */
function commonReason(choices: readonly Choice[]) {
  const [first, ...others] = choices.map(({ refusal }) => refusal);
  return first && others.every((refusal) => refusal?.reason === first.reason) ? first : undefined;
}

function Reason({ choices }: Readonly<{ choices: readonly Choice[] }>) {
  const { full } = useReason();
  const reason = commonReason(choices);
  return reason ? <p className={styles.reason}>{full(reason)}</p> : null;
}

export function IncomeSection({ choices: { income } }: Readonly<{ choices: TurnChoices }>) {
  const t = useBoardTexts();
  const { carryOut, command } = useTurn();
  if (!income) return null;
  const { colour, amount, refusal } = income;
  return (
    <Section title={t('income.title')}>
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
  if (builds.length === 0) return <Section title={t('build.title')}>{t('build.noCards')}</Section>;
  if (commonReason(builds)) {
    return (
      <Section title={t('build.title')}>
        <Reason choices={builds} />
      </Section>
    );
  }
  return (
    <OptionGroup
      title={t('build.title')}
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

/** What the character can do beside taking and building. */
export function PowerSection({ choices, onEnter }: SectionProps) {
  const { namings, swaps, destructions } = choices;
  if (namings.length > 0) return <NamingSection choices={choices} onEnter={onEnter} />;
  if (swaps.length > 0) return <MagicSection choices={choices} onEnter={onEnter} />;
  if (destructions.length > 0) return <DestroySection choices={choices} onEnter={onEnter} />;
  return null;
}

function NamingSection({ choices: { namings }, onEnter }: SectionProps) {
  const t = useBoardTexts();
  const { view } = useTable();
  const { character: nameOf } = useGameWords();
  const { full } = useReason();
  const { picked, pick } = useTurn();
  const title = t(view.turn?.character === 'assassin' ? 'power.murder' : 'power.rob');
  if (namings.some(({ refusal }) => refusal?.reason === 'power-used')) return null;
  return (
    <OptionGroup
      title={title}
      short
      picked={picked && textOf(picked)}
      onPick={(value) => pick(stepOf(value))}
      onEnter={onEnter}
    >
      {namings.map(({ command, character, refusal }) => (
        <Option
          key={character}
          value={textOf(command)}
          words={nameOf(character)}
          icon={CHARACTER_ICONS[character]}
          label={refusal ? `${nameOf(character)}. ${full(refusal)}` : nameOf(character)}
          end={refusal ? t('power.notThis') : view.faceUp.includes(character) ? t('power.out') : null}
          disabled={refusal !== undefined}
        />
      ))}
    </OptionGroup>
  );
}

function MagicSection({ choices: { swaps, exchange }, onEnter }: SectionProps) {
  const t = useBoardTexts();
  const { owners } = useTable();
  const { picked, pick } = useTurn();
  if (swaps.some(({ refusal }) => refusal)) return null;
  return (
    <>
      <OptionGroup
        title={t('power.swap')}
        picked={picked && textOf(picked)}
        onPick={(value) => pick(stepOf(value))}
        onEnter={onEnter}
      >
        {swaps.map(({ command, seat, given, got }) => (
          <Option
            key={seat}
            value={textOf(command)}
            words={owners[seat]?.name ?? ''}
            label={t('power.swapLabel', { name: owners[seat]?.name ?? '', given, got })}
            end={t('power.swapEffect', { given, got })}
          />
        ))}
      </OptionGroup>
      {exchange && !exchange.refusal ? <ExchangeSection hand={exchange.command.data.cards} /> : null}
    </>
  );
}

/** Any cards of the hand, ticked one by one. */
function ExchangeSection({ hand }: Readonly<{ hand: readonly DistrictId[] }>) {
  const t = useBoardTexts();
  const { district: nameOf } = useGameWords();
  const { picked, pick } = useTurn();
  const cards = picked?.type === 'ExchangeCards' ? picked.data.cards : [];
  const toggle = (district: DistrictId, isTicked: boolean) => {
    const index = cards.lastIndexOf(district);
    const next = isTicked ? cards.filter((_, at) => at !== index) : [...cards, district];
    pick(next.length > 0 ? { type: 'ExchangeCards', data: { cards: next } } : null);
  };
  return (
    <Section title={t('power.exchange')}>
      <div className={styles.options}>
        {copiesOf(hand).map(({ card: district, earlier, key }) => {
          const isTicked = cards.filter((each) => each === district).length > earlier;
          return (
            <label key={key} className={styles.option} data-picked={isTicked || undefined}>
              <input
                type="checkbox"
                className="size-4 flex-none accent-[var(--action)]"
                checked={isTicked}
                onChange={() => toggle(district, isTicked)}
              />
              <span className={styles.words}>{nameOf(district)}</span>
            </label>
          );
        })}
      </div>
    </Section>
  );
}

function DestroySection({ choices: { destructions }, onEnter }: SectionProps) {
  const t = useBoardTexts();
  const { owners, seat: you } = useTable();
  const { picked, pick } = useTurn();
  // Cities that can be reached come first, and the own one last: hardly anybody wants that.
  const isOpen = (seat: Seat) => destructions.some((each) => each.seat === seat && !each.refusal);
  const place = (seat: Seat) => (seat === you ? 2 : isOpen(seat) ? 0 : 1);
  const others = [...owners].sort((one, other) => place(one.seat) - place(other.seat));
  if (commonReason(destructions)) {
    return (
      <Section title={t('power.destroy')}>
        <Reason choices={destructions} />
      </Section>
    );
  }
  return (
    <OptionGroup
      title={t('power.destroy')}
      picked={picked && textOf(picked)}
      onPick={(value) => pick(stepOf(value))}
      onEnter={onEnter}
    >
      {others.map(({ seat }) => (
        <CityTargets key={seat} seat={seat} targets={destructions.filter((each) => each.seat === seat)} />
      ))}
    </OptionGroup>
  );
}

/** Reasons that hold for all of a city. */
const GUARDS_ALL: readonly Refusal[] = ['bishops-city', 'city-complete'];

type CityTargetsProps = Readonly<{ seat: Seat; targets: readonly Destruction[] }>;

function CityTargets({ seat, targets }: CityTargetsProps) {
  const t = useBoardTexts();
  const { owners, seat: you } = useTable();
  const { district: nameOf } = useGameWords();
  const { short, full } = useReason();
  if (targets.length === 0) return null;
  const owner = owners[seat]?.name ?? '';
  const guard = targets.find(({ refusal }) => refusal && GUARDS_ALL.includes(refusal.reason));
  return (
    <>
      <div className={styles.city}>
        <p>{seat === you ? t('power.ownCity') : owner}</p>
        {guard?.refusal ? <p className={styles.reason}>{full(guard.refusal)}</p> : null}
      </div>
      {guard
        ? null
        : targets.map(({ command, district, price, refusal }) => (
            <Option
              key={district}
              value={textOf(command)}
              words={nameOf(district)}
              icon={KIND_ICONS[DISTRICTS[district].colour]}
              label={`${t('power.destroyLabel', { district: nameOf(district), owner, price })} ${refusal ? full(refusal) : ''}`.trim()}
              end={refusal ? short(refusal) : <Gold count={price} sign="−" />}
              disabled={refusal !== undefined}
            />
          ))}
    </>
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
        <Section title={nameOf('smithy')}>
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
      {experiments.length === 0 || commonReason(experiments) ? null : (
        <OptionGroup
          title={t('laboratory')}
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
