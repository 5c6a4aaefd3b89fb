import { buffer } from 'node:stream/consumers';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { SoftPasskey } from '#server/testing/soft-passkey.ts';
import { openTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import {
  messagesTo,
  PASSWORD,
  signUpCouple,
  signUpSupport,
  stepUp,
  type TestPerson,
} from '#server/testing/test-people.ts';
import { appCode } from '#server/testing/totp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(async () => {
  vi.useRealTimers();
  await app.close();
});

const PASSKEYS = '/web-api/v1/account/passkeys';
const INVALID = { error: { code: 'auth.invalid_passkey' } };
type Told = { id: string; name: string; createdAt: string; lastUsedAt: string | null };

async function challengeAt(browser: TestBrowser, url: string): Promise<string> {
  const asked = await browser.call<{ challenge: string }>('POST', url);
  expect(asked.status, asked.text).toBe(200);
  return asked.body.challenge;
}
const askedFor = (browser: TestBrowser) => challengeAt(browser, '/web-api/v1/auth/passkey/challenge');
const begunBy = (browser: TestBrowser) => challengeAt(browser, `${PASSKEYS}/challenge`);

async function addPasskey(person: TestPerson) {
  await stepUp(app, person);
  const passkey = new SoftPasskey();
  const made = passkey.make(await begunBy(person.browser));
  const added = await person.browser.call<Told>('POST', PASSKEYS, made);
  expect(added.status, added.text).toBe(200);
  return { passkey, told: added.body };
}

async function ownerOf(): Promise<{ owner: TestPerson; passkey: SoftPasskey; told: Told }> {
  const owner = await signUpCouple(app);
  return { owner, ...(await addPasskey(owner)) };
}

async function signIn(passkey: SoftPasskey, browser = app.browser(), circumstances = {}) {
  const shown = passkey.show(await askedFor(browser), circumstances);
  return browser.call('POST', '/web-api/v1/auth/passkey', shown);
}

const whoIs = async (browser: TestBrowser) => (await browser.call('GET', '/web-api/v1/account')).body.userId;

async function turnOnTwoFactor(person: TestPerson): Promise<void> {
  const { body } = await person.browser.call<{ totpUri: string }>('POST', '/web-api/v1/account/two-factor', {
    password: PASSWORD,
  });
  const code = appCode(body.totpUri);
  const finished = await person.browser.call('POST', '/web-api/v1/account/two-factor/confirm', { code });
  expect(finished.status, finished.text).toBe(200);
}

async function beginSignIn({ email }: TestPerson): Promise<TestBrowser> {
  const browser = app.browser();
  const begun = await browser.call('POST', '/web-api/v1/auth/sign-in', { email, password: PASSWORD });
  expect(begun.status).toBe(409);
  return browser;
}

async function confirm(browser: TestBrowser, passkey: SoftPasskey) {
  const shown = passkey.show(await askedFor(browser));
  return browser.call('POST', '/web-api/v1/auth/two-factor/passkey', shown);
}

