import { assertNever } from '@/lib/engine/decision';
import type { LogLine, RedactedEvent } from '@/lib/engine/game-definition';
import type { ShownEvent } from './redact';
import { cards, characterName, districtName, gold, inARow, namedOrCounted, player } from './wording';

/** The sentences of the log, each a message. */
export const LOG_LINES = [
  'crown-drawn',
  'round-began',
  'characters-laid-out',
  'character-picked',
  'character-kept',
  'character-called',
  'nobody-answered',
  'gold-stolen',
  'crown-taken',
  'crown-inherited',
  'gold-taken',
  'gold-taken-merchant',
  'cards-kept',
  'cards-kept-merchant',
  'architect-drew',
  'income-taken',
  'district-built',
  'city-completed',
  'city-completed-first',
  'victim-named',
  'target-named',
  'hands-swapped',
  'cards-exchanged',
  'laboratory-used',
  'smithy-used',
  'district-destroyed',
  'graveyard-asked',
  'district-fetched',
  'district-buried',
  'step-taken-back',
  'victim-revealed',
  'end-proposed',
  'end-agreed-to',
  'end-refused',
  'end-agreed',
  'match-scored',
] as const;
type Sentence = (typeof LOG_LINES)[number];

function line(key: Sentence, values: LogLine['values'] = {}): LogLine {
  return { key, values };
}

/** A redacted event in words; `undefined` for what the lines around it tell. */
export function logLine(redacted: RedactedEvent): LogLine | undefined {
  const event = redacted as ShownEvent;
  switch (event.type) {
    case 'DeckShuffled':
    case 'HandsDealt':
    case 'FaceDownOffered':
    case 'DraftEnded':
    case 'CardsDrawn':
    case 'TurnEnded':
    case 'DraftPlanned':
    case 'GraveyardPlanned':
      return undefined;
    case 'CrownDrawn':
    case 'RoundBegan':
    case 'CharactersLaidOut':
    case 'CharacterPicked':
    case 'CharacterCalled':
    case 'VictimRevealed':
      return ofTheRound(event);
    case 'GoldTaken':
    case 'CardsKept':
    case 'ArchitectDrew':
    case 'IncomeTaken':
    case 'LaboratoryUsed':
    case 'SmithyUsed':
      return ofTaking(event);
    case 'GoldStolen':
    case 'CrownTaken':
    case 'VictimNamed':
    case 'TargetNamed':
    case 'HandsSwapped':
    case 'CardsExchanged':
    case 'StepTakenBack':
      return ofPowers(event);
    case 'DistrictBuilt':
    case 'CityCompleted':
    case 'DistrictDestroyed':
    case 'GraveyardAsked':
    case 'DistrictFetched':
    case 'DistrictBuried':
      return ofCities(event);
    case 'EndProposed':
    case 'EndAnswered':
    case 'EndAgreed':
    case 'MatchScored':
      return ofTheEnd(event);
    default:
      return assertNever(event);
  }
}

type Shown<Type extends ShownEvent['type']> = Extract<ShownEvent, { type: Type }>;

function ofTheRound(
  event: Shown<
    'CrownDrawn' | 'RoundBegan' | 'CharactersLaidOut' | 'CharacterPicked' | 'CharacterCalled' | 'VictimRevealed'
  >,
): LogLine | undefined {
  switch (event.type) {
    case 'CrownDrawn':
      return line('crown-drawn', { player: player(event.data.seats[0] ?? 0) });
    case 'RoundBegan':
      return line('round-began', { round: event.data.round });
    case 'CharactersLaidOut': {
      const { faceUp } = event.data;
      const characters = inARow(faceUp.map(characterName));
      return faceUp.length > 0 ? line('characters-laid-out', { characters, count: faceUp.length }) : undefined;
    }
    case 'CharacterPicked': {
      const { seat, character } = event.data;
      if (character === null) return line('character-picked', { player: player(seat) });
      return line('character-kept', { player: player(seat), character: characterName(character) });
    }
    case 'CharacterCalled': {
      const { character, seat } = event.data;
      if (seat === null) return line('nobody-answered', { character: characterName(character) });
      return line('character-called', { player: player(seat), character: characterName(character) });
    }
    case 'VictimRevealed':
      return line('victim-revealed', {
        player: player(event.data.seat),
        character: characterName(event.data.character),
      });
  }
}

