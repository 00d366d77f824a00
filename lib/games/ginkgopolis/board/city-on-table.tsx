'use client';

import { useMemo } from 'react';
import type { Round } from '@/lib/engine/recap';
import { LateMotion } from '@/lib/games/late-motion';
import type { LatePart } from '@/lib/ui/late';
import type { Letter, Space } from '../components';
import { lastResolved } from '../recap';
import { withCard } from './choice-draft';
import { CityViewer } from './city/city-viewer';
import { Districts } from './districts';
import { LastRound } from './last-round';
import { lastMotion } from './moving-events';
import type { ResolutionProps } from './resolution';
import { Stock } from './stock';
import { PhoneStory } from './story';
import styles from './table.module.css';
import { useBoardTexts, useTable } from './table-context';
import { useMarks } from './use-marks';
import { usePlaceWords } from './use-place-words';
import { usePointedDistrict, usePointing } from './use-pointing';
import { useTurn } from './use-turn';

const RESOLUTION: LatePart<ResolutionProps> = { load: () => import('./resolution').then((part) => part.Resolution) };

type CityProps = Readonly<{ rounds: readonly Round[]; fresh: ReadonlySet<Space>; lit: Space | undefined }>;

/** The city, with what lies over it and what is picked in it. */
export function City({ rounds, fresh, lit }: CityProps) {
  const t = useBoardTexts();
  const { view, owners, you } = useTable();
  const { draft, setDraft, isChoosing, prompt } = useTurn();
  const { buildings, tokens, districts } = view;
  const city = useMemo(() => ({ buildings, tokens, districts, owners }), [buildings, tokens, districts, owners]);
  const pointing = usePointing();
  const words = usePlaceWords();
  const marks = useMarks(fresh, usePointedDistrict(pointing));
  const round = lastResolved(rounds);
  const until = lastMotion(round?.entries ?? []);
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
      <LateMotion part={RESOLUTION} props={{ round, until }} until={until} />
    </CityViewer>
  );
}
