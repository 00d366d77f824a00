'use client';

import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import type { Round } from '@/lib/engine/recap';
import type { BoardProps } from '@/lib/games/board-props';
import { ruleAddress } from '@/lib/games/game-help';
import { IssuingProvider } from '@/lib/games/issuing';
import { TableProvider } from '@/lib/games/table-context';
import { STAGE_ID } from '@/lib/ui/asked';
import { Icon } from '@/lib/ui/icon';
import { InWords, WordsPart } from '@/lib/ui/in-words';
import type { LatePart } from '@/lib/ui/late';
import { Late } from '@/lib/ui/late';
import { RuleLink } from '@/lib/ui/rule-link';
import { useFocusKept } from '@/lib/ui/use-focus-kept';
import type { Letter, Space } from '../components';
import type { GinkgopolisView } from '../view-types';
import { ledgerOf, withCard } from './choice-draft';
import { CityViewer } from './city/city-viewer';
import type { PointedDistrict } from './city/drawn-city';
import type { PointAt } from './districts';
import { Districts } from './districts';
import { Dock } from './dock';
import { EndReasons } from './end-reasons';
import { LiveNews } from './live-news';
import { Resolution } from './resolution';
import { Seats } from './seats';
import { PhoneStory, Story, useRounds } from './story';
import styles from './table.module.css';
import { useBoardTexts, useTable } from './table-context';
import { TurnPanel, useSealFocus } from './turn-panel';
import { useMarks } from './use-marks';
import { usePlaceWords } from './use-place-words';
import { useRecap } from './use-recap';
import { useTurn } from './use-turn';

const CITY_IN_WORDS: LatePart<Readonly<{ fresh: ReadonlySet<Space> }>> = {
  load: () => import('./city/city-in-words').then((part) => part.CityInWords),
};
const CHOICES_IN_WORDS: LatePart<object> = {
  load: () => import('./choices-in-words').then((part) => part.ChoicesInWords),
};

/** For practice only. */
const GUIDE: LatePart<object> = { load: () => import('./guide').then((part) => part.Guide) };

/** The table of Ginkgopolis. It fills its frame: give it the room below the page's header. */
export function GinkgopolisTable(props: BoardProps) {
  const { view, viewer, players, log } = props;
  const rounds = useRounds(log);
  return (
    <TableProvider view={view as GinkgopolisView} viewer={viewer} players={players}>
      <IssuingProvider table={props}>
        {props.practice ? <Late part={GUIDE} props={{}} /> : null}
        <TableLayout rounds={rounds} />
      </IssuingProvider>
    </TableProvider>
  );
}

function TableLayout({ rounds }: Readonly<{ rounds: readonly Round[] }>) {
  const t = useBoardTexts();
  const { view, you } = useTable();
  const { draft } = useTurn();
  const { seal, toSeal } = useSealFocus();
  const part = useFocusKept<HTMLDivElement>();
  const { fresh } = useRecap(rounds);
  const lit = you && draft.card && you.hand?.includes(draft.card) ? ledgerOf(draft, view, you) : undefined;
  return (
    <div ref={part} className={styles.table} data-table data-over={view.scores ? true : undefined}>
      <Seats lit={lit?.action} />
      <section id={STAGE_ID} tabIndex={-1} className={styles.stage} aria-label={t('stage')}>
        <City rounds={rounds} fresh={fresh} lit={lit?.action === 'construct' ? (lit.space ?? undefined) : undefined} />
        <Dock onEnter={toSeal} />
      </section>
      <aside className={styles.side} aria-label={t('side')}>
        <Story rounds={rounds} />
        <TurnPanel seal={seal} onEnter={toSeal} />
      </aside>
      <TableInWords fresh={fresh} />
      <LiveNews rounds={rounds} />
    </div>
  );
}

function TableInWords({ fresh }: Readonly<{ fresh: ReadonlySet<Space> }>) {
  const t = useBoardTexts();
  const words = useTranslations('ui.inWords');
  return (
    <InWords>
      <WordsPart title={words('choices')}>
        <Late part={CHOICES_IN_WORDS} props={{}} />
      </WordsPart>
      <WordsPart title={t('rows.title')}>
        <Late part={CITY_IN_WORDS} props={{ fresh }} />
      </WordsPart>
    </InWords>
  );
}

