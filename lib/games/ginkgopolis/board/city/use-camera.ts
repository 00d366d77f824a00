'use client';

import type { KeyboardEvent, PointerEvent, RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import type { Camera, Frame } from './camera';
import { pan, reveal, whole, ZOOM, zoomBy } from './camera';
import type { Bounds, Point } from './geometry';

/** A press that moves no further than this is no drag. */
const STEADY = 6;
const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: [60, 0],
  ArrowRight: [-60, 0],
  ArrowUp: [0, 60],
  ArrowDown: [0, -60],
};
const MIDDLE: Point = [0, 0];

type UseCamera = Readonly<{
  element: RefObject<HTMLElement | null>;
  bounds: Bounds;
  frame: Frame | undefined;
}>;

/** Looks around in a drawing by wheel, pinch, drag, keyboard and buttons. `undefined` bounds of it: all fits. */
export function useCamera({ element, bounds, frame }: UseCamera) {
  const [camera, setCamera] = useState<Camera | null>(null);
  const change = (move: (from: Camera, size: Frame) => Camera) => {
    if (!frame) return;
    setCamera((from) => {
      const next = move(from ?? whole(bounds), frame);
      return next.zoom <= ZOOM.min ? null : next;
    });
  };
  const nearer = (factor: number, at: Point = MIDDLE) => change((from, size) => zoomBy(from, factor, at, bounds, size));
  const move = (by: Point) => change((from, size) => pan(from, by, bounds, size));
  useWheel(element, nearer);
  const drag = useDrag(element, { move, nearer });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = ARROWS[event.key];
    if (arrow) move(arrow);
    else if (event.key === '+' || event.key === '=') nearer(ZOOM.step);
    else if (event.key === '-') nearer(1 / ZOOM.step);
    else if (event.key === '0') setCamera(null);
    else return;
    event.preventDefault();
  };

  return {
    camera: camera ?? whole(bounds),
    isFitted: camera === null,
    zoomIn: () => nearer(ZOOM.step),
    zoomOut: () => nearer(1 / ZOOM.step),
    showAll: () => setCamera(null),
    /** Moves only when the point does not show. */
    showPoint: (point: Point) => change((from, size) => reveal(from, point, bounds, size)),
    handlers: { ...drag, onKeyDown },
  };
}

/** The wheel zooms where the pointer is. Not passive, so that the page does not scroll away under it. */
function useWheel(element: RefObject<HTMLElement | null>, nearer: (factor: number, at: Point) => void) {
  const latest = useRef(nearer);
  useEffect(() => {
    latest.current = nearer;
  });
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      latest.current(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), fromMiddle(target, event));
    };
    target.addEventListener('wheel', onWheel, { passive: false });
    return () => target.removeEventListener('wheel', onWheel);
  }, [element]);
}

/** From the middle of the drawing, which its element frames more widely. */
function fromMiddle(element: Element, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top, width, height } = (element.firstElementChild ?? element).getBoundingClientRect();
  return [clientX - left - width / 2, clientY - top - height / 2];
}

type Moves = Readonly<{ move: (by: Point) => void; nearer: (factor: number, at: Point) => void }>;

const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);
const between = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/** One finger or the mouse drags, two fingers pinch. A drag is no click. */
function useDrag(element: RefObject<HTMLElement | null>, { move, nearer }: Moves) {
  const pointers = useRef(new Map<number, Point>());
  const travelled = useRef(0);

  const onPointerDown = (event: PointerEvent) => {
    if (pointers.current.size === 0) travelled.current = 0;
    pointers.current.set(event.pointerId, [event.clientX, event.clientY]);
  };
  const onPointerMove = (event: PointerEvent) => {
    const from = pointers.current.get(event.pointerId);
    if (!from) return;
    const to: Point = [event.clientX, event.clientY];
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    travelled.current += distance(from, to);
    pointers.current.set(event.pointerId, to);
    if (travelled.current < STEADY) return;
    // Taken only now, so that a steady press still reaches what it was made on.
    element.current?.setPointerCapture(event.pointerId);
    if (other && element.current) {
      const [clientX, clientY] = between(to, other);
      nearer(
        distance(to, other) / Math.max(1, distance(from, other)),
        fromMiddle(element.current, { clientX, clientY }),
      );
    }
    const share = other ? 0.5 : 1;
    move([(to[0] - from[0]) * share, (to[1] - from[1]) * share]);
  };
  const onPointerEnd = (event: PointerEvent) => {
    pointers.current.delete(event.pointerId);
  };
  const onClickCapture = (event: { stopPropagation: () => void }) => {
    if (travelled.current >= STEADY) event.stopPropagation();
  };
  return {
    onPointerDown,
    onPointerMove,
    onPointerUp: onPointerEnd,
    onPointerCancel: onPointerEnd,
    onPointerLeave: onPointerEnd,
    onClickCapture,
  };
}
