'use client';

import dynamic from 'next/dynamic';
import type { MouseEvent, ReactNode } from 'react';
import { useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import { fetched } from '@/lib/ui/fetched';
import { Icon } from '@/lib/ui/icon';
import { reachable } from '@/lib/ui/reachable';
import { tipped } from '@/lib/ui/tip';
import { useAwake } from '@/lib/ui/use-awake';
import { useKept } from '@/lib/ui/use-kept';
import type { Space } from '../../components';
import { useBoardTexts } from '../table-context';
import type { Camera, Frame } from './camera';
import { clearOf, scaleOf, visible } from './camera';
import './city.css';
import styles from './city-viewer.module.css';
import type { DrawnCity, Marks } from './drawn-city';
import { tokensOf } from './drawn-city';
import type { Bounds, Point, Quarter } from './geometry';
import { FLOOR, onGround, placeOf, QUARTERS } from './geometry';
import { planBounds, planPoint } from './plan-space';
import { TABLE_SHAPES } from './shape-names';
import { Skyline, skylineBounds } from './skyline';
import { useCamera } from './use-camera';
import { useFrame } from './use-frame';

/** Comes when somebody looks from above. */
const Plan = dynamic(() => fetched(() => import('./plan').then((part) => part.Plan)));

const VIEWS = ['skyline', 'plan'] as const;
type View = (typeof VIEWS)[number];

function parseView(kept: unknown): View {
  return VIEWS.find((view) => view === kept) ?? 'skyline';
}

type CityViewerProps = Readonly<{
  city: DrawnCity;
  marks: Marks;
  /** What the drawing is called. */
  label: string;
  onSpace?: ((space: Space) => void) | undefined;
  onSpot?: ((space: Space) => void) | undefined;
  /** What is told about a part of the drawing that is pointed at. */
  describe: (part: SVGElement) => string;
  /** Hears which building the mouse is over. */
  onPoint?: ((space: Space | null) => void) | undefined;
  children?: ReactNode;
}>;

/** The city to look around in: from the side or from above, turned, near or far. */
export function CityViewer(props: CityViewerProps) {
  const { city, marks, label, onSpace, onSpot, describe, onPoint, children } = props;
  const t = useBoardTexts();
  const stage = useRef<HTMLDivElement>(null);
  const frame = useFrame(stage);
  const [view, setView] = useKept('turnleaf:city-view', parseView);
  const [quarter, setQuarter] = useState<Quarter>(0);
  const bounds = useMemo(() => boundsIn(frame, { city, view, quarter }), [frame, city, view, quarter]);
  const look = useCamera({ element: stage, bounds, frame });
  useTargetInSight(marks.target?.space, (space) => {
    if (!look.isFitted) look.showPoint(view === 'plan' ? planPoint(space) : onGround(placeOf(space), quarter));
  });
  usePointing(stage, { describe, onPoint });
  const onClick = ({ target }: MouseEvent) => {
    const spot = attributeAt(target, 'data-spot');
    const space = attributeAt(target, 'data-space');
    if (spot) onSpot?.(spot as Space);
    else if (space) onSpace?.(space as Space);
  };
  const gestures = { ...look.handlers, ...reachable, onClick };
  const show = (next: View, turned: Quarter) => {
    setView(next);
    setQuarter(turned);
    look.showAll();
  };
  return (
    <div className={styles.viewer} data-guide="city" data-near={look.isFitted ? undefined : true}>
      <section ref={stage} className={styles.stage} aria-label={t('city.stage')} {...gestures}>
        <Drawing {...{ city, marks, label, view, quarter, frame, bounds }} camera={look.camera} />
      </section>
      <div className={styles.bar}>
        <ViewSwitch view={view} onChange={(next) => show(next, quarter)} />
        <div className={`${styles.segment} ${styles.tools}`} data-over>
          <Tool icon="plus" label={t('city.nearer')} onPress={look.zoomIn} zoom />
          <Tool icon="minus" label={t('city.farther')} onPress={look.zoomOut} disabled={look.isFitted} zoom />
          <Tool icon="fit" label={t('city.all')} onPress={look.showAll} disabled={look.isFitted} zoom />
          {view === 'skyline' ? (
            <Tool icon="turn" label={t('city.turn')} onPress={() => show(view, nextQuarter(quarter))} />
          ) : null}
        </div>
      </div>
      {children}
    </div>
  );
}

type Seen = Readonly<{ city: DrawnCity; view: View; quarter: Quarter }>;

/** The whole drawing, with room for what stands over it: nothing may cover a building's number or a letter. */
function boundsIn(frame: Frame | undefined, { city, view, quarter }: Seen): Bounds {
  const isPlan = view === 'plan';
  const bounds = isPlan ? planBounds(city) : skylineBounds(city, quarter);
  if (!frame) return bounds;
  const letters = tokensOf(city).map(([, space]) => ({ space, height: 0 }));
  const points = [...letters, ...city.buildings].map(({ space, height }): Point => {
    const [x, y] = isPlan ? planPoint(space) : onGround(placeOf(space), quarter);
    return [x, isPlan ? y : y - height * FLOOR];
  });
  return clearOf(bounds, points, frame);
}

type DrawingProps = Readonly<{
  city: DrawnCity;
  marks: Marks;
  label: string;
  view: View;
  quarter: Quarter;
  camera: Camera;
  bounds: Bounds;
  frame: Frame | undefined;
}>;

function Drawing({ city, marks, label, view, quarter, camera, bounds, frame }: DrawingProps) {
  const drawing = useId();
  // What only adorns the city comes when the page's scripts run: the table is there the sooner.
  const isBare = !useAwake();
  // Gauges are drawn when there is known to be room for them.
  const compact = frame === undefined || frame.width < COMPACT_WIDTH;
  const labelScale = labelScaleFor(frame ? scaleOf(camera, bounds, frame) : 1, compact);
  return (
    <svg
      className={`city ${styles.drawing}`}
      viewBox={viewBoxOf(camera, bounds, frame)}
      data-view={view}
      data-quarter={quarter}
      role="img"
      aria-label={label}
    >
      {view === 'plan' ? (
        <Plan {...{ drawing, city, marks, compact }} />
      ) : (
        <Skyline shapes={TABLE_SHAPES} {...{ drawing, city, marks, quarter, labelScale, compact, isBare }} />
      )}
    </svg>
  );
}

const COMPACT_WIDTH = 560;

/** Numbers keep about this height on the screen, however small the city gets. */
const NUMBER_PIXELS = { wide: 19.5, compact: 13 } as const;
const NUMBER_UNITS = 18;

/** In steps, so that plates do not dance while zooming. */
function labelScaleFor(scale: number, compact: boolean): number {
  const wanted = (compact ? NUMBER_PIXELS.compact : NUMBER_PIXELS.wide) / (NUMBER_UNITS * scale);
  return Math.round(Math.max(0.4, Math.min(1.7, wanted)) * 10) / 10;
}

function nextQuarter(quarter: Quarter): Quarter {
  return QUARTERS[(quarter + 1) % QUARTERS.length] ?? 0;
}

function viewBoxOf(camera: Camera, bounds: Bounds, frame: Frame | undefined): string {
  const { x, y, width, height } = frame ? visible(camera, bounds, frame) : bounds;
  return [x, y, width, height].map((value) => value.toFixed(1)).join(' ');
}

function attributeAt(target: EventTarget, attribute: string): string | null {
  return target instanceof Element ? (target.closest(`[${attribute}]`)?.getAttribute(attribute) ?? null) : null;
}

/** Looks at a newly chosen place when it does not show. */
function useTargetInSight(space: Space | undefined, look: (space: Space) => void) {
  const latest = useRef(look);
  useEffect(() => {
    latest.current = look;
  });
  useEffect(() => {
    if (space) latest.current(space);
  }, [space]);
}

function ViewSwitch({ view, onChange }: Readonly<{ view: View; onChange: (view: View) => void }>) {
  const t = useBoardTexts();
  return (
    <fieldset className={`${styles.segment} ${styles.views}`} data-over>
      <legend className="sr-only">{t('city.view')}</legend>
      {VIEWS.map((each) => (
        <button
          key={each}
          type="button"
          aria-label={t(`city.${each}`)}
          {...tipped}
          aria-pressed={view === each}
          onClick={() => onChange(each)}
        >
          <Icon name={each} size={17} />
          <span className={styles.word}>{t(`city.${each}`)}</span>
        </button>
      ))}
    </fieldset>
  );
}

type ToolProps = Readonly<{
  icon: 'plus' | 'minus' | 'fit' | 'turn';
  label: string;
  onPress: () => void;
  disabled?: boolean;
  zoom?: boolean;
}>;

function Tool({ icon, label, onPress, disabled = false, zoom = false }: ToolProps) {
  return (
    <button
      type="button"
      className={zoom ? styles.zoom : undefined}
      aria-label={label}
      {...tipped}
      disabled={disabled}
      onClick={onPress}
    >
      <Icon name={icon} size={17} />
    </button>
  );
}

type PointingOptions = Pick<CityViewerProps, 'describe' | 'onPoint'>;

/**
 * Writes its words on what is pointed at, for the tip that tells them: of a large city most is never asked about.
 * Everything they say stands in the city's rows too.
 */
function usePointing(stage: React.RefObject<HTMLElement | null>, options: PointingOptions) {
  const pointAt = useEffectEvent((event: globalThis.PointerEvent | undefined) => {
    const part = event?.target instanceof Element ? event.target.closest('[data-space], [data-letter]') : null;
    part?.setAttribute('data-tip', options.describe(part as SVGElement));
    const isOver = event?.pointerType === 'mouse' && event.buttons === 0;
    options.onPoint?.(isOver ? ((part?.getAttribute('data-space') ?? null) as Space | null) : null);
  });
  useEffect(() => {
    const element = stage.current;
    const stopping = new AbortController();
    for (const type of ['pointermove', 'pointerdown'] as const) {
      element?.addEventListener(type, (event) => pointAt(event), { signal: stopping.signal });
    }
    element?.addEventListener('pointerleave', () => pointAt(undefined), { signal: stopping.signal });
    return () => stopping.abort();
  }, [stage]);
}
