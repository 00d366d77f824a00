'use client';

import type { MouseEvent, ReactNode } from 'react';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { Icon } from '@/lib/ui/icon';
import { reachable } from '@/lib/ui/reachable';
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
import { Plan, planBounds, planPoint } from './plan';
import { Skyline, skylineBounds } from './skyline';
import { useCamera } from './use-camera';
import { useFrame } from './use-frame';

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
  /** What is told about a building that is pointed at. */
  describe: (space: Space) => ReactNode;
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
      <Tip stage={stage} describe={describe} onPoint={onPoint} />
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
  const compact = frame !== undefined && frame.width < COMPACT_WIDTH;
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
        <Skyline {...{ drawing, city, marks, quarter, labelScale, compact }} />
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
      title={label}
      disabled={disabled}
      onClick={onPress}
    >
      <Icon name={icon} size={17} />
    </button>
  );
}

type Pointed = Readonly<{ space: Space; at: Point; flip: boolean }>;

type TipProps = Readonly<{ stage: React.RefObject<HTMLDivElement | null> }> &
  Pick<CityViewerProps, 'describe' | 'onPoint'>;

/** Tells about the building under the mouse. Everything it says stands in the city's rows too. */
function Tip({ stage, describe, onPoint }: TipProps) {
  const [pointed, setPointed] = useState<Pointed | null>(null);
  const space = pointed?.space ?? null;
  useEffect(() => onPoint?.(space), [space, onPoint]);
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const onMove = (event: globalThis.PointerEvent) => {
      const space =
        event.pointerType === 'mouse' && event.buttons === 0 && event.target
          ? attributeAt(event.target, 'data-space')
          : null;
      const { left, top, width } = element.getBoundingClientRect();
      const x = event.clientX - left;
      setPointed(space ? { space: space as Space, at: [x, event.clientY - top], flip: x > width / 2 } : null);
    };
    const onLeave = () => setPointed(null);
    element.addEventListener('pointermove', onMove);
    element.addEventListener('pointerleave', onLeave);
    return () => {
      element.removeEventListener('pointermove', onMove);
      element.removeEventListener('pointerleave', onLeave);
    };
  }, [stage]);
  const told = pointed ? describe(pointed.space) : null;
  if (!pointed || !told) return null;
  const [x, y] = pointed.at;
  return (
    <div
      className={styles.tip}
      aria-hidden="true"
      style={{ left: x, top: y + 22, transform: pointed.flip ? 'translateX(calc(-100% - 4px))' : 'translateX(12px)' }}
    >
      {told}
    </div>
  );
}
