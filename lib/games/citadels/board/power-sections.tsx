'use client';

import type { Seat } from '@/lib/engine/game-definition';
import type { DistrictId } from '../components';
import { DISTRICTS } from '../districts';
import { COMMAND_RULES } from '../help/command-rules';
import type { Refusal } from '../refusals';
import { copiesOf } from './copies';
import { Gold } from './gold';
import { Option, OptionGroup, Section } from './options';
import styles from './options.module.css';
import { commonReason, Reason, Why } from './reason';
import { stepOf, textOf } from './steps';
import { CHARACTER_ICONS, KIND_ICONS } from './symbols';
import { useBoardTexts, useGameWords, useTable } from './table-context';
import type { Destruction, TurnChoices } from './turn-choices';
import { useReason } from './use-reason';
import { useTurn } from './use-turn';

type SectionProps = Readonly<{ choices: TurnChoices; onEnter: () => void }>;

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
  const isMurder = view.turn?.character === 'assassin';
  const title = t(isMurder ? 'power.murder' : 'power.rob');
  const rule = COMMAND_RULES[isMurder ? 'Murder' : 'Rob'];
  if (namings.some(({ refusal }) => refusal?.reason === 'power-used')) {
    return (
      <Section title={title} rule={rule}>
        <Reason choices={namings.slice(0, 1)} />
      </Section>
    );
  }
  return (
    <OptionGroup
      title={title}
      rule={rule}
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
  if (commonReason(swaps)) {
    return (
      <Section title={t('power.swap')} rule={COMMAND_RULES.SwapHands}>
        <Reason choices={swaps} />
      </Section>
    );
  }
  return (
    <>
      <OptionGroup
        title={t('power.swap')}
        rule={COMMAND_RULES.SwapHands}
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
    <Section title={t('power.exchange')} rule={COMMAND_RULES.ExchangeCards}>
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
      <Section title={t('power.destroy')} rule={COMMAND_RULES.Destroy}>
        <Reason choices={destructions} />
      </Section>
    );
  }
  return (
    <OptionGroup
      title={t('power.destroy')}
      rule={COMMAND_RULES.Destroy}
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
        {guard?.refusal ? <Why reason={guard.refusal} /> : null}
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
