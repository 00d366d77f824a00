import type { LayoutTexts } from './layout';
import { Action, Layout, SmallPrint } from './layout';

export type ModerationMailTexts = LayoutTexts &
  Readonly<{ action: Readonly<{ href: string; label: string }>; why: string }>;

/** Somebody has reported something: where to look. */
export function ModerationMail({ texts }: Readonly<{ texts: ModerationMailTexts }>) {
  return (
    <Layout texts={texts}>
      <Action {...texts.action} />
      <SmallPrint>{texts.why}</SmallPrint>
    </Layout>
  );
}
