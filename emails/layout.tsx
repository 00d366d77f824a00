import type { ReactNode } from 'react';
import { Body, Button, Column, Container, Head, Heading, Html, Img, Preview, Row, Text } from 'react-email';
import type { Locale } from '@/lib/i18n/locales';
import { languageTag } from '@/lib/i18n/locales';
import { INK, INK_QUIET, INK_SOFT, LEAF_GREEN, NIGHT, ON_GREEN, PAPER, SANS, SERIF, SHEET } from './palette';

/** The content id under which the leaf is attached. */
export const LEAF = 'leaf';

/** Only what inline styles cannot say: dark clients and narrow screens. Without it the mail still looks right. */
const STYLES = `
@media (prefers-color-scheme: dark) {
  .bg, .bg td { background: ${NIGHT.paper} !important; } .sheet, .sheet td { background: ${NIGHT.sheet} !important; }
  .ink { color: ${NIGHT.ink} !important; } .soft { color: ${NIGHT.inkSoft} !important; }
  .rule { border-color: ${NIGHT.rule} !important; }
  .btn { background: ${NIGHT.action} !important; color: ${NIGHT.onAction} !important; }
}
@media (max-width: 620px) {
  .pad { padding-left: 20px !important; padding-right: 20px !important; }
  .outer { padding: 0 !important; } .sheet { border-radius: 0 !important; } .title { font-size: 26px !important; }
}`;

export type LayoutTexts = Readonly<{
  locale: Locale;
  brand: string;
  /** The first words a mail list shows after the subject. */
  preview: string;
  /** Beside the brand: what the mail is about. */
  about?: string;
  title: string;
  lead: string;
}>;

type LayoutProps = Readonly<{
  texts: LayoutTexts;
  /** Between the title and the lead. */
  opening?: ReactNode;
  children: ReactNode;
}>;

/** The sheet every mail is written on. */
export function Layout({ texts, opening, children }: LayoutProps) {
  return (
    <Html lang={languageTag(texts.locale)}>
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{texts.title}</title>
        <style>{STYLES}</style>
      </Head>
      <Preview>{texts.preview}</Preview>
      <Body className="bg" style={{ margin: 0, padding: 0, background: PAPER }}>
        <Block className="outer" padding="28px 12px 40px">
          <Container
            className="sheet"
            style={{
              width: '100%',
              maxWidth: 600,
              background: SHEET,
              borderRadius: 14,
              overflow: 'hidden',
              // Names and titles without a space break, too, in clients that know only the older property as well.
              wordBreak: 'break-word',
              overflowWrap: 'anywhere',
            }}
          >
            <Brand texts={texts} />
            <Block padding="22px 36px 0">
              <Heading as="h1" className="ink title" style={{ margin: 0, font: `600 31px/36px ${SERIF}`, color: INK }}>
                {texts.title}
              </Heading>
            </Block>
            {opening}
            <Block padding="0 36px">
              <Text className="soft" style={{ margin: '8px 0 18px', font: `400 16px/24px ${SANS}`, color: INK_SOFT }}>
                {texts.lead}
              </Text>
            </Block>
            {children}
          </Container>
        </Block>
      </Body>
    </Html>
  );
}

type BlockProps = Readonly<{ padding: string; className?: string; children: ReactNode }>;

/** A part of the mail; its padding shrinks on narrow screens. */
export function Block({ padding, className = 'pad', children }: BlockProps) {
  return (
    <Row>
      <Column className={className} style={{ padding }}>
        {children}
      </Column>
    </Row>
  );
}

function Brand({ texts }: Readonly<{ texts: LayoutTexts }>) {
  return (
    <Block padding="22px 36px 0">
      <Row>
        <Column style={{ width: 30 }}>
          <Img src={`cid:${LEAF}`} width={22} height={22} alt="" style={{ border: 0 }} />
        </Column>
        <Column className="ink" style={{ font: `600 20px/24px ${SERIF}`, color: INK }}>
          {texts.brand}
        </Column>
        <Column className="soft" align="right" style={{ font: `400 13px/24px ${SANS}`, color: INK_QUIET }}>
          {texts.about}
        </Column>
      </Row>
    </Block>
  );
}

/** The one thing a mail asks for. */
export function Action({ href, label }: Readonly<{ href: string; label: string }>) {
  return (
    <Block padding="4px 36px 8px">
      <Button
        href={href}
        className="btn"
        style={{
          display: 'block',
          padding: '17px 20px',
          background: LEAF_GREEN,
          borderRadius: 8,
          font: `600 19px/22px ${SERIF}`,
          color: ON_GREEN,
          textAlign: 'center',
          textDecoration: 'none',
        }}
      >
        {label}
      </Button>
    </Block>
  );
}

/** Small print: why this mail came. */
export function SmallPrint({ children }: Readonly<{ children: ReactNode }>) {
  return (
    <Block padding="12px 36px 28px">
      <Text className="soft" style={{ margin: '8px 0 0', font: `400 13px/20px ${SANS}`, color: INK_QUIET }}>
        {children}
      </Text>
    </Block>
  );
}
