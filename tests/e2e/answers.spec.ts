import { expect, test } from 'playwright/test';

test('every page says how it may be used by others', async ({ request }) => {
  const response = await request.get('/');

  expect(response.headers()).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'same-origin',
  });
  expect(response.headers()).not.toHaveProperty('x-powered-by');
});

test('a page runs only the scripts it was sent with', async ({ page }) => {
  const blocked: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) blocked.push(message.text());
  });
  const response = await page.goto('/');
  const policy = response?.headers()['content-security-policy'] ?? '';
  await page.getByRole('link', { name: 'Open tables' }).first().click();
  await expect(page.getByRole('heading', { name: 'Open tables' })).toBeVisible();

  expect(policy).toMatch(/script-src 'nonce-[^']+' 'strict-dynamic';/);
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(blocked).toEqual([]);
});

test('what is not there says so with its status, and in a sentence', async ({ page }) => {
  for (const path of ['/nowhere', '/play/chess', '/matches/1', '/inbox/1', '/people/1', '/tables/new?game=chess']) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { name: 'Nothing is here' })).toBeVisible();
    await expect(page.getByRole('banner'), path).toHaveCount(1);
    await expect(page.getByRole('main'), path).toHaveCount(1);
  }
});

test('a page that needs an account sends others to sign in, before anything is shown', async ({ request }) => {
  const response = await request.get('/settings', { maxRedirects: 0 });

  expect(response.status()).toBe(307);
  expect(response.headers().location).toBe('/sign-in?next=%2Fsettings');
});

test('scripts are let through by a word that is another one each time', async ({ request }) => {
  const policies = await Promise.all(
    ['/', '/'].map(async (path) => (await request.get(path)).headers()['content-security-policy'] ?? ''),
  );
  const nonces = policies.map((policy) => /'nonce-([^']{20,})'/.exec(policy)?.[1]);

  expect(nonces).not.toContain(undefined);
  expect(new Set(nonces).size).toBe(2);
});

test('a move or a reading mark that another site sends is refused', async ({ request }) => {
  for (const path of ['commands', 'seen']) {
    const response = await request.post(`/api/v1/matches/00000000-0000-4000-8000-000000000000/${path}`, {
      headers: { origin: 'https://elsewhere.example' },
      data: {},
    });

    expect(response.status(), path).toBe(403);
    expect(await response.json()).toMatchObject({ reason: 'foreign-origin' });
  }
});