type CityProps = Readonly<{ rounds: readonly Round[]; fresh: ReadonlySet<Space>; lit: Space | undefined }>;

function City({ rounds, fresh, lit }: CityProps) {
  const t = useBoardTexts();
  const { view, owners, you } = useTable();
  const { draft, setDraft, isChoosing, prompt } = useTurn();
  const { buildings, tokens, districts } = view;
  const city = useMemo(() => ({ buildings, tokens, districts, owners }), [buildings, tokens, districts, owners]);
  const pointing = usePointing();
  const words = usePlaceWords();
  const marks = useMarks(fresh, usePointedDistrict(pointing));
  const pickBuilding = (space: Space) => {
    const building = buildings.find((each) => each.space === space);
    const card = you?.hand?.find((each) => building && each === `${building.colour}-${building.number}`);
    if (isChoosing && card) setDraft(withCard(draft, card, view));
  };
  const canPlace = isChoosing || prompt?.kind === 'place-token';
  return (
    <CityViewer
      city={city}
      marks={marks}
      label={t('city.label', { count: buildings.length })}
      onSpace={pickBuilding}
      onSpot={canPlace ? (tokenTo) => setDraft({ ...draft, tokenTo }) : undefined}
      onPoint={pointing.pass}
      describe={({ dataset: { space, letter } }) =>
        space ? words.building(space as Space) : words.letter(letter as Letter)
      }
    >
      <div className={styles.districts} data-beside data-guide="districts">
        <Districts lit={lit} pointing={pointing} />
      </div>
      <Stock />
      <div className={styles.story} data-over>
        <PhoneStory rounds={rounds}>
          <Stock inline />
        </PhoneStory>
      </div>
      <LastRound />
      <Resolution rounds={rounds} />
    </CityViewer>
  );
}

/** Which district is pointed at: in the list, where the others step back, or in passing over the city. */
function usePointing(): PointAt & Readonly<{ listed: Space | null; pass: (space: Space | null) => void }> {
  const [passed, pass] = useState<Space | null>(null);
  const [pointed, point] = useState<Space | null>(null);
  const [pinned, setPinned] = useState<Space | null>(null);
  return {
    space: pointed ?? pinned ?? passed,
    listed: pointed ?? pinned,
    pinned: pinned !== null,
    point,
    pin: (space) => setPinned(pinned === space ? null : space),
    pass,
  };
}

function usePointedDistrict({ space, listed }: ReturnType<typeof usePointing>): PointedDistrict | undefined {
  const { view } = useTable();
  return useMemo(() => {
    const district = view.districts.find(({ spaces, first }) => space && first !== null && spaces.includes(space));
    return district && { spaces: district.spaces, alone: listed !== null };
  }, [view, space, listed]);
}

/** How many tiles and cards are left. */
function Stock({ inline = false }: Readonly<{ inline?: boolean }>) {
  const t = useBoardTexts();
  const { view } = useTable();
  const strong = (chunks: React.ReactNode) => <b className="font-semibold text-ink-2 tabular-nums">{chunks}</b>;
  return (
    <p className={inline ? 'text-ink-3 text-sm' : styles.stock} data-over={inline ? undefined : true}>
      {t.rich('stock.tiles', { count: view.tileSupplyCount, b: strong })}
      <br />
      {t.rich('stock.deck', { count: view.deckCount, b: strong })}
      {view.exhaustions > 0 ? (
        <>
          <br />
          {t('stock.exhausted')}
        </>
      ) : null}
    </p>
  );
}

/** The end is certain: this round is played to its end, and then the match is scored. */
function LastRound() {
  const t = useBoardTexts();
  const { view } = useTable();
  const isCertain = view.endTriggers.length > 0 && view.phase !== 'finished';
  return (
    <div role="status" className="contents">
      {isCertain ? (
        <div className={styles.lastRound} data-over>
          <p className="font-bold text-gold-ink!">
            <Icon name="warning" size={16} /> {t('lastRound')} <RuleLink to={ruleAddress('ginkgopolis', 'end')} />
          </p>
          <EndReasons triggers={view.endTriggers} />
        </div>
      ) : null}
    </div>
  );
}
