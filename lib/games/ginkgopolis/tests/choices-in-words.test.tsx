import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { IssuingProvider } from '@/lib/games/issuing';
import { TableProvider } from '@/lib/games/table-context';
import service from '@/lib/i18n/messages/en.json';
import { sealable } from '../board/choice-draft';
import { offeredCommands } from '../board/offers';
import { useCommandSentence } from '../board/use-command-sentence';
import type { GinkgopolisCommand } from '../commands';
import { legalCommands } from '../legal-commands';
import messages from '../messages/en.json';
import type { GinkgopolisPrompt } from '../prompts';
import { openPrompts } from '../prompts';
import type { GinkgopolisState } from '../state';
import { viewFor } from '../view';
import { OPTIONS, randomPlay } from './random-play';

type Asked = Readonly<{ state: GinkgopolisState; prompt: GinkgopolisPrompt }>;

/** All that is asked in a random match, of whoever is asked. */
function* questions(seed: number): Generator<Asked> {
  const seatCount = 2 + (seed % 4);
  const options = OPTIONS[seed % OPTIONS.length] ?? { characters: 'starter', smallChoices: 'sealed' };
  for (const { after: state } of randomPlay({ seatCount, options }, seed)) {
    for (const prompt of openPrompts(state)) yield { state, prompt };
  }
}

const seen = ({ state, prompt: { seat } }: Asked) => {
  const view = viewFor(state, { role: 'seat', seat });
  const you = view.seats[seat];
  if (!you) throw new Error(`Nobody sits at ${seat}`);
  return { view, you };
};

const asTexts = (commands: readonly GinkgopolisCommand[]) => commands.map((each) => JSON.stringify(each)).toSorted();

function Sentences({ commands }: Readonly<{ commands: readonly GinkgopolisCommand[] }>) {
  const sentence = useCommandSentence();
  return JSON.stringify(commands.map(sentence));
}

function sentencesOf(asked: Asked): readonly string[] {
  const { view, you } = seen(asked);
  const { seat } = you;
  const viewer = { role: 'seat', seat } as const;
  const players = view.seats.map((each) => ({
    ...{ seat: each.seat, name: `Player${each.seat}`, isYou: each.seat === seat, kind: 'user' as const },
  }));
  const table = {
    ...{ matchId: 'a', view, viewer, players, prompts: [asked.prompt], log: [], readOnly: false },
    ...{ issue: async () => true, command: { status: 'idle' } as const },
  };
  const markup = renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={{ ...service, games: { ginkgopolis: messages } }} timeZone="UTC">
      <TableProvider view={view} viewer={viewer} players={players}>
        <IssuingProvider table={table}>
          <Sentences commands={offeredCommands(view, you, asked.prompt.kind)} />
        </IssuingProvider>
      </TableProvider>
    </NextIntlClientProvider>,
  );
  return JSON.parse(markup.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&'));
}

describe('“Your choices” in words', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'offer every legal answer exactly once, from the own view alone (match %i)',
    (seed) => {
      for (const asked of questions(seed)) {
        const { view, you } = seen(asked);
        const offered = offeredCommands(view, you, asked.prompt.kind);
        expect(asTexts(offered)).toEqual(asTexts(legalCommands(asked.state, asked.prompt)));
      }
    },
  );

  it.each([1, 2, 3, 4])('say every answer in a sentence of its own (match %i)', (seed) => {
    let told = 0;
    for (const asked of questions(seed)) {
      // Every tenth is enough: rendering takes its time.
      told++;
      // Some characters are the same as others, down to the last word.
      if (told % 10 !== 0 || asked.prompt.kind === 'pick-character') continue;
      const sentences = sentencesOf(asked);
      expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
      for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z0-9][^{}]*[.]$/);
    }
  });

  it('are sealed as they were read', () => {
    for (const asked of questions(4)) {
      const { view, you } = seen(asked);
      for (const { type, data } of offeredCommands(view, you, asked.prompt.kind)) {
        if (type === 'SealChoice') expect(sealable(data.choice, view, you)).toEqual(data.choice);
      }
    }
  });
});
