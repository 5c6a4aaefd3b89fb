import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestBrowser, TestResponse } from '#server/testing/test-browser.ts';
import { messagesTo, PASSWORD, signUpCouple, type TestPerson } from '#server/testing/test-people.ts';

// Attacks are many requests.
vi.setConfig({ testTimeout: 120_000 });

/** The limits as they are in production: nothing is multiplied. */
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ env: { RATE_LIMIT_FACTOR: '1' } });
});
beforeEach(() => app.clock.advanceToWindow(15 * 60_000));
afterAll(() => app.close());

const DAY_MS = 86_400_000;
const forgot = (browser: TestBrowser, body: object) =>
  browser.call('POST', '/web-api/v1/auth/password/forgot', body);
const signIn = (browser: TestBrowser, email: string, password = PASSWORD) =>
  browser.call('POST', '/web-api/v1/auth/sign-in', { email, password });

async function subjectsTo(email: string, subject: string): Promise<number> {
  const messages = await messagesTo(app, email);
  return messages.filter((message) => message.subject === subject).length;
}

const passed = (answers: TestResponse[]) => answers.filter(({ status }) => status !== 429).length;

describe('a wrong password', () => {
  const NOTICE = 'Someone may be guessing your password';

  /** As many tries from each of many networks as one network is allowed. */
  async function attack(email: string, networks: number, tries: number): Promise<TestResponse[]> {
    const answers = [];
    for (let network = 0; network < networks; network += 1)
      for (let index = 0; index < tries; index += 1)
        answers.push(await signIn(app.browser(`100.64.${network}.1`), email, `Wrong-pass${index}`));
    return answers;
  }

  // Before time travels: links by mail keep the library's own watch.
  it('is no hindrance for who sets a new password by mail meanwhile', async () => {
    const owner: TestPerson = await signUpCouple(app);
    await attack(owner.email, 2, 10);
    const phone = app.browser('100.71.0.1');
    await forgot(phone, { email: owner.email });
    const mail = (await messagesTo(app, owner.email)).find(({ subject }) => subject === 'Set a new password');
    const token = decodeURIComponent(/token=([\w%.-]+)/.exec(mail?.text ?? '')?.[1] ?? '');
    const reset = await phone.call('POST', '/web-api/v1/auth/password/reset', {
      token,
      password: 'Better-pass2',
    });
    expect(reset.status, reset.text).toBe(200);
    expect((await signIn(phone, owner.email, 'Better-pass2')).status).toBe(200);
  });

  it('is refused after ten from anywhere, and the owner is told once', async () => {
    const { email } = await signUpCouple(app);
    const answers = await attack(email, 20, 10);
    expect(passed(answers)).toBe(10);
    const last = answers.at(-1);
    expect(last?.body).toMatchObject({ error: { code: 'auth.too_many_attempts' } });
    expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(last?.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect(await subjectsTo(email, NOTICE)).toBe(1);
  });

  it('is refused alike where there is no account, and nobody is written to', async () => {
    const { email } = await signUpCouple(app);
    app.clock.advance(DAY_MS);
    const known = await attack(email, 3, 10);
    app.clock.advance(DAY_MS);
    const unknown = await attack('nobody-at-all@people.example', 3, 10);
    expect(unknown.map(({ status }) => status)).toEqual(known.map(({ status }) => status));
    expect(unknown.at(-1)?.body).toEqual(known.at(-1)?.body);
    expect(await messagesTo(app, 'nobody-at-all@people.example')).toEqual([]);
  });

  it('waits longer each time, up to an hour, and never for good', async () => {
    const { email } = await signUpCouple(app);
    await attack(email, 2, 10);
    const waits = [];
    for (let index = 0; index < 8; index += 1) {
      const refused = await signIn(app.browser(`100.65.${index}.1`), email, 'Wrong-pass');
      expect(refused.status).toBe(429);
      const seconds = Number(refused.headers['retry-after']);
      waits.push(Math.ceil(seconds / 60));
      app.clock.advance(seconds * 1000);
      expect((await signIn(app.browser(`100.66.${index}.1`), email, 'Wrong-pass')).status).toBe(401);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
    app.clock.advance(60 * 60_000);
    expect((await signIn(app.browser('100.67.0.1'), email)).status).toBe(200);
    // The right password ends it.
    expect((await signIn(app.browser('100.67.1.1'), email, 'Wrong-pass')).status).toBe(401);
    expect((await signIn(app.browser('100.67.2.1'), email, 'Wrong-pass')).status).toBe(401);
  });

  it('does not lock out the owner, who signed in on this device before', async () => {
    const owner = await signUpCouple(app);
    await owner.browser.call('POST', '/web-api/v1/auth/sign-out');
    await attack(owner.email, 2, 10);
    expect((await signIn(app.browser('100.68.0.1'), owner.email)).status).toBe(429);
    expect((await signIn(owner.browser, owner.email)).status).toBe(200);
    // Nor is the attacker given new tries by that.
    expect((await signIn(app.browser('100.68.1.1'), owner.email, 'Wrong-pass')).status).toBe(429);
  });

  it('on a known device has ten tries of its own, and its mark opens no other account', async () => {
    const [mine, other] = [await signUpCouple(app), await signUpCouple(app)];
    const answers = [];
    for (let index = 0; index < 15; index += 1) {
      const browser = app.browser(`100.69.${index}.1`);
      for (const [name, value] of mine.browser.cookies) browser.cookies.set(name, value);
      answers.push(await signIn(browser, mine.email, 'Wrong-pass'));
    }
    expect(passed(answers)).toBe(10);
    await attack(other.email, 2, 10);
    const browser = app.browser('100.69.99.1');
    for (const [name, value] of mine.browser.cookies) browser.cookies.set(name, value);
    expect((await signIn(browser, other.email)).status).toBe(429);
  });

  it('is let through no more often when fifty come at once', async () => {
    const { email } = await signUpCouple(app);
    const browsers = await Promise.all(
      Array.from({ length: 50 }, async (_, index) => {
        const browser = app.browser(`100.70.${index}.1`);
        await browser.csrfToken();
        return browser;
      }),
    );
    const answers = await Promise.all(browsers.map((browser) => signIn(browser, email, 'Wrong-pass')));
    expect(passed(answers)).toBe(10);
    expect(await subjectsTo(email, NOTICE)).toBe(1);
  });
});
