import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { PASSWORD, signUpCouple, stepUp, type TestPerson } from '#server/testing/test-people.ts';
import { appCode } from '#server/testing/totp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const signIn = (browser: TestBrowser, email: string, password = PASSWORD) =>
  browser.call('POST', '/web-api/v1/auth/sign-in', { email, password });

describe('sign-in', () => {
  it('tells a wrong password and an unknown address apart for nobody', async () => {
    const { email } = await signUpCouple(app);
    const wrong = await signIn(app.browser(), email, 'Wrong-pass1');
    const unknown = await signIn(app.browser(), 'nobody@people.example', 'Wrong-pass1');
    expect(wrong.status).toBe(401);
    expect(wrong.body).toEqual(unknown.body);
  });

  it('sets the signed-in cookies, and sign-out removes them', async () => {
    const { email } = await signUpCouple(app);
    const browser = app.browser();
    expect((await signIn(browser, ` ${email.toUpperCase()} `)).status).toBe(200);
    expect([...browser.cookies.keys()]).toEqual(
      expect.arrayContaining(['logged_in', 'marketplace_session', 'ampersand.session_token']),
    );
    const kept = new Map(browser.cookies);
    await browser.call('POST', '/web-api/v1/auth/sign-out');
    expect([...browser.cookies.keys()].toSorted()).toEqual(['csrf_token', 'known_device']);
    // A copy of the old cookie is worth nothing.
    for (const [name, value] of kept) browser.cookies.set(name, value);
    expect((await browser.call('GET', '/web-api/v1/account')).status).toBe(401);
  });

  it('ends the session that the browser had before', async () => {
    const { browser, email } = await signUpCouple(app);
    const copy = app.browser();
    for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
    expect((await signIn(browser, email)).status).toBe(200);
    expect((await copy.call('GET', '/web-api/v1/account')).status).toBe(401);
    expect((await browser.call('GET', '/web-api/v1/account')).status).toBe(200);
  });

  it('removes the marks of someone whose session has ended', async () => {
    const { browser } = await signUpCouple(app);
    browser.cookies.delete('ampersand.session_token');
    await browser.call('GET', '/website-nav/web-api/v1/user/get');
    expect(browser.cookies.has('logged_in')).toBe(false);
    expect(browser.cookies.has('marketplace_session')).toBe(false);
  });

  it('refuses a cookie whose signature was tampered with', async () => {
    const { browser } = await signUpCouple(app);
    const cookie = browser.cookies.get('ampersand.session_token') ?? '';
    browser.cookies.set(
      'ampersand.session_token',
      cookie.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')),
    );
    expect((await browser.call('GET', '/web-api/v1/account')).status).toBe(401);
    for (const broken of ['%', '%E0%A4%A', '.', 'x.', '.x']) {
      browser.cookies.set('ampersand.session_token', broken);
      expect((await browser.call('GET', '/web-api/v1/account')).status).toBe(401);
    }
  });
});

describe('two-factor', () => {
  type SetUp = { totpUri: string; backupCodes: string[] };

  async function turnOn(person: TestPerson): Promise<SetUp> {
    await stepUp(app, person);
    const started = await person.browser.call<SetUp>('POST', '/web-api/v1/account/two-factor', {
      password: PASSWORD,
    });
    expect(started.status, started.text).toBe(200);
    const finished = await person.browser.call('POST', '/web-api/v1/account/two-factor/confirm', {
      code: appCode(started.body.totpUri),
    });
    expect(finished.status, finished.text).toBe(200);
    return started.body;
  }

  it('is not on before the first code of the app is shown', async () => {
    const person = await signUpCouple(app);
    await stepUp(app, person);
    await person.browser.call('POST', '/web-api/v1/account/two-factor', { password: PASSWORD });
    expect(
      (await person.browser.call('POST', '/web-api/v1/account/two-factor/confirm', { code: '000000' }))
        .status,
    ).toBe(400);
    expect((await signIn(app.browser(), person.email)).status).toBe(200);
  });

  it('answers sign-in with 409 and finishes with a code of the app', async () => {
    const person = await signUpCouple(app);
    const { totpUri } = await turnOn(person);
    const browser = app.browser();
    const asked = await signIn(browser, person.email);
    expect(asked.status).toBe(409);
    expect(asked.body).toMatchObject({
      verification_copy: expect.stringContaining('authenticator app'),
      notified_value: '',
    });
    expect((await browser.call('GET', '/web-api/v1/account')).status).toBe(401);
    expect(
      (await browser.call('POST', '/web-api/v1/auth/two-factor', { code: '000000' })).body,
    ).toMatchObject({ error: { code: 'auth.invalid_code' } });
    expect(
      (await browser.call('POST', '/web-api/v1/auth/two-factor', { code: appCode(totpUri, 1) })).status,
    ).toBe(200);
    expect((await browser.call('GET', '/web-api/v1/account')).body).toMatchObject({ twoFactorEnabled: true });
  });

  it('takes each backup code once', async () => {
    const person = await signUpCouple(app);
    const { backupCodes } = await turnOn(person);
    const finishWith = async (code: string | undefined) => {
      const browser = app.browser();
      await signIn(browser, person.email);
      return browser.call('POST', '/web-api/v1/auth/two-factor', { code });
    };
    expect((await finishWith(backupCodes[0])).status).toBe(200);
    expect((await finishWith(backupCodes[0])).status).toBe(400);
    expect((await finishWith(backupCodes[1])).status).toBe(200);
  });

  it('needs the password to be turned off', async () => {
    const person = await signUpCouple(app);
    await turnOn(person);
    const wrong = await person.browser.call('DELETE', '/web-api/v1/account/two-factor', {
      password: 'Wrong-pass1',
    });
    expect(wrong.body).toMatchObject({ error: { code: 'auth.wrong_password' } });
    expect(
      (await person.browser.call('DELETE', '/web-api/v1/account/two-factor', { password: PASSWORD })).status,
    ).toBe(200);
    expect((await signIn(app.browser(), person.email)).status).toBe(200);
  });

  it('has nothing to confirm for a passing visitor', async () => {
    const answer = await app.browser().call('POST', '/web-api/v1/auth/two-factor', { code: '123456' });
    expect(answer.body).toMatchObject({ error: { code: 'auth.no_pending_challenge' } });
  });
});
