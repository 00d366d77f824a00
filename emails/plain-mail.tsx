import type { LayoutTexts } from './layout';
import { Action, Layout, SmallPrint } from './layout';

export type PlainMailTexts = LayoutTexts & Readonly<{ action: Readonly<{ href: string; label: string }>; why: string }>;

/** One thing to know, with a button to where it is. */
export function PlainMail({ texts }: Readonly<{ texts: PlainMailTexts }>) {
  return (
    <Layout texts={texts}>
      <Action {...texts.action} />
      <SmallPrint>{texts.why}</SmallPrint>
    </Layout>
  );
}
