import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestBrowser, TestResponse } from '#server/testing/test-browser.ts';
import { messagesTo, PASSWORD, signUpCouple, stepUp, type TestPerson } from '#server/testing/test-people.ts';
import { appCode } from '#server/testing/totp.ts';

// An hour of fifty networks is many requests.
vi.setConfig({ testTimeout: 240_000 });

const NETWORKS = 50;
const MOST_GUESSES = 100;
const STEP_MINUTES = 5;
const GUESSED_PASSWORD = 'Someone may be guessing your password';
const GUESSED_CODE = 'Someone may be guessing your codes';

/** The limits as they are in production: nothing is multiplied. */
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ env: { RATE_LIMIT_FACTOR: '1' } });
});
afterAll(async () => {
  vi.useRealTimers();
  await app.close();
});
/** The auth library asks the system for the time, so that has to travel as well. */
beforeEach(() => {
  const hour = 3_600_000;
  const next = (Math.floor(Date.now() / hour) + 1) * hour;
  vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true, now: next });
});

const signIn = (browser: TestBrowser, email: string, password = PASSWORD) =>
  browser.call('POST', '/web-api/v1/auth/sign-in', { email, password });
const showCode = (browser: TestBrowser, code = '000000') =>
  browser.call('POST', '/web-api/v1/auth/two-factor', { code });

async function subjectsTo({ email }: TestPerson, subject: string): Promise<number> {
  return (await messagesTo(app, email)).filter((message) => message.subject === subject).length;
}

/** Somebody's cookies on another network. */
function copied(from: TestBrowser, address: string): TestBrowser {
  const browser = app.browser(address);
  for (const [name, value] of from.cookies) browser.cookies.set(name, value);
  return browser;
}

/** One round every five minutes from every network; answers how many guesses were looked at. */
async function attackForAnHour(guess: (address: string) => Promise<TestResponse[]>): Promise<number> {
  let reached = 0;
  for (let minute = 0; minute < 60; minute += STEP_MINUTES) {
    for (let network = 0; network < NETWORKS; network += 1) {
      const answers = await guess(`100.80.${network}.1`);
      for (const answer of answers) {
        expect(answer.status, answer.text).not.toBe(200);
        expect(answer.status, answer.text).toBeLessThan(500);
        if (answer.status !== 429) reached += 1;
      }
    }
    vi.setSystemTime(Date.now() + STEP_MINUTES * 60_000);
  }
  return reached;
}

async function turnOnTwoFactor(person: TestPerson): Promise<void> {
  await stepUp(app, person);
  const started = await person.browser.call<{ totpUri: string }>('POST', '/web-api/v1/account/two-factor', {
    password: PASSWORD,
  });
  const code = appCode(started.body.totpUri);
  const finished = await person.browser.call('POST', '/web-api/v1/account/two-factor/confirm', { code });
  expect(finished.status, finished.text).toBe(200);
}

describe('fifty networks get at most a hundred guesses an hour, and the owner is told', () => {
  it('of a password', async () => {
    const owner = await signUpCouple(app);
    const reached = await attackForAnHour(async (address) => [
      await signIn(app.browser(address), owner.email, 'Wrong-pass1'),
    ]);
    expect(reached).toBeGreaterThanOrEqual(10);
    expect(reached).toBeLessThanOrEqual(MOST_GUESSES);
    expect(await subjectsTo(owner, GUESSED_PASSWORD)).toBe(1);
  });

  it('of the second factor, knowing the password', async () => {
    const owner = await signUpCouple(app);
    await turnOnTwoFactor(owner);
    const reached = await attackForAnHour(async (address) => {
      const browser = app.browser(address);
      const begun = await signIn(browser, owner.email);
      if (begun.status !== 409) return [begun];
      return [await showCode(browser), await showCode(browser, 'aaaaa-bbbbb')];
    });
    expect(reached).toBeGreaterThanOrEqual(8);
    expect(reached).toBeLessThanOrEqual(MOST_GUESSES);
    expect(await subjectsTo(owner, GUESSED_CODE)).toBe(1);
  });

  it('of the code by mail, with a stolen session', async () => {
    const owner = await signUpCouple(app);
    const reached = await attackForAnHour(async (address) => {
      const thief = copied(owner.browser, address);
      await thief.call('POST', '/web-api/v1/auth/two-factor/resend');
      return [await showCode(thief)];
    });
    expect(reached).toBeGreaterThanOrEqual(5);
    expect(reached).toBeLessThanOrEqual(MOST_GUESSES);
    expect(await subjectsTo(owner, GUESSED_CODE)).toBe(1);
  });

  it('of the password, with a stolen session that has shown a second factor', async () => {
    const owner = await signUpCouple(app);
    await stepUp(app, owner);
    await app.platform.db.$client.query(
      `update sessions set stepped_up_until = 'infinity' where user_id = $1`,
      [owner.userId],
    );
    const reached = await attackForAnHour(async (address) => {
      const thief = copied(owner.browser, address);
      return [
        await thief.call('PUT', '/web-api/v1/account/password', {
          currentPassword: 'Wrong-pass1',
          newPassword: 'Better-pass2',
        }),
        await thief.call('POST', '/web-api/v1/account/two-factor', { password: 'Wrong-pass2' }),
      ];
    });
    expect(reached).toBeGreaterThanOrEqual(8);
    expect(reached).toBeLessThanOrEqual(MOST_GUESSES);
    expect(await subjectsTo(owner, GUESSED_PASSWORD)).toBe(1);
    // Nor is the owner kept out elsewhere by it.
    expect((await signIn(app.browser('100.81.0.1'), owner.email)).status).toBe(200);
  });

  it('of a link to set a new password, whose mails are few', async () => {
    const owner = await signUpCouple(app);
    const reached = await attackForAnHour(async (address) => {
      const browser = app.browser(address);
      await browser.call('POST', '/web-api/v1/auth/password/forgot', { email: owner.email });
      const guess = { token: 'x'.repeat(43), password: 'Better-pass2' };
      return [await browser.call('POST', '/web-api/v1/auth/password/reset', guess)];
    });
    // A made-up link is no account's: it reaches nobody, however often it is tried.
    expect(reached).toBeGreaterThan(0);
    expect(await subjectsTo(owner, 'Set a new password')).toBeLessThanOrEqual(20);
    expect((await signIn(owner.browser, owner.email)).status).toBe(200);
  });
});
