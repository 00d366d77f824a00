import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { NextIntlClientProvider } from 'next-intl';
import postcss from 'postcss';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { describe, expect, test } from 'vitest';
import * as citadelsMoments from '@/app/styleguide/citadels/moments';
import * as ginkgopolisMoments from '@/app/styleguide/ginkgopolis/moments';
import { peopleAt } from '@/app/styleguide/people';
import { playedMatch } from '@/app/styleguide/played-match';
import type { Board } from '@/lib/games/board-props';
import { citadels } from '@/lib/games/citadels';
import { kindOfColour } from '@/lib/games/citadels/board/district-picture';
import { KIND_ICONS } from '@/lib/games/citadels/board/symbols';
import { CitadelsTable } from '@/lib/games/citadels/board/table';
import { COLOURS as KINDS } from '@/lib/games/citadels/components';
import citadelsTexts from '@/lib/games/citadels/messages/en.json';
import { ginkgopolis } from '@/lib/games/ginkgopolis';
import { PATTERNS } from '@/lib/games/ginkgopolis/board/city/patterns';
import { Plan } from '@/lib/games/ginkgopolis/board/city/plan';
import { SYMBOLS } from '@/lib/games/ginkgopolis/board/symbols';
import { GinkgopolisTable } from '@/lib/games/ginkgopolis/board/table';
import type { Colour } from '@/lib/games/ginkgopolis/components';
import { COLOURS } from '@/lib/games/ginkgopolis/components';
import { districtsOf } from '@/lib/games/ginkgopolis/districts';
import ginkgopolisTexts from '@/lib/games/ginkgopolis/messages/en.json';
import { cityOf } from '@/lib/games/ginkgopolis/seen-city';
import { cityWith, RED_7, tableView } from '@/lib/games/ginkgopolis/tests/table-view';
import service from '@/lib/i18n/messages/en.json';
import { IconGlyph } from '@/lib/ui/icon';
import type { IconName } from '@/lib/ui/icon-shapes';
import { ownersOf } from '@/lib/ui/owner';
import type { Element } from '../support/markup-tree';
import { classesOf, elementsIn, markupTree, textIn } from '../support/markup-tree';

const VIEWER = { role: 'seat', seat: 0 } as const;
const SEATS = 4;

type Played = Readonly<{ Table: Board; table: ReturnType<typeof playedMatch>; texts: object }>;

/** With the parts whose scripts come late. */
async function pageOf({ Table, table, texts }: Played): Promise<Element> {
  const all = { matchId: 'a', viewer: VIEWER, players: peopleAt(SEATS, VIEWER), readOnly: false, ...table };
  const { prelude } = await prerenderToNodeStream(
    <NextIntlClientProvider locale="en" messages={{ ...service, games: texts }} timeZone="UTC">
      <Table {...all} issue={async () => true} command={{ status: 'idle' }} />
    </NextIntlClientProvider>,
  );
  return markupTree(await text(prelude));
}

function ginkgopolisAt(moment: ginkgopolisMoments.Moment): Promise<Element> {
  const next = ginkgopolisMoments.until({ round: 6, moment, viewer: VIEWER });
  const how = { seats: SEATS, seed: 1, bot: 'normal', options: { characters: 'draft', smallChoices: 'sealed' } };
  const table = playedMatch({ game: ginkgopolis, ...how, viewer: VIEWER, next });
  return pageOf({ Table: GinkgopolisTable, table, texts: { ginkgopolis: ginkgopolisTexts } });
}

function citadelsAt(moment: citadelsMoments.Moment): Promise<Element> {
  const next = citadelsMoments.until({ round: 5, moment, character: undefined, seat: 0 });
  const how = { seats: SEATS, seed: 1, bot: 'normal', options: { length: 'short' } };
  const table = playedMatch({ game: citadels, ...how, viewer: VIEWER, next });
  return pageOf({ Table: CitadelsTable, table, texts: { citadels: citadelsTexts } });
}

type Shapes = ReadonlyMap<string, Element>;

/** What is drawn once in a page, and used by its id. */
function shapesIn(page: Element): Shapes {
  return new Map(elementsIn(page).map((element) => [element.attributes.id ?? '', element]));
}

/** Everything that can be seen of an element but its colours, with the shapes it uses from elsewhere in the page. */
function looksOf(element: Element, shapes: Shapes): string {
  return elementsIn(element)
    .map(({ name, attributes: { d, href, class: classes = '' } }) => {
      const used = href?.startsWith('#') ? shapes.get(href.slice(1)) : undefined;
      return [name, d, classes, used ? looksOf(used, shapes) : ''].join(' ');
    })
    .join('\n');
}

/** The lines of an icon. */
function linesOf(icon: IconName): string {
  const [first] = elementsIn(markupTree(renderToStaticMarkup(<IconGlyph name={icon} />))).flatMap(({ attributes }) =>
    attributes.d === undefined ? [] : [attributes.d],
  );
  if (first === undefined) throw new Error(`${icon} is not drawn`);
  return first;
}

/** Floors, roofs and parapets are drawn once for each colour, and each colour in another way. */
function isDrawnInItsOwnWay(element: Element, colour: Colour, shapes: Shapes): boolean {
  return elementsIn(element).some(({ attributes: { href = '' } }) => {
    if (!href.endsWith(`-${colour}`)) return false;
    const drawn = COLOURS.flatMap((each) => shapes.get(href.slice(1, -colour.length) + each) ?? []);
    const ways = drawn.map((shape) => looksOf(shape, shapes).replaceAll(/is-\w+/g, ''));
    return new Set(ways).size === drawn.length;
  });
}

