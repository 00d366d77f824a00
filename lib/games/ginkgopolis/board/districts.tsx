'use client';

import { Icon } from '@/lib/ui/icon';
import { OwnerMark } from '@/lib/ui/owner-mark';
import { tipWith } from '@/lib/ui/tip';
import type { Space } from '../components';
import type { DistrictView } from '../view-types';
import { Rule } from './rule';
import { SYMBOLS } from './symbols';
import { useBoardTexts, useTable } from './table-context';

/** A district that is pointed at, by any of its spaces; null for none. */
export type PointAt = Readonly<{
  space: Space | null;
  /** It stays lit until it is pressed again. */
  pinned: boolean;
  point: (space: Space | null) => void;
  pin: (space: Space) => void;
}>;

type DistrictsProps = Readonly<{
  lit?: Space | undefined;
  /** Left out where no city stands beside the list. */
  pointing?: PointAt | undefined;
}>;

/** Who leads in each district, and what it would score now. Where nobody has resources, nothing is scored. */
export function Districts({ lit, pointing }: DistrictsProps) {
  const t = useBoardTexts();
  const { view } = useTable();
  const owned = view.districts.filter(({ first }) => first !== null);
  if (owned.length === 0) return null;
  const title = t(view.scores ? 'districts.final' : 'districts.title');
  return (
    <section className="text-xs">
      <div className="mb-0.5 flex w-fit items-center gap-1.5" data-over>
        <h2 className="font-semibold text-ink-2 text-sm">{title}</h2>
        <Rule to="districts" about={title} />
      </div>
      <ul>
        {owned.map((district) => (
          <DistrictLine
            key={district.spaces[0]}
            district={district}
            lit={lit !== undefined && district.spaces.includes(lit)}
            pointing={pointing}
          />
        ))}
      </ul>
    </section>
  );
}

type DistrictLineProps = Readonly<{ district: DistrictView; lit: boolean; pointing: PointAt | undefined }>;

const LINE = '-ml-1.5 flex h-6 items-center gap-1.5 rounded-sm px-1.5';

/** Pointed at, it lights its buildings in the city. */
function DistrictLine({ district, lit, pointing }: DistrictLineProps) {
  const space = district.spaces[0];
  const isPointed = pointing?.space ? district.spaces.includes(pointing.space) : false;
  const look = `${LINE} ${lit ? 'bg-action-soft' : isPointed ? 'bg-gold-soft' : ''}`;
  const title = useDistrictSentence(district);
  if (!pointing || space === undefined) {
    return (
      <li className={look} {...tipWith(title)}>
        <DistrictFacts district={district} />
      </li>
    );
  }
  return (
    <li data-over>
      <button
        type="button"
        className={look}
        {...tipWith(title)}
        aria-pressed={isPointed && pointing.pinned}
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && pointing.point(space)}
        onPointerLeave={() => pointing.point(null)}
        onFocus={() => pointing.point(space)}
        onBlur={() => pointing.point(null)}
        onClick={() => pointing.pin(space)}
      >
        <DistrictFacts district={district} />
      </button>
    </li>
  );
}

const scoredBy = ({ points }: DistrictView, seat: number | undefined) =>
  points.reduce((sum, each) => sum + (each.seat === seat ? each.points : 0), 0);

function useDistrictOwners({ first, second }: DistrictView) {
  const { owners } = useTable();
  return {
    leads: first === null ? undefined : owners[first],
    follows: second === null || second === first ? undefined : owners[second],
  };
}

function useDistrictSentence(district: DistrictView): string {
  const t = useBoardTexts();
  const { leads, follows } = useDistrictOwners(district);
  return t('districts.line', {
    leader: leads?.name ?? '',
    points: scoredBy(district, leads?.seat),
    second: follows?.name ?? 'none',
    secondPoints: scoredBy(district, follows?.seat),
  });
}

function DistrictFacts({ district }: Readonly<{ district: DistrictView }>) {
  const t = useBoardTexts();
  const { leads, follows } = useDistrictOwners(district);
  return (
    <>
      <DistrictSwatch district={district} />
      {leads ? <OwnerMark owner={leads} size={17} /> : null}
      <b className="font-bold">{scoredBy(district, leads?.seat)}</b>
      {follows ? (
        <>
          <OwnerMark owner={follows} size={17} />
          <span>{scoredBy(district, follows.seat)}</span>
        </>
      ) : (
        <span className="text-ink-3">{t('districts.alone')}</span>
      )}
    </>
  );
}
function DistrictSwatch({ district: { colour } }: Readonly<{ district: DistrictView }>) {
  const t = useBoardTexts();
  return (
    <span
      className={`is-${colour} grid size-[15px] flex-none place-items-center rounded-[3px] bg-building text-on-building [--cut:var(--b)]`}
    >
      <Icon name={SYMBOLS[colour]} size={11} label={t(`colours.${colour}`)} />
    </span>
  );
}

/** A district by its colour and its buildings' numbers. */
export function DistrictMark({ district }: Readonly<{ district: DistrictView }>) {
  const { view } = useTable();
  const numbers = view.buildings.filter(({ space }) => district.spaces.includes(space)).map(({ number }) => number);
  return (
    <span className="inline-flex items-start gap-1.5">
      <span className="pt-0.5">
        <DistrictSwatch district={district} />
      </span>
      <span>{numbers.sort((a, b) => a - b).join(' · ')}</span>
    </span>
  );
}