describe('adding a passkey', () => {
  it('needs a second factor, is listed without its key, and is told by mail', async () => {
    const person = await signUpCouple(app);
    expect((await person.browser.call('POST', `${PASSKEYS}/challenge`)).status).toBe(409);
    const { told } = await addPasskey(person);
    const { body } = await person.browser.call<Told[]>('GET', PASSKEYS);
    expect(body).toEqual([told]);
    expect(Object.keys(told).toSorted()).toEqual(['createdAt', 'id', 'lastUsedAt', 'name']);
    const subjects = (await messagesTo(app, person.email)).map(({ subject }) => subject);
    expect(subjects).toContain('A passkey was added');
  });

  it('is refused from another address, unlocked by nobody, with a used challenge and with one of another account', async () => {
    const person = await signUpCouple(app);
    await stepUp(app, person);
    const passkey = new SoftPasskey();
    const send = (made: unknown, { browser } = person) => browser.call('POST', PASSKEYS, made);
    const elsewhere = { origin: 'https://ampersand.evil.example' };
    expect((await send(passkey.make(await begunBy(person.browser), elsewhere))).body).toMatchObject(INVALID);
    const locked = passkey.make(await begunBy(person.browser), { isUnlocked: false });
    expect((await send(locked)).body).toMatchObject(INVALID);
    const made = passkey.make(await begunBy(person.browser));
    expect((await send(made)).status).toBe(200);
    expect((await send(made)).body).toMatchObject(INVALID);
    const other = await signUpCouple(app);
    await stepUp(app, other);
    expect((await send(passkey.make(await begunBy(person.browser)), other)).body).toMatchObject(INVALID);
    expect((await person.browser.call<Told[]>('GET', PASSKEYS)).body).toHaveLength(1);
    expect((await other.browser.call<Told[]>('GET', PASSKEYS)).body).toEqual([]);
  });

  it('cannot claim the key of another account', async () => {
    const { passkey, owner } = await ownerOf();
    const thief = await signUpCouple(app);
    await stepUp(app, thief);
    const made = passkey.make(await begunBy(thief.browser));
    expect((await thief.browser.call('POST', PASSKEYS, made)).body).toMatchObject(INVALID);
    const browser = app.browser();
    expect((await signIn(passkey, browser)).status).toBe(200);
    expect(await whoIs(browser)).toBe(owner.userId);
  });

  it('ends at twenty', async () => {
    const person = await signUpCouple(app);
    await stepUp(app, person);
    await app.platform.db.$client.query(
      `insert into passkeys (name, public_key, user_id, credential_id, counter, device_type, backed_up)
       select 'Key', 'x', $1, gen_random_uuid(), 0, 'singleDevice', false from generate_series(1, 20)`,
      [person.userId],
    );
    const refused = await person.browser.call('POST', `${PASSKEYS}/challenge`);
    expect(refused.body).toMatchObject({ error: { code: 'passkey.too_many' } });
  });

  it('is nothing for support staff, even where they may write', async () => {
    const staff = await signUpSupport(app);
    const { owner, told } = await ownerOf();
    const granted = await owner.browser.call('POST', '/web-api/v1/account/support-access');
    expect(granted.status, granted.text).toBe(200);
    const started = await staff.browser.call('POST', '/web-api/v1/auth/impersonation', {
      email: owner.email,
      reason: 'Asked for help',
      ticket: 'T-1',
    });
    expect(started.status, started.text).toBe(200);
    for (const [method, url] of [
      ['POST', `${PASSKEYS}/challenge`],
      ['POST', PASSKEYS],
      ['DELETE', `${PASSKEYS}/${told.id}`],
    ] as const) {
      const answer = await staff.browser.call(method, url, new SoftPasskey().make('x'));
      expect(answer.body, url).toMatchObject({ error: { code: 'forbidden' } });
    }
  });
});

describe('signing in with a passkey', () => {
  it('needs no password, counts as both factors, and is remembered as its last use', async () => {
    const { owner, passkey } = await ownerOf();
    await turnOnTwoFactor(owner);
    const browser = app.browser();
    expect((await signIn(passkey, browser)).status).toBe(200);
    expect(await whoIs(browser)).toBe(owner.userId);
    const sensitive = await browser.call('PUT', '/web-api/v1/account/phone', { phoneNumber: '212 555 0123' });
    expect(sensitive.status).toBe(200);
    const [told] = (await browser.call<Told[]>('GET', PASSKEYS)).body;
    expect(told?.lastUsedAt).toEqual(expect.stringContaining('T'));
  });

  it('ends the session that the browser had before', async () => {
    const { passkey } = await ownerOf();
    const { browser } = await signUpCouple(app);
    const copy = app.browser();
    for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
    expect((await signIn(passkey, browser)).status).toBe(200);
    expect((await copy.call('GET', '/web-api/v1/account')).status).toBe(401);
    expect((await browser.call('GET', '/web-api/v1/account')).status).toBe(200);
  });

  it('takes a challenge once, in the browser that asked, within five minutes', async () => {
    const { passkey } = await ownerOf();
    const browser = app.browser();
    const shown = passkey.show(await askedFor(browser));
    expect((await browser.call('POST', '/web-api/v1/auth/passkey', shown)).status).toBe(200);
    expect((await browser.call('POST', '/web-api/v1/auth/passkey', shown)).body).toMatchObject(INVALID);
    const elsewhere = await app.browser().call('POST', '/web-api/v1/auth/passkey', shown);
    expect(elsewhere.body).toMatchObject(INVALID);

    const late = app.browser();
    const challenge = await askedFor(late);
    // The auth library asks the system for the time.
    vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true, now: Date.now() + 5 * 60_000 + 1_000 });
    const tooLate = await late.call('POST', '/web-api/v1/auth/passkey', passkey.show(challenge));
    vi.useRealTimers();
    expect(tooLate.body).toMatchObject(INVALID);
  });

  it('one answer sent several times at once begins one session', async () => {
    const { passkey } = await ownerOf();
    const browser = app.browser();
    const shown = passkey.show(await askedFor(browser));
    const answers = await Promise.all(
      [1, 2, 3].map(() => browser.call('POST', '/web-api/v1/auth/passkey', shown)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
  });

  it('is refused from another address, unlocked by nobody, unknown, or with the key of another', async () => {
    const { passkey } = await ownerOf();
    const refused = await Promise.all([
      signIn(passkey, app.browser(), { origin: 'https://ampersand.evil.example' }),
      signIn(passkey, app.browser(), { isUnlocked: false }),
      signIn(new SoftPasskey()),
    ]);
    for (const { body } of refused) expect(body).toMatchObject(INVALID);
    const browser = app.browser();
    const challenge = await askedFor(browser);
    const forged = { ...new SoftPasskey().show(challenge), id: passkey.show(challenge).id };
    expect((await browser.call('POST', '/web-api/v1/auth/passkey', forged)).body).toMatchObject(INVALID);
  });

  it('ends when the passkey is removed, which its owner alone can do', async () => {
    const { owner, passkey, told } = await ownerOf();
    const stranger = await signUpCouple(app);
    await stepUp(app, stranger);
    const url = `${PASSKEYS}/${told.id}`;
    const notFound = { error: { code: 'passkey.not_found' } };
    expect((await stranger.browser.call('DELETE', url)).body).toMatchObject(notFound);
    expect((await stranger.browser.call('PUT', url, { name: 'Mine' })).body).toMatchObject(notFound);
    const renamed = await owner.browser.call<Told>('PUT', url, { name: '  Kitchen laptop ' });
    expect(renamed.body).toEqual({ ...told, name: 'Kitchen laptop' });
    expect((await signIn(passkey)).status).toBe(200);

    expect((await owner.browser.call('DELETE', url)).status).toBe(200);
    expect((await owner.browser.call('DELETE', url)).body).toMatchObject(notFound);
    expect((await signIn(passkey)).body).toMatchObject(INVALID);
    const mail = (await messagesTo(app, owner.email)).at(-1);
    expect(mail?.subject).toBe('A passkey was removed');
    expect(mail?.text).toContain('Kitchen laptop');
  });
});

