import { Column, Link, Row, Text } from 'react-email';
import type { LayoutTexts } from './layout';
import { Action, Block, Layout, SmallPrint } from './layout';
import { INK, INK_SOFT, RULE, SANS, SERIF } from './palette';

/** A heading with one sentence below another. `mark` stands before its sentence, a title above some. */
export type Lines = Readonly<{
  heading: string;
  items: readonly Readonly<{ key: string; mark?: string; isTitle?: boolean; text: string }>[];
  /** Where it can be seen. */
  more?: Readonly<{ href: string; label: string }>;
}>;

export type MatchMailTexts = LayoutTexts &
  Readonly<{
    action: Readonly<{ href: string; label: string }>;
    lines: Lines | undefined;
    /** The lines come first, and then what there is to do. */
    opensWithLines: boolean;
    why: string;
    unsubscribe: Readonly<{ href: string; label: string }>;
  }>;

/** About one match: what has happened, what to do or to know, and a button to the table. */
export function MatchMail({ texts }: Readonly<{ texts: MatchMailTexts }>) {
  const lines = texts.lines && (
    <HeadedLines lines={texts.lines} padding={texts.opensWithLines ? '12px 36px 6px' : '14px 36px 0'} />
  );
  return (
    <Layout texts={texts} opening={texts.opensWithLines ? lines : undefined}>
      <Action {...texts.action} />
      {texts.opensWithLines ? null : lines}
      <SmallPrint>
        {texts.why}{' '}
        <Link className="soft" href={texts.unsubscribe.href} style={{ color: INK_SOFT, textDecoration: 'underline' }}>
          {texts.unsubscribe.label}
        </Link>
      </SmallPrint>
    </Layout>
  );
}

function HeadedLines({ lines, padding }: Readonly<{ lines: Lines; padding: string }>) {
  return (
    <Block padding={padding}>
      <Text
        className="ink rule"
        style={{
          margin: '0 0 4px',
          paddingBottom: 8,
          borderBottom: `1px solid ${RULE}`,
          font: `600 18px/22px ${SERIF}`,
          color: INK,
        }}
      >
        {lines.heading}
      </Text>
      {lines.items.map(({ key, mark, isTitle, text }) => (
        <Row key={key}>
          {mark && (
            <Column
              className="ink"
              style={{ width: 34, verticalAlign: 'top', font: `700 15px/36px ${SANS}`, color: INK }}
            >
              {mark}
            </Column>
          )}
          <Column
            className={isTitle ? 'ink' : 'soft'}
            style={{
              padding: isTitle ? '9px 0 0' : '5px 0',
              font: isTitle ? `600 14px/20px ${SANS}` : `400 15px/22px ${SANS}`,
              color: isTitle ? INK : INK_SOFT,
            }}
          >
            {text}
          </Column>
        </Row>
      ))}
      {lines.more && (
        <Text style={{ margin: '8px 0 0', font: `400 15px/22px ${SANS}` }}>
          <Link className="ink" href={lines.more.href} style={{ color: INK, textDecoration: 'underline' }}>
            {lines.more.label}
          </Link>
        </Text>
      )}
    </Block>
  );
}
