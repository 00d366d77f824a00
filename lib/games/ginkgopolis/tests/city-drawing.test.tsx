import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ownersOf } from '@/lib/ui/owner';
import type { DrawnCity } from '../board/city/drawn-city';
import { QUARTERS } from '../board/city/geometry';
import { OwnShapes } from '../board/city/own-shapes';
import { Plan } from '../board/city/plan';
import { planBounds } from '../board/city/plan-space';
import { Skyline, skylineBounds } from '../board/city/skyline';
import { districtsOf } from '../districts';
import { cityOf } from '../seen-city';
import { viewFor } from '../view';
import { randomPlay } from './random-play';
import { cityWith, RED_7, tableView } from './table-view';

function drawn(names: readonly string[] = ['Ann', 'Bob']): DrawnCity {
  const { buildings, tokens } = tableView({ buildings: cityWith(RED_7) });
  const districts = districtsOf(cityOf({ buildings, tokens }));
  return { buildings, tokens, districts, owners: ownersOf(names.map((name, seat) => ({ seat, name }))) };
}

const skyline = (city: DrawnCity) =>
  renderToStaticMarkup(
    <Skyline drawing="d" city={city}>
      <OwnShapes drawing="d" buildings={city.buildings} />
    </Skyline>,
  );
const plan = (city: DrawnCity) => renderToStaticMarkup(<Plan drawing="d" city={city} />);
const count = (text: string, part: string) => text.split(part).length - 1;

describe('The drawing of a city', () => {
  it('is the same for the same city, every bush of it', () => {
    expect(skyline(drawn())).toBe(skyline(drawn()));
    expect(plan(drawn())).toBe(plan(drawn()));
  });

  it('does not depend on the order the buildings are told in', () => {
    const city = drawn();
    const other = { ...city, buildings: [...city.buildings].reverse() };
    const bounds = QUARTERS.map((quarter) => skylineBounds(city, quarter));
    expect(QUARTERS.map((quarter) => skylineBounds(other, quarter))).toEqual(bounds);
    expect(skyline(other).length).toBe(skyline(city).length);
  });

  it('shows every building with its number, and every letter, in both views', () => {
    const city = drawn();
    for (const svg of [skyline(city), plan(city)]) {
      for (const { space, number } of city.buildings) {
        expect(svg).toContain(`data-space="${space}"`);
        expect(svg).toMatch(new RegExp(`>${number}</text>`));
      }
      for (const letter of Object.keys(city.tokens)) expect(svg).toContain(`data-letter="${letter}"`);
    }
  });

  it('draws a floor for each tile, from shapes it brings along', () => {
    const svg = skyline(drawn());
    const floors = drawn().buildings.reduce((sum, { height }) => sum + height, 0);
    const used = [...svg.matchAll(/href="#(d-[a-z0-9-]+)"/g)].map(([, id]) => id ?? '');
    expect(used.filter((id) => id.includes('floor'))).toHaveLength(floors);
    for (const id of new Set(used)) expect(svg).toContain(`id="${id}"`);
  });

  it('marks an owner by colour, shape and letter, and a construction site by a scaffold', () => {
    const svg = skyline(drawn());
    expect(svg).toContain('--own-black');
    expect(svg).toContain('>B</text>');
    expect(count(svg, 'city-scaffold')).toBeGreaterThan(0);
    expect(count(skyline({ ...drawn(), buildings: tableView().buildings }), 'city-scaffold')).toBe(0);
  });

  it('writes no name of a player as it came', () => {
    const svg = skyline(drawn(['<script>', '"><img src=x onerror=alert(1)>']));
    expect(svg).not.toContain('<script');
    expect(svg).not.toContain('<img');
  });

  it('holds every building in its bounds, however the view is turned', () => {
    const city = drawn();
    for (const { width, height } of [...QUARTERS.map((quarter) => skylineBounds(city, quarter)), planBounds(city)]) {
      expect(width).toBeGreaterThan(0);
      expect(height).toBeGreaterThan(0);
    }
  });

  it('is alive with people, and light enough for any browser even when the city is late and large', () => {
    const ends = [2, 3].map((seed) =>
      [...randomPlay({ seatCount: 5, options: { characters: 'starter', smallChoices: 'sealed' } }, seed)].at(-1),
    );
    for (const end of ends) {
      if (!end) throw new Error('Nothing was played');
      const { buildings, tokens, districts } = viewFor(end.after, { role: 'spectator' });
      const city = { buildings, tokens, districts, owners: ownersOf([]) };
      const svg = skyline(city);
      expect(buildings.length).toBeGreaterThan(20);
      expect(count(svg, 'href="#d-person')).toBeGreaterThan(5);
      expect(count(svg, 'city-hull')).toBe(2);
      expect(svg.match(/<[a-z]/g)?.length).toBeLessThan(2_500);
      expect(svg).toBe(skyline(city));
    }
  });

  it('can be made of any city that a match comes to', () => {
    for (const { after } of randomPlay(
      { seatCount: 5, options: { characters: 'starter', smallChoices: 'sealed' } },
      7,
    )) {
      if (after.phase !== 'finished') continue;
      const { buildings, tokens, districts } = viewFor(after, { role: 'spectator' });
      const owners = ownersOf(['A', 'B', 'C', 'D', 'E'].map((name, seat) => ({ seat, name })));
      const svg = skyline({ buildings, tokens, districts, owners });
      expect(svg).not.toContain('NaN');
      expect(plan({ buildings, tokens, districts, owners })).not.toContain('NaN');
    }
  });
});
