'use client';

import { Icon } from '@/lib/ui/icon';
import { OwnerMark } from '@/lib/ui/owner-mark';
import type { Space } from '../components';
import type { DistrictView } from '../view-types';
import { Rule } from './rule';
import { SYMBOLS } from './symbols';
import { useBoardTexts, useTable } from './table-context';

type DistrictsProps = Readonly<{ lit?: Space | undefined }>;

/** Who leads in each district, and what it would score now. Where nobody has resources, nothing is scored. */
export function Districts({ lit }: DistrictsProps) {
  const t = useBoardTexts();
  const { view } = useTable();
  const owned = view.districts.filter(({ first }) => first !== null);
  if (owned.length === 0) return null;
  const title = t(view.scores ? 'districts.final' : 'districts.title');
  return (
    <section className="text-xs">
      <div className="mb-0.5 flex items-center gap-1.5">
        <h2 className="font-semibold text-ink-2 text-sm">{title}</h2>
        <Rule to="districts" about={title} />
      </div>
      <ul>
        {owned.map((district) => (
          <DistrictLine
            key={district.spaces[0]}
            district={district}
            lit={lit !== undefined && district.spaces.includes(lit)}
          />
        ))}
      </ul>
    </section>
  );
}

function DistrictLine({ district, lit }: Readonly<{ district: DistrictView; lit: boolean }>) {
  const t = useBoardTexts();
  const { owners } = useTable();
  const { first, second, points } = district;
  const leads = first === null ? undefined : owners[first];
  const follows = second === null || second === first ? undefined : owners[second];
  const scored = (seat: number | undefined) =>
    points.reduce((sum, each) => sum + (each.seat === seat ? each.points : 0), 0);
  return (
    <li
      className={`-ml-1.5 flex h-[23px] items-center gap-1.5 rounded-sm px-1.5 ${lit ? 'bg-action-soft' : ''}`}
      title={t('districts.line', {
        leader: leads?.name ?? '',
        points: scored(leads?.seat),
        second: follows?.name ?? 'none',
        secondPoints: scored(follows?.seat),
      })}
    >
      <DistrictSwatch district={district} />
      {leads ? <OwnerMark owner={leads} size={17} /> : null}
      <b className="font-bold">{scored(leads?.seat)}</b>
      {follows ? (
        <>
          <OwnerMark owner={follows} size={17} />
          <span>{scored(follows.seat)}</span>
        </>
      ) : null}
      {follows ? null : <span className="text-ink-3">{t('districts.alone')}</span>}
    </li>
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
