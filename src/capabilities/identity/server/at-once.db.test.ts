import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestResponse } from '#server/testing/test-browser.ts';
import { messagesTo, PASSWORD, signUpCouple, stepUp, type TestPerson } from '#server/testing/test-people.ts';
import { appCode } from '#server/testing/totp.ts';

vi.setConfig({ testTimeout: 60_000 });

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

const ROUNDS = 8;
const several = <T>(count: number, make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));
const statuses = (answers: TestResponse[]) => answers.map(({ status }) => status).toSorted();

let addresses = 0;
function newAddress(): string {
  addresses += 1;
  return `wanted-${addresses}@people.example`;
}

async function signUpWith(email: string): Promise<TestResponse> {
  const person = { email, password: PASSWORD, firstName: 'Maya', lastName: 'Tester' };
  return app.browser().call('POST', '/web-api/v1/auth/sign-up/couple', person);
}

/** The link in the mail that a change of address sent there; there may be several. */
async function changeTokens(to: string): Promise<string[]> {
  const mails = await messagesTo(app, to);
  return mails.flatMap(({ text }) => /confirm-email-change\?token=([\w-]+)/.exec(text)?.[1] ?? []);
}

async function askToMove(person: TestPerson, email: string): Promise<void> {
  await stepUp(app, person);
  const asked = await person.browser.call('PUT', '/web-api/v1/account/email', { email });
  expect(asked.status, asked.text).toBe(200);
}

const confirmMove = (token: string) =>
  app.browser().call('POST', '/web-api/v1/auth/email-change/confirm', { token });

describe('an address that is taken meanwhile', () => {
  it('goes to one of those who sign up with it at once', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const email = newAddress();
      const answers = await several(5, () => signUpWith(email));
      expect(statuses(answers)).toEqual([200, 400, 400, 400, 400]);
      const refused = answers.find(({ status }) => status === 400);
      expect(refused?.body).toMatchObject({ error: { code: 'auth.email_taken' } });
    }
  });

  it('goes to one of the accounts that move to it at once', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const email = newAddress();
      const people = await several(2, () => signUpCouple(app));
      for (const person of people) await askToMove(person, email);
      const tokens = await changeTokens(email);
      expect(tokens).toHaveLength(2);
      expect(statuses(await Promise.all(tokens.map(confirmMove)))).toEqual([200, 400]);
    }
  });

  it('goes to whoever signs up or moves to it first', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const email = newAddress();
      await askToMove(await signUpCouple(app), email);
      const [token = ''] = await changeTokens(email);
      const answers = await Promise.all([confirmMove(token), signUpWith(email)]);
      expect(statuses(answers)).toEqual([200, 400]);
    }
  });
});

describe('the authenticator', () => {
  type SetUp = { totpUri: string; backupCodes: string[] };
  const start = ({ browser }: TestPerson) =>
    browser.call<SetUp>('POST', '/web-api/v1/account/two-factor', { password: PASSWORD });
  const finish = ({ browser }: TestPerson, code: string) =>
    browser.call('POST', '/web-api/v1/account/two-factor/confirm', { code });

  it('can be set up in several tabs at once, and one of them is finished', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const person = await signUpCouple(app);
      await stepUp(app, person);
      const started = await several(3, () => start(person));
      expect(statuses(started as TestResponse[])).toEqual([200, 200, 200]);
      const finished = [];
      for (const { body } of started) finished.push(await finish(person, appCode(body.totpUri)));
      expect(finished.filter(({ status }) => status === 200)).toHaveLength(1);
      expect((await person.browser.call('GET', '/web-api/v1/account')).body).toMatchObject({
        twoFactorEnabled: true,
      });
    }
  });

  it('is never another than the one that was shown: a set-up begun while one is finished ends it or is refused', async () => {
    for (let round = 0; round < ROUNDS * 3; round += 1) {
      const person = await signUpCouple(app);
      await stepUp(app, person);
      const first = (await start(person)).body;
      const [finished, ...again] = await Promise.all([
        finish(person, appCode(first.totpUri)),
        start(person),
        start(person),
      ]);
      for (const answer of [finished, ...again]) expect(answer.status, answer.text).toBeLessThan(500);
      const { body } = await person.browser.call('GET', '/web-api/v1/account');
      expect(body).toMatchObject({ twoFactorEnabled: finished.status === 200 });
      if (finished.status !== 200) continue;
      const browser = app.browser();
      await browser.call('POST', '/web-api/v1/auth/sign-in', { email: person.email, password: PASSWORD });
      const code = appCode(first.totpUri, 1);
      const signedIn = await browser.call('POST', '/web-api/v1/auth/two-factor', { code });
      expect(signedIn.status, signedIn.text).toBe(200);
    }
  });

  it('is on with its secret or off without, when one is finished and turned off at once', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const person = await signUpCouple(app);
      await stepUp(app, person);
      const { body } = await start(person);
      const stop = () =>
        person.browser.call('DELETE', '/web-api/v1/account/two-factor', { password: PASSWORD });
      await Promise.all([finish(person, appCode(body.totpUri)), stop()]);
      const { rows } = await app.platform.db.$client.query(
        `select two_factor_enabled as is_on, exists (
           select 1 from two_factors where user_id = users.id and verified) as has_secret
         from users where id = $1`,
        [person.userId],
      );
      expect(rows[0].is_on).toBe(rows[0].has_secret);
    }
  });

  it('is turned on by one of several who show the first code, and off by several without a fault', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const person = await signUpCouple(app);
      await stepUp(app, person);
      const { body } = await start(person);
      const code = appCode(body.totpUri);
      const finished = await several(3, () => finish(person, code));
      expect(finished.filter(({ status }) => status === 200)).toHaveLength(1);
      const stop = () =>
        person.browser.call('DELETE', '/web-api/v1/account/two-factor', { password: PASSWORD });
      const stopped = await several(3, stop);
      for (const answer of [...finished, ...stopped]) expect(answer.status, answer.text).toBeLessThan(500);
      expect(stopped.map(({ status }) => status)).toContain(200);
    }
  });
});

describe('an account', () => {
  it('answers whatever is done twice at once', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const person = await signUpCouple(app);
      await stepUp(app, person);
      const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => () =>
        person.browser.call(method, path, body);
      const calls = [
        send('PUT', '/web-api/v1/account/email', { email: newAddress() }),
        send('PUT', '/web-api/v1/account/phone', { phoneNumber: '2125550163' }),
        send('PUT', '/web-api/v1/account/password', {
          currentPassword: PASSWORD,
          newPassword: 'Better-pass2',
        }),
        send('DELETE', '/web-api/v1/account/sessions'),
        send('POST', '/web-api/v1/account/delete', { confirmEmail: person.email }),
        send('POST', '/web-api/v1/auth/sign-out'),
      ];
      for (const call of calls)
        for (const answer of await several(3, call)) expect(answer.status, answer.text).toBeLessThan(500);
    }
  });
});
