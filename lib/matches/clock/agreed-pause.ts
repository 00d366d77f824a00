import type { TableEvent, TableState } from '@/lib/engine/table-events';

/** The pause, if everybody who plays asks for it. Bots, seats on autopilot and those who have resigned are not asked. */
export function agreedPause({ seats, isPaused }: TableState): readonly TableEvent[] {
  const players = seats.filter(({ pilot }) => pilot.kind === 'person');
  const isAgreed = !isPaused && players.length > 0 && players.every(({ asksForPause }) => asksForPause);
  return isAgreed ? [{ type: 'MatchPaused', data: {} }] : [];
}
