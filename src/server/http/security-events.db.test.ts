import { Writable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '#platform/log.ts';
import { SoftPasskey } from '../testing/soft-passkey.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { newestCode, PASSWORD, signUpCouple, stepUp, type TestPerson } from '../testing/test-people.ts';

type Line = { event?: string; code?: string; who?: string; how?: string; route?: string; reqId?: string };

let app: TestApp;
let maya: TestPerson;
let lines: string[] = [];

beforeAll(async () => {
  const output = new Writable({
    write(bytes, _encoding, done) {
      lines.push(...String(bytes).trimEnd().split('\n'));
      done();
    },
  });
  app = await openTestApp({ log: createLog('info', { output }), env: { RATE_LIMIT_FACTOR: '1' } });
  maya = await signUpCouple(app);
});
afterAll(() => app.close());
beforeEach(() => {
  lines = [];
});

const events = () =>
  lines.flatMap((line) => {
    const { event, code, who, how, route, reqId } = JSON.parse(line) as Line;
    expect(reqId ?? event).toBeDefined();
    return event ? [{ event, code, who, how, route }] : [];
  });

const SIGN_IN = '/web-api/v1/auth/sign-in';

describe('the log tells', () => {
  it('who came in and went, and by what', async () => {
    const browser = app.browser();
    const { email, userId: who } = maya;
    await browser.call('POST', SIGN_IN, { email, password: PASSWORD });
    await stepUp(app, { ...maya, browser });
    await browser.call('POST', '/web-api/v1/auth/sign-out');
    expect(events()).toMatchObject([
      { event: 'signed-in', who, how: 'password' },
      { event: 'stepped-up', who, how: 'code' },
      { event: 'signed-out', who },
    ]);
    expect(lines.join()).not.toContain(email);
  });

  it.each(['couple', 'vendor'])('of a new account: a %s', async (side) => {
    const email = `${side}-of-the-log@people.example`;
    const names = { firstName: 'Sam', lastName: 'Tester' };
    const account = { email, password: PASSWORD, ...names };
    const { body } = await app
      .browser()
      .call<{ userId: string }>('POST', `/web-api/v1/auth/sign-up/${side}`, account);
    expect(events()).toMatchObject([{ event: 'signed-up', who: body.userId, how: 'password' }]);
    expect(lines.join()).not.toContain(email);
  });

  it('of passkeys: who came in and who confirmed by one', async () => {
    const person = await signUpCouple(app);
    const { browser, userId: who } = person;
    await stepUp(app, person);
    const passkey = new SoftPasskey();
    const challenge = async (url: string) =>
      (await browser.call<{ challenge: string }>('POST', url)).body.challenge;
    const PASSKEYS = '/web-api/v1/account/passkeys';
    await browser.call('POST', PASSKEYS, passkey.make(await challenge(`${PASSKEYS}/challenge`)));
    lines = [];
    const show = async () => passkey.show(await challenge('/web-api/v1/auth/passkey/challenge'));
    await browser.call('POST', '/web-api/v1/auth/two-factor/passkey', await show());
    await browser.call('POST', '/web-api/v1/auth/sign-out');
    await browser.call('POST', '/web-api/v1/auth/passkey', await show());
    expect(events()).toMatchObject([
      { event: 'stepped-up', who, how: 'passkey' },
      { event: 'signed-out', who },
      { event: 'signed-in', who, how: 'passkey' },
    ]);
  });

  it('of whoever asks too often', async () => {
    app.clock.advanceToWindow(15 * 60_000);
    const ask = () =>
      app.browser().call('POST', '/web-api/v1/auth/password/forgot', { email: 'many@people.example' });
    for (let asked = 0; asked < 5; asked += 1) await ask();
    expect(events()).toEqual([]);
    await ask();
    expect(events()).toMatchObject([
      { event: 'refused', code: 'too_many_requests', route: '/web-api/v1/auth/password/forgot' },
    ]);
    expect(lines.join()).not.toContain('many@people.example');
  });

  it('whose password was guessed wrongly, and that an address belongs to nobody', async () => {
    await app.browser().call('POST', SIGN_IN, { email: maya.email, password: 'Wrong-pass1' });
    await app.browser().call('POST', SIGN_IN, { email: 'nobody@people.example', password: 'Wrong-pass1' });
    const refused = { event: 'refused', code: 'auth.wrong_credentials', route: SIGN_IN };
    expect(events()).toMatchObject([
      { event: 'sign-in-failed', who: maya.userId },
      refused,
      { event: 'sign-in-failed', who: undefined },
      refused,
    ]);
    expect(lines.join()).not.toMatch(/people\.example|Wrong-pass1/);
  });

  it('a wrong code, and who gave it', async () => {
    await maya.browser.call('POST', '/web-api/v1/auth/two-factor/resend');
    const right = await newestCode(app, maya.email);
    lines = [];
    const code = right === '000000' ? '000001' : '000000';
    await maya.browser.call('POST', '/web-api/v1/auth/two-factor', { code });
    expect(events()).toMatchObject([{ event: 'refused', code: 'auth.invalid_code', who: maya.userId }]);
  });

  it.each([
    ['forbidden', () => maya.browser.call('POST', '/web-api/v1/support/people/find', { query: 'maya' })],
    ['invalid_input', () => maya.browser.call('PUT', '/web-api/v1/account/name', { firstName: 7 })],
    ['two_factor_required', () => maya.browser.call('DELETE', '/web-api/v1/account/sessions')],
  ])('of a refusal with %s: who, and which call', async (code, ask) => {
    await ask();
    expect(events()).toMatchObject([{ event: 'refused', code, who: maya.userId }]);
    expect(events()[0]?.route).toMatch(/^\/web-api\/v1\//);
  });

  it('of visitors who are refused, and of forged writes', async () => {
    await app.browser().call('GET', '/web-api/v1/account');
    await app.app.inject({ method: 'POST', url: SIGN_IN });
    expect(events()).toMatchObject([
      { event: 'refused', code: 'unauthenticated', who: undefined, route: '/web-api/v1/account' },
      { event: 'refused', code: 'csrf_failed', route: SIGN_IN },
    ]);
  });
});
