import type { ReactNode, Ref } from 'react';

type MotionOverlayProps = Readonly<{
  ref: Ref<HTMLDivElement>;
  isMoving: boolean;
  /** The way to end it early. */
  skip: ReactNode;
  /** What is seen on its way only. */
  children: ReactNode;
}>;

/** What moves over the table. It catches no press, and it stands there also while nothing moves. */
export function MotionOverlay({ ref, isMoving, skip, children }: MotionOverlayProps) {
  return (
    <div ref={ref} className="contents">
      {isMoving ? (
        <>
          <div className="pointer-events-none fixed inset-0 z-[3] overflow-hidden" aria-hidden="true">
            {children}
          </div>
          {skip}
        </>
      ) : null}
    </div>
  );
}
