import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestApp, type TestApp } from '#server/testing/test-app.ts';
import { messagesTo, PASSWORD, signUpCouple, stepUp, type TestPerson } from '#server/testing/test-people.ts';
import { appCode } from '#server/testing/totp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(async () => {
  vi.useRealTimers();
  await app.close();
});

/** Each test begins with a new code of the app, so that none of them changes in between. */
beforeEach(() => {
  const next = (Math.floor(Date.now() / 30_000) + 1) * 30_000;
  vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true, now: next });
});

type SetUp = { totpUri: string; backupCodes: string[] };

/** Turns two-factor on with the code before the present one, so that the present one is still unused. */
async function turnOn(person: TestPerson): Promise<SetUp> {
  await stepUp(app, person);
  const { body } = await person.browser.call<SetUp>('POST', '/web-api/v1/account/two-factor', {
    password: PASSWORD,
  });
  const finished = await person.browser.call('POST', '/web-api/v1/account/two-factor/confirm', {
    code: appCode(body.totpUri, -1),
  });
  expect(finished.status, finished.text).toBe(200);
  return body;
}

/** A browser that knows the password and still owes the code. */
async function beginSignIn({ email }: TestPerson, password = PASSWORD) {
  const browser = app.browser();
  const asked = await browser.call('POST', '/web-api/v1/auth/sign-in', { email, password });
  expect(asked.status).toBe(409);
  return browser;
}

const show = (browser: TestPerson['browser'], code: string | undefined) =>
  browser.call('POST', '/web-api/v1/auth/two-factor', { code });
const forgetStepUp = ({ userId }: TestPerson) =>
  app.platform.db.$client.query('update sessions set stepped_up_until = null where user_id = $1', [userId]);

describe('a code of the authenticator app', () => {
  it('signs in once', async () => {
    const person = await signUpCouple(app);
    const { totpUri } = await turnOn(person);
    const code = appCode(totpUri);
    expect((await show(await beginSignIn(person), code)).status).toBe(200);
    expect((await show(await beginSignIn(person), code)).body).toMatchObject({
      error: { code: 'auth.invalid_code' },
    });
    expect((await show(await beginSignIn(person), appCode(totpUri, 1))).status).toBe(200);
  });

  it('signs in one of several browsers that show it at the same time', async () => {
    const person = await signUpCouple(app);
    const { totpUri } = await turnOn(person);
    const browsers = await Promise.all([beginSignIn(person), beginSignIn(person), beginSignIn(person)]);
    const code = appCode(totpUri);
    const answers = await Promise.all(browsers.map((browser) => show(browser, code)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
  });

  it('that turned two-factor on does not sign in, nor does one older than the last', async () => {
    const person = await signUpCouple(app);
    const { totpUri } = await turnOn(person);
    expect((await show(await beginSignIn(person), appCode(totpUri, -1))).status).toBe(400);
    expect((await show(await beginSignIn(person), appCode(totpUri, 1))).status).toBe(200);
    expect((await show(await beginSignIn(person), appCode(totpUri))).status).toBe(400);
  });

  it('confirms one sensitive change or signs in, not both', async () => {
    const person = await signUpCouple(app);
    const { totpUri } = await turnOn(person);
    const code = appCode(totpUri);
    const answers = await Promise.all([show(person.browser, code), show(person.browser, code)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect((await show(await beginSignIn(person), code)).status).toBe(400);
  });

  it('cannot be guessed from inside a session: ten wrong ones lock it', async () => {
    const person = await signUpCouple(app);
    const { totpUri } = await turnOn(person);
    await forgetStepUp(person);
    const right = appCode(totpUri);
    const wrong = right === '000000' ? '000001' : '000000';
    const guesses = await Promise.all(Array.from({ length: 12 }, () => show(person.browser, wrong)));
    const verdicts = guesses.map(({ body }) => (body.error as { code: string }).code);
    expect(verdicts.filter((verdict) => verdict === 'auth.invalid_code')).toHaveLength(10);
    expect((await show(person.browser, right)).body).toMatchObject({
      error: { code: 'auth.too_many_attempts' },
    });
    expect((await show(await beginSignIn(person), right)).body).toMatchObject({
      error: { code: 'auth.too_many_attempts' },
    });
  });
});

describe('a backup code', () => {
  it('works once, also when it is shown several times at once', async () => {
    const person = await signUpCouple(app);
    const { backupCodes } = await turnOn(person);
    const browsers = await Promise.all([beginSignIn(person), beginSignIn(person), beginSignIn(person)]);
    const answers = await Promise.all(browsers.map((browser) => show(browser, backupCodes[0])));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(2);
    const inside = await Promise.all([
      show(person.browser, backupCodes[1]),
      show(person.browser, backupCodes[1]),
    ]);
    expect(inside.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });
});

describe('a sign-in that still owes its code', () => {
  it('ends when the password is changed or set anew', async () => {
    const person = await signUpCouple(app);
    const { totpUri } = await turnOn(person);
    const thief = await beginSignIn(person);
    await app.browser().call('POST', '/web-api/v1/auth/password/forgot', { email: person.email });
    const mail = (await messagesTo(app, person.email)).findLast(
      ({ subject }) => subject === 'Set a new password',
    );
    const token = mail?.text.match(/token=([^\s]+)/)?.[1];
    const reset = await app
      .browser()
      .call('POST', '/web-api/v1/auth/password/reset', { token, password: 'Better-pass2' });
    expect(reset.status).toBe(200);
    expect((await show(thief, appCode(totpUri))).body).toMatchObject({
      error: { code: 'auth.no_pending_challenge' },
    });
    const again = await beginSignIn(person, 'Better-pass2');
    expect((await show(again, appCode(totpUri))).status).toBe(200);
  });
});