describe('a passkey instead of a code', () => {
  it('finishes the sign-in of its account, once', async () => {
    const { owner, passkey } = await ownerOf();
    await turnOnTwoFactor(owner);
    const { passkey: foreign } = await ownerOf();
    const browser = await beginSignIn(owner);
    expect((await confirm(browser, foreign)).body).toMatchObject(INVALID);
    expect((await browser.call('GET', '/web-api/v1/account')).status).toBe(401);
    const waiting = app.browser();
    for (const [name, value] of browser.cookies) waiting.cookies.set(name, value);
    expect((await confirm(browser, passkey)).status).toBe(200);
    expect(await whoIs(browser)).toBe(owner.userId);
    const nothing = { error: { code: 'auth.no_pending_challenge' } };
    expect((await confirm(waiting, passkey)).body).toMatchObject(nothing);
    expect((await confirm(app.browser(), passkey)).body).toMatchObject(nothing);
  });

  it('confirms a sensitive change in the session there is, and begins no other', async () => {
    const { owner, passkey } = await ownerOf();
    const { passkey: foreign } = await ownerOf();
    await app.platform.db.$client.query('update sessions set stepped_up_until = null where user_id = $1', [
      owner.userId,
    ]);
    const sensitive = () =>
      owner.browser.call('PUT', '/web-api/v1/account/phone', { phoneNumber: '212 555 0123' });
    expect((await confirm(owner.browser, foreign)).body).toMatchObject(INVALID);
    expect((await sensitive()).status).toBe(409);
    const copy = app.browser();
    for (const [name, value] of owner.browser.cookies) copy.cookies.set(name, value);
    expect((await confirm(owner.browser, passkey)).status).toBe(200);
    expect((await copy.call('GET', '/web-api/v1/account')).status, 'a copy of the old cookie').toBe(401);
    expect((await sensitive()).status).toBe(200);
    expect((await owner.browser.call('GET', '/web-api/v1/account/sessions')).body).toHaveLength(1);
  });
});

it('the archive names passkeys and their dates, never their keys', async () => {
  const { owner, told } = await ownerOf();
  const { body } = await owner.browser.call<{ id: string }>('POST', '/web-api/v1/account/export');
  await app.runJobs();
  const archive = await app.platform.files.get(`exports/${body.id}.zip`);
  if (!archive) throw new Error('There is no archive.');
  const entries = unzipSync(new Uint8Array(await buffer(archive.stream)));
  const account = strFromU8(entries['account.json'] ?? new Uint8Array());
  expect(JSON.parse(account).passkeys).toEqual([told]);
  expect(account).not.toContain('publicKey');
});
