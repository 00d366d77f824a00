/** What one kind of mail's footer link switches off, read from its signed token; `undefined` for a wrong one. */
export type Unsubscription = Readonly<{ userId: string; kind: 'turnMails' | 'finishMails' }>;

export function readUnsubscribeToken(token: string): Unsubscription | undefined {
  throw new Error(`Not ready: ${token.length}`);
}

/** Switches that kind of mail off. Called by POST only; `false` for a wrong token. */
export async function unsubscribe(token: string): Promise<boolean> {
  throw new Error(`Not ready: ${token.length}`);
}
