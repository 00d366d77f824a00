import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { TableProvider } from '@/lib/games/table-context';
import { CityInWords } from '../board/city/city-in-words';
import { cityRows } from '../board/city/city-rows';
import { LETTERS } from '../components';
import messages from '../messages/en.json';
import { cityWith, RED_7, START_CITY, tableView } from './table-view';

function inWords(): string {
  const view = tableView({ buildings: cityWith(RED_7) });
  const players = ['Ann', 'Bob'].map((name, seat) => ({ seat, name, isYou: seat === 0, kind: 'user' as const }));
  const markup = renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={{ games: { ginkgopolis: messages } }} timeZone="UTC">
      <TableProvider view={view} viewer={{ role: 'seat', seat: 0 }} players={players}>
        <CityInWords fresh={new Set([RED_7.space])} />
      </TableProvider>
    </NextIntlClientProvider>,
  );
  return markup.replaceAll(/<[^>]+>/g, '\n').replaceAll(/\n+/g, '\n');
}

describe('The city, row by row', () => {
  it('names every building and every letter once', () => {
    const words = inWords();
    for (const letter of LETTERS) expect(words.split(`: letter ${letter},`)).toHaveLength(2);
    for (const name of ['Red 1', 'Yellow 2', 'Blue 3', 'Red 7']) expect(words.split(`: ${name},`)).toHaveLength(2);
  });

  it('tells of a building all that the drawing shows: floors, owner, resources, site, and that it is new', () => {
    expect(inWords()).toContain(
      'column 3: Red 7, 3 floors, Bob’s, with 3 resources, construction site, built in the last round',
    );
  });

  it('tells what lies beside each place, how large its district is, and who leads there', () => {
    expect(inWords()).toContain(
      'in a district of 4 buildings, led by Bob, beside it: letter C to the east, Red 2 to the south, and letter A to the west',
    );
  });

  it('goes from north to south and from west to east', () => {
    const { tokens } = tableView();
    const rows = cityRows({ buildings: START_CITY, tokens });
    expect(rows.map(({ y }) => y)).toEqual([2, 1, 0, -1, -2]);
    for (const { places } of rows) {
      const columns = places.map(({ column }) => column);
      expect(columns).toEqual([...columns].sort((a, b) => a - b));
    }
  });
});