function ofTaking(
  event: Shown<'GoldTaken' | 'CardsKept' | 'ArchitectDrew' | 'IncomeTaken' | 'LaboratoryUsed' | 'SmithyUsed'>,
): LogLine {
  const who = player(event.data.seat);
  switch (event.type) {
    case 'GoldTaken': {
      const { amount, extra } = event.data;
      if (extra === 0) return line('gold-taken', { player: who, gold: gold(amount) });
      return line('gold-taken-merchant', { player: who, gold: gold(amount), extra: gold(extra) });
    }
    case 'CardsKept': {
      const { kept, count, extra } = event.data;
      const values = { player: who, cards: namedOrCounted(kept, count) };
      return extra === 0 ? line('cards-kept', values) : line('cards-kept-merchant', { ...values, extra: gold(extra) });
    }
    case 'ArchitectDrew':
      return line('architect-drew', { player: who, cards: namedOrCounted(event.data.cards, event.data.count) });
    case 'IncomeTaken':
      return line('income-taken', { player: who, gold: gold(event.data.amount) });
    case 'LaboratoryUsed': {
      const card = namedOrCounted(event.data.card && [event.data.card], 1);
      return line('laboratory-used', { player: who, card, gold: gold(event.data.amount) });
    }
    case 'SmithyUsed': {
      const drawn = namedOrCounted(event.data.cards, event.data.count);
      return line('smithy-used', { player: who, cards: drawn, gold: gold(event.data.price) });
    }
  }
}

function ofPowers(
  event: Shown<
    'GoldStolen' | 'CrownTaken' | 'VictimNamed' | 'TargetNamed' | 'HandsSwapped' | 'CardsExchanged' | 'StepTakenBack'
  >,
): LogLine {
  switch (event.type) {
    case 'GoldStolen': {
      const { by, from, amount } = event.data;
      return line('gold-stolen', { player: player(by), victim: player(from), gold: gold(amount) });
    }
    case 'CrownTaken':
      return line(event.data.heir ? 'crown-inherited' : 'crown-taken', { player: player(event.data.seat) });
    case 'VictimNamed':
    case 'TargetNamed': {
      const { seat, character } = event.data;
      const key = event.type === 'VictimNamed' ? 'victim-named' : 'target-named';
      return line(key, { player: player(seat), character: characterName(character) });
    }
    case 'HandsSwapped': {
      const { seat, with: other, given, got } = event.data;
      return line('hands-swapped', {
        player: player(seat),
        other: player(other),
        given: cards(given),
        got: cards(got),
      });
    }
    case 'CardsExchanged': {
      const { seat, count, discarded, drawn } = event.data;
      return line('cards-exchanged', {
        player: player(seat),
        discarded: namedOrCounted(discarded, count),
        drawn: namedOrCounted(drawn, count),
      });
    }
    case 'StepTakenBack':
      return line('step-taken-back', { player: player(event.data.seat) });
  }
}

function ofCities(
  event: Shown<
    'DistrictBuilt' | 'CityCompleted' | 'DistrictDestroyed' | 'GraveyardAsked' | 'DistrictFetched' | 'DistrictBuried'
  >,
): LogLine | undefined {
  switch (event.type) {
    case 'DistrictBuilt': {
      const { seat, district, price } = event.data;
      return line('district-built', { player: player(seat), district: districtName(district), gold: gold(price) });
    }
    case 'CityCompleted':
      return line(event.data.first ? 'city-completed-first' : 'city-completed', { player: player(event.data.seat) });
    case 'DistrictDestroyed': {
      const { seat, of, district, price } = event.data;
      const what = { district: districtName(district), owner: player(of), gold: gold(price) };
      return line('district-destroyed', { player: player(seat), ...what });
    }
    case 'GraveyardAsked':
    case 'DistrictFetched': {
      const { seat, district } = event.data;
      const key = event.type === 'GraveyardAsked' ? 'graveyard-asked' : 'district-fetched';
      return line(key, { player: player(seat), district: districtName(district) });
    }
    case 'DistrictBuried': {
      const { district, declinedBy } = event.data;
      if (declinedBy === null) return undefined;
      return line('district-buried', { player: player(declinedBy), district: districtName(district) });
    }
  }
}

function ofTheEnd(event: Shown<'EndProposed' | 'EndAnswered' | 'EndAgreed' | 'MatchScored'>): LogLine {
  switch (event.type) {
    case 'EndProposed':
      return line('end-proposed', { player: player(event.data.seat) });
    case 'EndAnswered':
      return line(event.data.agree ? 'end-agreed-to' : 'end-refused', { player: player(event.data.seat) });
    case 'EndAgreed':
      return line('end-agreed');
    case 'MatchScored': {
      const winners = event.data.seats.filter(({ rank }) => rank === 1).map(({ seat }) => player(seat));
      return line('match-scored', { winners: inARow(winners), count: winners.length });
    }
  }
}
