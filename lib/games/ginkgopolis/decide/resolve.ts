import { assertNever } from '@/lib/engine/decision';
import type { Chronicle } from '../chronicle';
import type { Performed, Step } from '../steps';
import { endRound } from './end-round';
import { exploitLetter } from './exploit';
import { takeBonuses, takeYields } from './gains';
import { drawTiles } from './tile-supply';
import { keepCard, reveal } from './turn';
import { moveToken } from './urbanize';

/** Takes one step after the other, until all are done or a player has to answer something. */
export function carryOn(chronicle: Chronicle, steps: readonly Step[]): void {
  let ahead = steps;
  for (let step = ahead[0]; step; step = ahead[0]) {
    const rest = ahead.slice(1);
    const performed = perform(chronicle, step, rest);
    if (performed === 'asked') return;
    ahead = [...performed, ...rest];
  }
}

function perform(chronicle: Chronicle, step: Step, rest: readonly Step[]): Performed {
  switch (step.step) {
    case 'reveal':
      return reveal(chronicle, step);
    case 'exploit-letter':
      return exploitLetter(chronicle, step, rest);
    case 'move-token':
      return moveToken(chronicle, step, rest);
    case 'take-yields':
      return takeYields(chronicle, step);
    case 'take-bonuses':
      return takeBonuses(chronicle, step);
    case 'draw-tiles':
      return drawTiles(chronicle, step, rest);
    case 'keep-card':
      return keepCard(chronicle, step);
    case 'end-round':
      return endRound(chronicle);
    default:
      return assertNever(step);
  }
}