/** The wash of a district, whose outline is drawn later. */
function isWash({ children }: Element): boolean {
  return children.every((child) => typeof child !== 'string' && classesOf(child).includes('city-district'));
}

function lackOfSigns(page: Element): readonly string[] {
  const shapes = shapesIn(page);
  return COLOURS.flatMap((colour) => {
    const outline = `city-district-line-${colour}`;
    const isOutlined = elementsIn(page).some((element) => classesOf(element).includes(outline));
    const signs = [linesOf(SYMBOLS[colour]), PATTERNS[colour].lines, outline];
    return elementsIn(page)
      .filter((element) => classesOf(element).includes(`is-${colour}`))
      .filter((element) => !signs.some((sign) => looksOf(element, shapes).includes(sign)))
      .filter((element) => !isDrawnInItsOwnWay(element, colour, shapes) && !(isWash(element) && isOutlined))
      .map((element) => `${colour}: ${element.name} ${element.attributes.class} “${textIn(element)}”`);
  });
}

type Placed = Readonly<{ element: Element; around: Element }>;

/** Every element of a page, with the one it stands in. */
function placedIn(page: Element): readonly Placed[] {
  return elementsIn(page).flatMap((around) =>
    around.children.flatMap((element) => (typeof element === 'string' ? [] : [{ element, around }])),
  );
}

/** Whatever bears the colour of a seat stands with a letter. */
function unlettered(page: Element): readonly string[] {
  return placedIn(page)
    .filter(({ element }) => element.attributes.style?.includes('--own-'))
    .filter(({ around }) => !/[\p{L}\p{N}]/u.test(textIn(around)))
    .map(({ element }) => `${element.name} ${element.attributes.style}`);
}

/** What the style sheet of a game says of a property. */
function valuesIn(sheet: string, selector: string, property: string): readonly string[] {
  const values: string[] = [];
  postcss.parse(readFileSync(`lib/games/${sheet}`, 'utf8')).walkRules(selector, (rule) => {
    rule.walkDecls(property, ({ value }) => void values.push(value));
  });
  return values;
}

describe('Without its colours, a table of Ginkgopolis', () => {
  test.each(['drafting', 'choosing', 'finished'] as const)(
    'tells the colour and owner of everything (%s)',
    async (moment) => {
      const page = await ginkgopolisAt(moment);
      const coloured = elementsIn(page).filter((each) => classesOf(each).some((name) => name.startsWith('is-')));
      expect(coloured.length).toBeGreaterThan(30);
      expect(lackOfSigns(page)).toEqual([]);
      expect(unlettered(page)).toEqual([]);
    },
  );

  test('tells them in the plan of its city, too', () => {
    const { buildings, tokens } = tableView({ buildings: cityWith(RED_7) });
    const owners = ownersOf(['Ann', 'Bob'].map((name, seat) => ({ seat, name })));
    const city = { buildings, tokens, owners, districts: districtsOf(cityOf({ buildings, tokens })) };
    const page = markupTree(renderToStaticMarkup(<Plan drawing="d" city={city} />));
    expect(lackOfSigns(page)).toEqual([]);
    expect(unlettered(page)).toEqual([]);
  });

  test('outlines a district of each colour with dashes of its own', () => {
    const dashes = COLOURS.map((colour) =>
      valuesIn('ginkgopolis/board/city/marks.css', `.city-district-line-${colour}`, 'stroke-dasharray').join(),
    );
    expect(new Set(dashes).size).toBe(COLOURS.length);
    expect(dashes).not.toContain('');
  });
});

describe('Without its colours, a table of Citadels', () => {
  test.each(['drafting', 'turn', 'finished'] as const)(
    'tells the kind of every district and every owner (%s)',
    async (moment) => {
      const page = await citadelsAt(moment);
      const shapes = shapesIn(page);
      const coloured = placedIn(page).flatMap((placed) =>
        KINDS.filter((kind) => classesOf(placed.element).includes(kindOfColour(kind))).map((kind) => ({
          ...placed,
          kind,
        })),
      );
      expect(coloured.length).toBeGreaterThan(5);
      const unsaid = coloured.filter(({ around, kind }) => {
        const hasPattern = elementsIn(around).some(({ attributes }) => attributes['data-kind'] === kind);
        return !hasPattern && !looksOf(around, shapes).includes(linesOf(KIND_ICONS[kind]));
      });
      expect(unsaid.map(({ element, kind }) => `${kind}: ${element.name} “${textIn(element)}”`)).toEqual([]);
      expect(unlettered(page)).toEqual([]);
    },
  );

  test('has a symbol of its own for each kind', () => {
    expect(new Set(KINDS.map((kind) => linesOf(KIND_ICONS[kind]))).size).toBe(KINDS.length);
  });

  test('has a pattern of its own for each kind', () => {
    const patterns = KINDS.map((kind) =>
      valuesIn('citadels/board/district-card.module.css', `.pattern[data-kind="${kind}"]`, 'background').join(),
    );
    expect(new Set(patterns).size).toBe(KINDS.length);
    expect(patterns).not.toContain('');
  });
});
