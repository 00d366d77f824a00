import type { MarkedToken, Token } from 'marked';
import type { ReactNode } from 'react';
import { HELP_PICTURES } from '@/lib/games/help-pictures';

type Context = Readonly<{
  game: string;
  /** Where a link to a paragraph leads from here. */
  linkTo: (anchor: string) => string;
}>;

type RuleTextProps = Context & Readonly<{ content: readonly Token[] }>;

/** The words of a paragraph below its heading. It knows what the rules need of Markdown, and nothing more. */
export function RuleText({ content, ...context }: RuleTextProps) {
  return keyed(content).map(([key, token]) => <Block key={key} token={token} {...context} />);
}

/** Tokens never change places: a number is key enough. */
function keyed(tokens: readonly Token[]): (readonly [string, MarkedToken])[] {
  return tokens.map((token, place) => [String(place), token as MarkedToken]);
}

type TokenProps = Context & Readonly<{ token: MarkedToken }>;

function Block({ token, ...context }: TokenProps) {
  switch (token.type) {
    case 'paragraph': {
      const [only, ...more] = token.tokens as MarkedToken[];
      if (only?.type === 'image' && more.length === 0) return <Picture {...only} game={context.game} />;
      return (
        <p>
          <Inline tokens={token.tokens} {...context} />
        </p>
      );
    }
    case 'list':
      return <List list={token} {...context} />;
    case 'table':
      return <Table table={token} {...context} />;
    case 'text':
      return <Inline tokens={token.tokens ?? [token]} {...context} />;
    case 'space':
      return null;
    default:
      throw new Error(`The rules use ${token.type}, which nobody draws`);
  }
}

type OfType<Type extends MarkedToken['type']> = Extract<MarkedToken, { type: Type }>;

function List({ list, ...context }: Context & Readonly<{ list: OfType<'list'> }>) {
  const Tag = list.ordered ? 'ol' : 'ul';
  return (
    <Tag className={`grid gap-1.5 pl-6 marker:text-ink-3 ${list.ordered ? 'list-decimal' : 'list-disc'}`}>
      {list.items.map((item) => (
        <li key={item.raw}>
          <RuleText content={item.tokens} {...context} />
        </li>
      ))}
    </Tag>
  );
}

function Table({ table, ...context }: Context & Readonly<{ table: OfType<'table'> }>) {
  return (
    <table className="w-full border-collapse text-left text-sm">
      <thead>
        <tr>
          {table.header.map((cell) => (
            <th key={cell.text} className="border-ink border-b-[1.5px] py-1.5 pr-3 align-bottom font-semibold">
              <Inline tokens={cell.tokens} {...context} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row) => (
          <tr key={row.map(({ text }) => text).join('|')}>
            {table.header.map((column, place) => (
              <td key={column.text} className="border-line border-b py-1.5 pr-3 align-top">
                <Inline tokens={row[place]?.tokens ?? []} {...context} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Inline({ tokens, ...context }: Context & Readonly<{ tokens: readonly Token[] }>) {
  return keyed(tokens).map(([key, token]) => <Piece key={key} token={token} {...context} />);
}

function Piece({ token, ...context }: TokenProps): ReactNode {
  switch (token.type) {
    case 'text':
    case 'escape':
      return token.text;
    case 'strong':
      return (
        <strong className="font-semibold">
          <Inline tokens={token.tokens} {...context} />
        </strong>
      );
    case 'em':
      return (
        <em>
          <Inline tokens={token.tokens} {...context} />
        </em>
      );
    case 'link':
      return (
        <a href={context.linkTo(token.href.slice(1))} className="underline underline-offset-2">
          <Inline tokens={token.tokens} {...context} />
        </a>
      );
    default:
      throw new Error(`The rules use ${token.type} within a line, which nobody draws`);
  }
}

const PICTURE = 'picture:';

function Picture({ href, text, title, game }: OfType<'image'> & Readonly<{ game: string }>) {
  const Drawn = HELP_PICTURES[game]?.[href.replace(PICTURE, '')];
  if (!Drawn) throw new Error(`The rules of ${game} show ${href}, which nobody draws`);
  return (
    <figure className="my-2 break-inside-avoid rounded-lg bg-sunk p-4 print:bg-transparent print:p-0">
      <Drawn label={text} />
      {title ? <figcaption className="mt-3 text-center text-ink-2 text-sm">{title}</figcaption> : null}
    </figure>
  );
}
