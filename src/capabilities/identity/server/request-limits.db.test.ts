import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { SoftPasskey } from '#server/testing/soft-passkey.ts';
import { openTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestBrowser, TestResponse } from '#server/testing/test-browser.ts';
import { messagesTo, signUpCouple, signUpSupport } from '#server/testing/test-people.ts';

// Attacks are many requests.
vi.setConfig({ testTimeout: 120_000 });

/** The limits as they are in production: nothing is multiplied. */
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ env: { RATE_LIMIT_FACTOR: '1' } });
});
beforeEach(() => app.clock.advanceToWindow(15 * 60_000));
afterAll(() => app.close());

const forgot = (browser: TestBrowser, body: object) =>
  browser.call('POST', '/web-api/v1/auth/password/forgot', body);
const guessCode = (browser: TestBrowser, body: object) =>
  browser.call('POST', '/web-api/v1/auth/two-factor', body);

async function subjectsTo(email: string, subject: string): Promise<number> {
  const messages = await messagesTo(app, email);
  return messages.filter((message) => message.subject === subject).length;
}

const passed = (answers: TestResponse[]) => answers.filter(({ status }) => status !== 429).length;

describe('mails with a new password', () => {
  const SUBJECT = 'Set a new password';

  it('are five, however the address is spelled and whatever else is sent', async () => {
    const { email } = await signUpCouple(app);
    const spellings = Array.from({ length: 60 }, (_, index) => {
      const nul = '\0'.repeat(index % 7);
      const [mailbox, host] = email.split('@');
      return [
        `${mailbox}${nul}@${host}`,
        `${' '.repeat(index)}${email.toUpperCase()}\u00a0`,
        `${nul}${email}${nul}`,
        email.replace('e', 'E'),
      ][index % 4];
    });
    for (const [index, spelling] of spellings.entries()) {
      // Each from elsewhere: only the address they all mean is the same.
      const browser = app.browser(`198.51.100.${index}`);
      await forgot(browser, { email: spelling, address: `x${index}@people.example`, subject: index });
    }
    expect(await subjectsTo(email, SUBJECT)).toBe(5);
  });

  it('are refused to a network that asks for many addresses', async () => {
    const browser = app.browser('203.0.113.9');
    const answers = [];
    for (let index = 0; index < 30; index += 1)
      answers.push(await forgot(browser, { email: `many-${index}@people.example` }));
    expect(passed(answers)).toBe(20);
    expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('are refused to a line that changes its IPv6 address, inside a /64 and inside a /48', async () => {
    const askFrom = async (address: (index: number) => string, times: number) => {
      const answers = [];
      for (let index = 0; index < times; index += 1)
        answers.push(await forgot(app.browser(address(index)), { email: `v6-${index}@people.example` }));
      return passed(answers);
    };
    expect(await askFrom((index) => `2001:db8:1:1::${index.toString(16)}`, 30)).toBe(20);
    // A /48 may belong to many people, so it has eight times the allowance of a /64, and no more.
    expect(await askFrom((index) => `2001:db8:2:${index.toString(16)}::1`, 170)).toBe(160);
    expect(await askFrom(() => '2001:db8:3::1', 1)).toBe(1);
  });

  it('stay few over a day', async () => {
    const { email } = await signUpCouple(app);
    app.clock.advanceToWindow(24 * 60 * 60_000);
    for (let quarter = 0; quarter < 12; quarter += 1) {
      for (let index = 0; index < 5; index += 1)
        await forgot(app.browser(`192.0.2.${quarter * 5 + index}`), { email });
      app.clock.advance(15 * 60_000);
    }
    expect(await subjectsTo(email, SUBJECT)).toBe(20);
  });
});

describe('guesses of a code', () => {
  it('are eight for a visitor, whatever else is sent with them', async () => {
    const browser = app.browser('203.0.113.20');
    const answers = [];
    for (let index = 0; index < 40; index += 1)
      answers.push(await guessCode(browser, { code: '000000', email: `x${index}@people.example` }));
    expect(passed(answers)).toBe(8);
  });

  it('are eight for an account, from however many networks', async () => {
    const { browser } = await signUpCouple(app);
    const answers = [];
    for (let index = 0; index < 40; index += 1) {
      const elsewhere = app.browser(`198.51.100.${100 + index}`);
      for (const [name, value] of browser.cookies) elsewhere.cookies.set(name, value);
      answers.push(await guessCode(elsewhere, { code: '000000', email: `x${index}@people.example` }));
    }
    expect(passed(answers)).toBe(8);
  });
});

describe('looking for people', () => {
  it('ends after thirty in ten minutes: nobody copies the list of customers', async () => {
    const { browser } = await signUpSupport(app);
    const answers: TestResponse[] = [];
    for (let count = 0; count < 35; count += 1)
      answers.push(
        await browser.call('POST', '/web-api/v1/support/people/find', { query: `someone${count}` }),
      );
    expect(passed(answers)).toBe(30);
  });
});

describe('passkeys', () => {
  it('are shown as often as passwords: ten times each, and a network asks for sixty', async () => {
    const browser = app.browser('203.0.113.77');
    const ask = () => browser.call('POST', '/web-api/v1/auth/passkey/challenge');
    const asked = await ask();
    const shown = new SoftPasskey().show(String(asked.body.challenge));
    const answers = [];
    for (let index = 0; index < 15; index += 1)
      answers.push(await browser.call('POST', '/web-api/v1/auth/passkey', shown));
    expect(passed(answers)).toBe(10);
    const questions = [];
    for (let index = 0; index < 60; index += 1) questions.push(await ask());
    expect(passed(questions)).toBeLessThan(60);
    expect(Number(questions.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
  });
});
