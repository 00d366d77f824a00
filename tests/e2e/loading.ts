import type { Page } from 'playwright/test';

export type Loaded = Readonly<{ url: string; type: string; bytes: number }>;

/** Everything a page fetches with an empty cache until it has settled, as it comes over the wire. */
export async function coldLoad(page: Page, path: string): Promise<readonly Loaded[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.clearBrowserCache');
  const asked = new Map<string, Pick<Loaded, 'url' | 'type'>>();
  const loaded: Loaded[] = [];
  session.on('Network.responseReceived', ({ requestId, response: { url }, type }) =>
    asked.set(requestId, { url, type }),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes }) => {
    const request = asked.get(requestId);
    if (request) loaded.push({ ...request, bytes });
  });
  await page.goto(path, { waitUntil: 'load' });
  await page.waitForTimeout(1_500);
  await session.detach();
  return loaded;
}

export const bytesOf = (loaded: readonly Loaded[], type: string) =>
  loaded.filter((each) => each.type === type).reduce((sum, { bytes }) => sum + bytes, 0);
