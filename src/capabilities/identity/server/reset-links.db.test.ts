import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#server/testing/test-app.ts';
import { messagesTo, PASSWORD, signUpCouple, stepUp, type TestPerson } from '#server/testing/test-people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const forgot = (email: string) => app.browser().call('POST', '/web-api/v1/auth/password/forgot', { email });
const reset = (token: string | undefined, password = 'Better-pass2') =>
  app.browser().call('POST', '/web-api/v1/auth/password/reset', { token, password });

/** Every link to set a password that was mailed to this person, oldest first. */
async function linksTo(email: string): Promise<string[]> {
  const mails = (await messagesTo(app, email)).filter(({ subject }) => subject === 'Set a new password');
  return mails.map(({ text }) => text.match(/token=([^\s]+)/)?.[1] ?? '');
}

async function askTimes(person: TestPerson, times: number): Promise<string[]> {
  for (let time = 0; time < times; time += 1) await forgot(person.email);
  return linksTo(person.email);
}

const INVALID = { error: { code: 'auth.invalid_token' } };

describe('links to set a password', () => {
  it('all end when one of them is used', async () => {
    const person = await signUpCouple(app);
    const [first, second, third] = await askTimes(person, 3);
    expect((await reset(second)).status).toBe(200);
    for (const token of [first, second, third]) expect((await reset(token)).body).toMatchObject(INVALID);
  });

  it('are checked before the form, without being used up', async () => {
    const check = async (token: string | undefined) =>
      (await app.browser().call('GET', `/web-api/v1/auth/password/reset/${token}`)).body;
    const person = await signUpCouple(app);
    const [token] = await askTimes(person, 1);
    expect(await check(token)).toEqual({ isOpen: true });
    expect(await check(token)).toEqual({ isOpen: true });
    expect(await check('unknown')).toEqual({ isOpen: false });
    expect((await reset(token)).status).toBe(200);
    expect(await check(token)).toEqual({ isOpen: false });
  });

  it('are open three at a time: a fourth ends the oldest', async () => {
    const person = await signUpCouple(app);
    const [first, second, , fourth] = await askTimes(person, 4);
    expect((await reset(first)).body).toMatchObject(INVALID);
    expect((await reset(second, 'weak')).body).toMatchObject({ error: { code: 'auth.weak_password' } });
    expect((await reset(fourth)).status).toBe(200);
  });

  it('stay three when many are asked for at the same time', async () => {
    const person = await signUpCouple(app);
    await Promise.all(Array.from({ length: 8 }, () => forgot(person.email)));
    const { rows } = await app.platform.db.$client.query('select 1 from password_resets where user_id = $1', [
      person.userId,
    ]);
    expect(rows).toHaveLength(3);
  });

  it('end with a change of the password', async () => {
    const person = await signUpCouple(app);
    const [token] = await askTimes(person, 1);
    await stepUp(app, person);
    const changed = await person.browser.call('PUT', '/web-api/v1/account/password', {
      currentPassword: PASSWORD,
      newPassword: 'Better-pass2',
    });
    expect(changed.status).toBe(200);
    expect((await reset(token)).body).toMatchObject(INVALID);
  });

  it('do not outlive the account, nor an hour', async () => {
    const [gone, late] = [await signUpCouple(app), await signUpCouple(app)];
    const [goneToken] = await askTimes(gone, 1);
    const [lateToken] = await askTimes(late, 1);
    await stepUp(app, gone);
    await gone.browser.call('POST', '/web-api/v1/account/delete', { confirmEmail: gone.email });
    expect((await reset(goneToken)).body).toMatchObject(INVALID);
    app.clock.advance(61 * 60_000);
    expect((await reset(lateToken)).body).toMatchObject(INVALID);
  });

  it('set one password when two are used at the same time', async () => {
    const person = await signUpCouple(app);
    const [first, second] = await askTimes(person, 2);
    const answers = await Promise.all([reset(first, 'Better-pass2'), reset(second, 'Better-pass3')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    const winner = answers[0].status === 200 ? 'Better-pass2' : 'Better-pass3';
    const signedIn = await app
      .browser()
      .call('POST', '/web-api/v1/auth/sign-in', { email: person.email, password: winner });
    expect(signedIn.status).toBe(200);
  });

  it('are stored as hashes', async () => {
    const person = await signUpCouple(app);
    const [token = ''] = await askTimes(person, 1);
    const { rows } = await app.platform.db.$client.query(
      `select (select string_agg(v::text, ' ') from verifications v) as library,
              (select string_agg(r::text, ' ') from password_resets r) as ours`,
    );
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('a password', () => {
  it('changes once when two devices change it at the same time', async () => {
    const person = await signUpCouple(app);
    const browser = app.browser();
    await browser.call('POST', '/web-api/v1/auth/sign-in', { email: person.email, password: PASSWORD });
    const other = { ...person, browser };
    await stepUp(app, person);
    await stepUp(app, other);
    const change = ({ browser: from }: TestPerson, newPassword: string) =>
      from.call('PUT', '/web-api/v1/account/password', { currentPassword: PASSWORD, newPassword });
    const answers = await Promise.all([change(person, 'Better-pass2'), change(other, 'Better-pass3')]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('that was changed leaves a copy of the session cookie worthless, and this browser signed in', async () => {
    const person = await signUpCouple(app);
    const copy = app.browser();
    for (const [name, value] of person.browser.cookies) copy.cookies.set(name, value);
    await stepUp(app, person);
    await person.browser.call('PUT', '/web-api/v1/account/password', {
      currentPassword: PASSWORD,
      newPassword: 'Better-pass2',
    });
    expect((await copy.call('GET', '/web-api/v1/account')).status).toBe(401);
    expect((await person.browser.call('GET', '/web-api/v1/account')).status).toBe(200);
    const renamed = await person.browser.call('PUT', '/web-api/v1/account/name', { firstName: 'Maya' });
    expect(renamed.status).toBe(200);
  });

  it('that was changed keeps the session as short or long as it was meant to be', async () => {
    for (const rememberMe of [true, false]) {
      const person = await signUpCouple(app);
      const browser = app.browser();
      const { email } = person;
      await browser.call('POST', '/web-api/v1/auth/sign-in', { email, password: PASSWORD, rememberMe });
      await stepUp(app, { ...person, browser });
      const changed = await browser.call('PUT', '/web-api/v1/account/password', {
        currentPassword: PASSWORD,
        newPassword: 'Better-pass2',
      });
      const cookies = [changed.headers['set-cookie'] ?? []].flat().map(String);
      const session = cookies.find((cookie) => cookie.startsWith('ampersand.session_token='));
      expect(session).toContain('HttpOnly');
      expect(session?.includes('Max-Age')).toBe(rememberMe);
    }
  });
});
