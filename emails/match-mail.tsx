import { Column, Link, Row, Text } from 'react-email';
import type { LayoutTexts } from './layout';
import { Action, Block, Layout, SmallPrint } from './layout';
import { INK, INK_SOFT, RULE, SANS, SERIF } from './palette';

/** A heading with one sentence below another. `mark` stands before its sentence. */
export type Lines = Readonly<{
  heading: string;
  items: readonly Readonly<{ key: string; mark?: string; text: string }>[];
}>;

export type MatchMailTexts = LayoutTexts &
  Readonly<{
    action: Readonly<{ href: string; label: string }>;
    lines: Lines | undefined;
    why: string;
    unsubscribe: Readonly<{ href: string; label: string }>;
  }>;

/** About one match: what to do or to know, a button to the table, and what has happened. */
export function MatchMail({ texts }: Readonly<{ texts: MatchMailTexts }>) {
  return (
    <Layout texts={texts}>
      <Action {...texts.action} />
      {texts.lines && <LinesBelow lines={texts.lines} />}
      <SmallPrint>
        {texts.why}{' '}
        <Link className="soft" href={texts.unsubscribe.href} style={{ color: INK_SOFT, textDecoration: 'underline' }}>
          {texts.unsubscribe.label}
        </Link>
      </SmallPrint>
    </Layout>
  );
}

function LinesBelow({ lines }: Readonly<{ lines: Lines }>) {
  return (
    <Block padding="14px 36px 0">
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
      {lines.items.map(({ key, mark, text }) => (
        <Row key={key}>
          {mark && (
            <Column
              className="ink"
              style={{ width: 34, verticalAlign: 'top', font: `700 15px/36px ${SANS}`, color: INK }}
            >
              {mark}
            </Column>
          )}
          <Column className="soft" style={{ padding: '7px 0', font: `400 15px/22px ${SANS}`, color: INK_SOFT }}>
            {text}
          </Column>
        </Row>
      ))}
    </Block>
  );
}
