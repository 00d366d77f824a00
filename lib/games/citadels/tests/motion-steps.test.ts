import { describe, expect, it } from 'vitest';
import type { BoardLogEntry } from '@/lib/games/board-props';
import { motionSteps } from '../board/motion-steps';
import { lastMotion } from '../board/moving-events';
import type { CitadelsEvent } from '../events';
import { redactEvent } from '../redact';

const [ANN, BOB, CY] = [0, 1, 2];

/** As somebody sees it who only watches. */
function logOf(...events: readonly CitadelsEvent[]): BoardLogEntry[] {
  return events.flatMap((event, index) => {
    const shown = redactEvent(event, { role: 'spectator' });
    return shown ? [{ step: index + 1, at: new Date(0), event: shown, line: undefined }] : [];
  });
}

const LOG = logOf(
  { type: 'CrownDrawn', data: { seats: [ANN, BOB, CY] } },
  { type: 'GoldStolen', data: { by: BOB, from: ANN, amount: 3 } },
  { type: 'CrownTaken', data: { seat: CY, heir: false } },
  { type: 'GoldTaken', data: { seat: CY, amount: 2, extra: 1 } },
  { type: 'DistrictBuilt', data: { seat: CY, district: 'manor', price: 3 } },
  { type: 'IncomeTaken', data: { seat: CY, amount: 0 } },
  { type: 'DistrictDestroyed', data: { seat: BOB, of: CY, district: 'manor', price: 2 } },
);

describe('What moves on the table of Citadels', () => {
  it('is told in the order it happened, and nothing that moved nothing', () => {
    expect(motionSteps(LOG, 0)).toEqual([
      { kind: 'coins', from: ANN, to: BOB, amount: 3 },
      { kind: 'crown', from: ANN, to: CY },
      { kind: 'coins', from: 'bank', to: CY, amount: 3 },
      { kind: 'build', place: { seat: CY, district: 'manor' } },
      { kind: 'fall', place: { seat: CY, district: 'manor' } },
    ]);
  });

  it('begins after what was shown before, and knows still who had the crown', () => {
    expect(motionSteps(LOG, 2).map(({ kind }) => kind)).toEqual(['crown', 'coins', 'build', 'fall']);
    expect(motionSteps(LOG, 2)[0]).toEqual({ kind: 'crown', from: ANN, to: CY });
    expect(motionSteps(LOG, lastMotion(LOG))).toEqual([]);
    expect(lastMotion([])).toBe(-1);
  });

  it('forgets a step that was taken back', () => {
    const log = logOf(
      { type: 'GoldTaken', data: { seat: ANN, amount: 2, extra: 0 } },
      { type: 'DistrictBuilt', data: { seat: ANN, district: 'manor', price: 3 } },
      { type: 'StepTakenBack', data: { seat: ANN } },
    );
    expect(motionSteps(log, 0)).toEqual([{ kind: 'coins', from: 'bank', to: ANN, amount: 2 }]);
  });

  it('shows the end of a long absence', () => {
    const long = logOf(
      ...Array.from(
        { length: 90 },
        (_, index): CitadelsEvent => ({
          type: 'GoldTaken',
          data: { seat: ANN, amount: index + 1, extra: 0 },
        }),
      ),
    );
    const steps = motionSteps(long, 0);
    expect(steps.length).toBeLessThan(30);
    expect(steps.at(-1)).toMatchObject({ amount: 90 });
  });
});
