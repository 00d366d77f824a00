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
