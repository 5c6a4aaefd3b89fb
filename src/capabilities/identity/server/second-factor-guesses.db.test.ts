import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openTestApp, type TestApp } from '#server/testing/test-app.ts';
import { PASSWORD, signUpCouple, stepUp } from '#server/testing/test-people.ts';
import { appCode } from '#server/testing/totp.ts';

// Attacks are many requests.
vi.setConfig({ testTimeout: 120_000 });

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ env: { RATE_LIMIT_FACTOR: '1' } });
});
afterAll(() => app.close());

/**
 * A limit must not start anew in the middle of the tries. No further than a minute: the auth library keeps real time, and a
 * sign-in that it has begun would be over by ours.
 */
function skipEndOfWindow(): void {
  const windowMs = 10 * 60_000;
  const left = windowMs - (app.clock.now().getTime() % windowMs);
  if (left < 60_000) app.clock.advance(left);
}

it('who knows the password gets eight tries at the second factor, however many sign-ins are begun', async () => {
  const owner = await signUpCouple(app);
  await stepUp(app, owner);
  const started = await owner.browser.call<{ totpUri: string }>('POST', '/web-api/v1/account/two-factor', {
    password: PASSWORD,
  });
  const code = appCode(started.body.totpUri);
  const finished = await owner.browser.call('POST', '/web-api/v1/account/two-factor/confirm', { code });
  expect(finished.status, finished.text).toBe(200);

  skipEndOfWindow();
  const pending = [];
  for (let index = 0; index < 25; index += 1) {
    const browser = app.browser(`198.51.100.${index}`);
    const credentials = { email: owner.email, password: PASSWORD };
    const asked = await browser.call('POST', '/web-api/v1/auth/sign-in', credentials);
    expect(asked.status, asked.text).toBe(409);
    pending.push(browser);
  }
  const answers = await Promise.all(
    pending.map((browser) => browser.call('POST', '/web-api/v1/auth/two-factor', { code: '000000' })),
  );
  expect(answers.filter(({ status }) => status !== 429)).toHaveLength(8);
});
