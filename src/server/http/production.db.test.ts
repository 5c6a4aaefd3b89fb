import { afterAll, beforeAll, expect, it } from 'vitest';
import { PRODUCTION_ENV } from '../testing/production-env.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ env: PRODUCTION_ENV });
});
afterAll(() => app.close());

it.each([
  ['GET', '/web-api/v1/dev/mailbox'],
  ['GET', '/web-api/v1/dev/pictures'],
  ['PUT', '/web-api/v1/session-overrides'],
  ['GET', '/web-api/v1/sandbox-pay/sandbox_page_x.y'],
] as const)('%s %s, a tool of development, is not there in production', async (method, url) => {
  const body = method === 'PUT' ? { flags: {}, experiments: {} } : undefined;
  expect((await app.browser().call(method, url, body)).status).toBe(404);
});

it('an event that the provider did not sign is refused', async () => {
  expect((await app.browser().call('POST', '/web-api/v1/payments/events', {})).status).toBe(400);
});

it('nobody has an account before somebody signs up', async () => {
  const { rows } = await app.platform.db.$client.query('select count(*)::int as people from users');
  expect(rows).toEqual([{ people: 0 }]);
});
