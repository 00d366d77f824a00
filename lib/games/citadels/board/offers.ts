import type { CitadelsCommand, PromptKind } from '../commands';
import type { DistrictId } from '../components';
import { knownTable } from '../known-table';
import { possiblePicks, possibleSteps } from '../legal-commands';
import type { CitadelsView } from '../view-types';

type Commands = readonly CitadelsCommand[];

/**
 * All that a player may answer to a question, from that player's view alone: what `legalCommands` knows on the server.
 * Standing orders are a list to be put in order, which has a place of its own.
 */
export function offeredCommands(view: CitadelsView, kind: Exclude<PromptKind, 'standing-orders'>): Commands {
  switch (kind) {
    case 'pick-character':
      return possiblePicks(view.offered ?? [], view.draft?.buries ?? false);
    case 'take-turn': {
      const table = knownTable(view);
      return table ? possibleSteps(table) : [];
    }
    case 'use-graveyard':
      return [true, false].map((take) => ({ type: 'AnswerGraveyard', data: { take } }));
    case 'agree-to-end':
      return [true, false].map((agree) => ({ type: 'AnswerEnd', data: { agree } }));
  }
}

/** Places of the kept cards among the drawn ones, two of which may be of one kind. */
export function placesOf(drawn: readonly DistrictId[], keep: readonly DistrictId[]): readonly number[] {
  const left = [...keep];
  return drawn.flatMap((card, place) => {
    const at = left.indexOf(card);
    if (at < 0) return [];
    left.splice(at, 1);
    return [place];
  });
}
