import { Text } from 'react-email';
import type { LayoutTexts } from './layout';
import { Action, Block, Layout, SmallPrint } from './layout';
import { INK, INK_SOFT, SANS } from './palette';

export type SignInTexts = LayoutTexts &
  Readonly<{
    action: Readonly<{ href: string; label: string }>;
    codeLead: string;
    code: string;
    why: string;
  }>;

/** A link and a code, either of which signs in. */
export function SignIn({ texts }: Readonly<{ texts: SignInTexts }>) {
  return (
    <Layout texts={texts}>
      <Action {...texts.action} />
      <Block padding="10px 36px 0">
        <Text className="soft" style={{ margin: 0, font: `400 16px/24px ${SANS}`, color: INK_SOFT }}>
          {texts.codeLead}
        </Text>
        <Text
          className="ink"
          style={{ margin: '6px 0 0', font: `800 32px/44px ${SANS}`, letterSpacing: '0.16em', color: INK }}
        >
          {texts.code}
        </Text>
      </Block>
      <SmallPrint>{texts.why}</SmallPrint>
    </Layout>
  );
}
