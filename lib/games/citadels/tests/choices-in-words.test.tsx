import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { MatchSetup, Prompt, Seat } from '@/lib/engine/game-definition';
import { IssuingProvider } from '@/lib/games/issuing';
import { TableProvider } from '@/lib/games/table-context';
import service from '@/lib/i18n/messages/en.json';
import { offeredCommands, placesOf } from '../board/offers';
import { StoryProvider } from '../board/story-context';
import { useCommandSentence } from '../board/use-command-sentence';
import type { CitadelsCommand, PromptKind } from '../commands';
import { legalCommands } from '../legal-commands';
import messages from '../messages/en.json';
import type { CitadelsOptions } from '../options';
import { optionsSchema } from '../options';
import { openPrompts } from '../prompts';
import type { CitadelsState } from '../state';
import { viewFor } from '../view';
import { statesOf } from './random-play';

const STEPS = 400;

type Asked = Readonly<{ state: CitadelsState; prompt: Prompt; kind: Exclude<PromptKind, 'standing-orders'> }>;

/** All that is asked in a match of random legal commands, of whoever is asked. */
function* questions(setup: MatchSetup<CitadelsOptions>, seed: number): Generator<Asked> {
  for (const state of statesOf(setup, { seed, steps: STEPS })) {
    for (const prompt of openPrompts(state).filter(({ settled }) => !settled)) {
      if (prompt.kind !== 'standing-orders') yield { state, prompt, kind: prompt.kind };
    }
  }
}

const asTexts = (commands: readonly CitadelsCommand[]) => commands.map((each) => JSON.stringify(each)).toSorted();

const seenBy = (state: CitadelsState, seat: Seat) => viewFor(state, { role: 'seat', seat });

function Sentences({ commands }: Readonly<{ commands: readonly CitadelsCommand[] }>) {
  const sentence = useCommandSentence();
  return JSON.stringify(commands.map(sentence));
}

function sentencesOf({ state, prompt, kind }: Asked): readonly string[] {
  const { seat } = prompt;
  const viewer = { role: 'seat', seat } as const;
  const view = seenBy(state, seat);
  const players = view.seats.map((_, each) => ({
    ...{ seat: each, name: `Player${each}`, isYou: each === seat, kind: 'user' as const },
  }));
  const table = {
    ...{ matchId: 'a', view, viewer, players, prompts: [prompt], log: [], readOnly: false },
    ...{ issue: async () => true, command: { status: 'idle' } as const },
  };
  const markup = renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={{ ...service, games: { citadels: messages } }} timeZone="UTC">
      <TableProvider view={view} viewer={viewer} players={players}>
        <IssuingProvider table={table}>
          <StoryProvider log={[]}>
            <Sentences commands={offeredCommands(view, kind)} />
          </StoryProvider>
        </IssuingProvider>
      </TableProvider>
    </NextIntlClientProvider>,
  );
  return JSON.parse(markup.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&'));
}

const SETUPS: readonly (readonly [string, MatchSetup<CitadelsOptions>])[] = [
  ['two players', { seatCount: 2, options: optionsSchema.parse({}) }],
  ['three with two characters', { seatCount: 3, options: optionsSchema.parse({ threePlayers: 'two-characters' }) }],
  [
    'a limited bank and the Great Wall',
    { seatCount: 4, options: optionsSchema.parse({ bank: 'limited', greatWall: 'with' }) },
  ],
  ['seven players in a short match', { seatCount: 7, options: optionsSchema.parse({ length: 'short' }) }],
];

describe.each(SETUPS)('“Your choices” in words, with %s', (_, setup) => {
  test.each([1, 2, 3])('offer every legal answer exactly once, from the own view alone (match %i)', (seed) => {
    for (const { state, prompt, kind } of questions(setup, seed)) {
      const offered = offeredCommands(seenBy(state, prompt.seat), kind);
      expect(asTexts(offered)).toEqual(asTexts(legalCommands(state, prompt)));
    }
  });

  test('say every answer in a sentence of its own', () => {
    let told = 0;
    for (const asked of questions(setup, 4)) {
      // Every fifth is enough: rendering takes its time.
      told++;
      if (told % 5 !== 0) continue;
      const sentences = sentencesOf(asked);
      expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
      for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z0-9][^{}]*[.]$/);
    }
  });
});

test('the kept cards are found among the drawn ones, also where two are of one kind', () => {
  expect(placesOf(['manor', 'tavern', 'manor'], ['manor', 'manor'])).toEqual([0, 2]);
  expect(placesOf(['manor', 'tavern', 'manor'], ['tavern'])).toEqual([1]);
});
