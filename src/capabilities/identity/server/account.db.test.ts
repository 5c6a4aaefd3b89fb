import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#server/testing/test-app.ts';
import {
  messagesTo,
  PASSWORD,
  signUpCouple,
  signUpVendor,
  stepUp,
  type TestPerson,
} from '#server/testing/test-people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

async function linkToken(email: string, subject: string): Promise<string> {
  const mail = (await messagesTo(app, email)).filter((message) => message.subject === subject).at(-1);
  const token = mail?.text.match(/token=([^\s]+)/)?.[1];
  if (!token) throw new Error(`No link in '${subject}' to ${email}`);
  return decodeURIComponent(token);
}

const signIn = (email: string, password: string) =>
  app.browser().call('POST', '/web-api/v1/auth/sign-in', { email, password });

describe('password', () => {
  it('can be set anew with the e-mailed link, once, which ends every session', async () => {
    const { browser, email } = await signUpCouple(app);
    expect((await app.browser().call('POST', '/web-api/v1/auth/password/forgot', { email })).status).toBe(
      200,
    );
    const token = await linkToken(email, 'Set a new password');
    const reset = (password: string) =>
      app.browser().call('POST', '/web-api/v1/auth/password/reset', { token, password });
    expect((await reset('short')).body).toMatchObject({
      error: { code: 'auth.weak_password', fields: { password: expect.any(String) } },
    });
    expect((await reset('Better-pass2')).status).toBe(200);
    expect((await reset('Better-pass3')).body).toMatchObject({ error: { code: 'auth.invalid_token' } });
    expect((await browser.call('GET', '/web-api/v1/account')).status).toBe(401);
    expect((await signIn(email, PASSWORD)).status).toBe(401);
    expect((await signIn(email, 'Better-pass2')).status).toBe(200);
  });

  it('answers the same for an address nobody has', async () => {
    const unknown = await app
      .browser()
      .call('POST', '/web-api/v1/auth/password/forgot', { email: 'nobody@people.example' });
    expect(unknown.body).toEqual({ ok: true });
    expect(await messagesTo(app, 'nobody@people.example')).toEqual([]);
  });

  it('changes with the current one, ends other sessions and tells the owner', async () => {
    const person = await signUpVendor(app);
    const other = app.browser();
    await other.call('POST', '/web-api/v1/auth/sign-in', { email: person.email, password: PASSWORD });
    await stepUp(app, person);
    const change = (currentPassword: string, newPassword: string) =>
      person.browser.call('PUT', '/web-api/v1/account/password', { currentPassword, newPassword });
    expect((await change('Wrong-pass1', 'another-one')).body).toMatchObject({
      error: { code: 'auth.wrong_password' },
    });
    expect((await change(PASSWORD, 'short')).body).toMatchObject({
      error: { fields: { newPassword: 'Password must be at least 8 characters long' } },
    });
    expect((await change(PASSWORD, 'another-one')).status).toBe(200);
    expect((await other.call('GET', '/web-api/v1/account')).status).toBe(401);
    expect((await person.browser.call('GET', '/web-api/v1/account')).status).toBe(200);
    expect((await messagesTo(app, person.email)).map(({ subject }) => subject)).toContain(
      'Your password was changed',
    );
  });
});

describe('e-mail', () => {
  it('is confirmed by the link', async () => {
    const { browser, email } = await signUpCouple(app);
    const token = await linkToken(email, 'Confirm your email address');
    expect((await app.browser().call('POST', '/web-api/v1/auth/verify-email', { token })).status).toBe(200);
    expect((await browser.call('GET', '/web-api/v1/account')).body).toMatchObject({ emailVerified: true });
    expect((await browser.call('POST', '/web-api/v1/auth/verify-email/send')).body).toMatchObject({
      error: { code: 'auth.already_verified' },
    });
    expect(
      (await browser.call('POST', '/web-api/v1/auth/verify-email', { token: 'made.up.token' })).body,
    ).toMatchObject({ error: { code: 'auth.invalid_token' } });
  });

  it('changes once the new address is confirmed, and the old one is told', async () => {
    const person = await signUpCouple(app);
    await stepUp(app, person);
    expect(
      (await person.browser.call('PUT', '/web-api/v1/account/email', { email: 'moved@people.example' }))
        .status,
    ).toBe(200);
    expect((await person.browser.call('GET', '/web-api/v1/account')).body).toMatchObject({
      email: person.email,
    });
    expect((await messagesTo(app, person.email)).map(({ subject }) => subject)).toContain(
      'Your email address is about to change',
    );
    const token = await linkToken('moved@people.example', 'Confirm your new email address');
    const confirmed = await person.browser.call('POST', '/web-api/v1/auth/email-change/confirm', { token });
    expect(confirmed.status).toBe(200);
    expect((await signIn('moved@people.example', PASSWORD)).status).toBe(200);
    expect((await signIn(person.email, PASSWORD)).status).toBe(401);
  });

  it('does not tell whether another address is taken', async () => {
    const [maya, jonah] = [await signUpCouple(app), await signUpCouple(app)];
    await stepUp(app, maya);
    expect(
      (await maya.browser.call('PUT', '/web-api/v1/account/email', { email: jonah.email })).body,
    ).toEqual({ ok: true });
    expect((await maya.browser.call('PUT', '/web-api/v1/account/email', { email: maya.email })).status).toBe(
      400,
    );
  });
});

describe('sessions', () => {
  type Session = { id: string; current: boolean; device: string };
  const list = async ({ browser }: TestPerson) =>
    (await browser.call<Session[]>('GET', '/web-api/v1/account/sessions')).body;

  it('are listed by device and end at once when revoked', async () => {
    const person = await signUpCouple(app);
    const phone = app.browser();
    await phone.send({
      method: 'POST',
      url: '/web-api/v1/auth/sign-in',
      headers: {
        'x-csrf-token': await phone.csrfToken(),
        'content-type': 'application/json',
        'user-agent': 'Mozilla/5.0 (iPhone) Version/17 Safari/604',
      },
      payload: JSON.stringify({ email: person.email, password: PASSWORD }),
    });
    const sessions = await list(person);
    expect(sessions).toHaveLength(2);
    const other = sessions.find(({ current }) => !current);
    expect(other?.device).toBe('Safari on iPhone');
    const end = () => person.browser.call('DELETE', `/web-api/v1/account/sessions/${other?.id}`);
    expect((await end()).status).toBe(409);
    await stepUp(app, person);
    expect((await end()).status).toBe(200);
    expect((await phone.call('GET', '/web-api/v1/account')).status).toBe(401);
    expect((await end()).status).toBe(404);
  });

  it('all but this one end together', async () => {
    const person = await signUpCouple(app);
    const others = [app.browser(), app.browser()];
    for (const browser of others)
      await browser.call('POST', '/web-api/v1/auth/sign-in', { email: person.email, password: PASSWORD });
    expect((await person.browser.call('DELETE', '/web-api/v1/account/sessions')).status).toBe(409);
    await stepUp(app, person);
    await person.browser.call('DELETE', '/web-api/v1/account/sessions');
    expect(await list(person)).toMatchObject([{ current: true }]);
    for (const browser of others) expect((await browser.call('GET', '/web-api/v1/account')).status).toBe(401);
  });
});

describe('settings and store account', () => {
  it('remember one-time features, apart for couple and vendor', async () => {
    const { browser } = await signUpVendor(app);
    const key = 'enable_one_time_features';
    expect((await browser.call('GET', `/website-nav/web-api/v1/user-settings/${key}`)).body).toEqual({
      key,
      flag: false,
    });
    await browser.call('POST', '/website-nav/web-api/v1/user-settings', { key });
    await browser.call('POST', '/website-nav/web-api/v1/user-settings', { key });
    expect((await browser.call('GET', `/website-nav/web-api/v1/user-settings/${key}`)).body).toEqual({
      key,
      flag: true,
    });
    expect((await browser.call('GET', `/web-marketplace-api/v1/vendor-user/settings/${key}`)).body).toEqual({
      key,
      flag: false,
    });
  });

  it('take only keys of the list', async () => {
    const { browser } = await signUpVendor(app);
    for (const address of [
      '/website-nav/web-api/v1/user-settings',
      '/web-marketplace-api/v1/vendor-user/settings',
    ]) {
      for (const key of ['anything', 'x'.repeat(64), '', 'ENABLE_ONE_TIME_FEATURES', '__proto__']) {
        const written = await browser.call('POST', address, { key });
        expect([written.status, written.body]).toMatchObject([
          400,
          { error: { code: 'invalid_input', fields: { key: expect.any(String) } } },
        ]);
        if (key) expect((await browser.call('GET', `${address}/${key}`)).status).toBe(400);
      }
    }
    const { rows } = await app.platform.db.$client.query('select key from user_settings where key = $1', [
      'anything',
    ]);
    expect(rows).toEqual([]);
  });

  it('make a store account once', async () => {
    const { browser } = await signUpCouple(app);
    expect((await browser.call('GET', '/web-api/v1/user/status')).body).toMatchObject({
      is_guest: false,
      has_store_account: false,
    });
    expect((await browser.call('GET', '/website-nav/web-api/v1/user/create_store_account')).body).toEqual({
      has_store_account: true,
    });
    expect((await browser.call('GET', '/web-api/v1/user/status')).body).toMatchObject({
      has_store_account: true,
    });
    expect((await app.browser().call('GET', '/web-api/v1/user/status')).body).toMatchObject({
      is_guest: true,
    });
  });
});

describe('archive and deletion', () => {
  it('collects everything in one archive that only its owner can download', async () => {
    const person = await signUpCouple(app);
    await person.browser.call('PUT', '/web-api/v1/wedding', { guestCount: 120 });
    await stepUp(app, person);
    const asked = await person.browser.call<{ id: string; state: string }>(
      'POST',
      '/web-api/v1/account/export',
    );
    expect(asked.body.state).toBe('PREPARING');
    const download = `/web-api/v1/account/export/${asked.body.id}/download`;
    expect((await person.browser.call('GET', download)).body).toMatchObject({
      error: { code: 'export.not_ready' },
    });
    await app.runJobs();
    const file = await app.app.inject({
      url: download,
      headers: { cookie: [...person.browser.cookies].map((pair) => pair.join('=')).join('; ') },
    });
    const entries = unzipSync(file.rawPayload);
    expect(Object.keys(entries)).toEqual(expect.arrayContaining(['account.json', 'weddings.json']));
    const account = strFromU8(entries['account.json'] ?? new Uint8Array());
    expect(JSON.parse(account)).toMatchObject({ user: { email: person.email } });
    expect(account).not.toMatch(/argon2|"token"/);
    const stranger = await signUpCouple(app);
    expect((await stranger.browser.call('GET', download)).status).toBe(404);
  });

  it('leaves no archive behind when the account goes', async () => {
    const person = await signUpCouple(app);
    await stepUp(app, person);
    const { body } = await person.browser.call<{ id: string }>('POST', '/web-api/v1/account/export');
    await app.runJobs();
    const fileKey = `exports/${body.id}.zip`;
    expect(await app.platform.files.exists(fileKey)).toBe(true);
    await person.browser.call('POST', '/web-api/v1/account/delete', { confirmEmail: person.email });
    await app.runJobs();
    expect(await app.platform.files.exists(fileKey)).toBe(false);
  });

  it('deletes the account only after its address was typed, and for good', async () => {
    const person = await signUpCouple(app);
    await stepUp(app, person);
    expect(
      (
        await person.browser.call('POST', '/web-api/v1/account/delete', {
          confirmEmail: 'other@people.example',
        })
      ).body,
    ).toMatchObject({
      error: { code: 'account.confirmation_mismatch' },
    });
    expect(
      (await person.browser.call('POST', '/web-api/v1/account/delete', { confirmEmail: person.email }))
        .status,
    ).toBe(200);
    expect((await signIn(person.email, PASSWORD)).status).toBe(401);
    const { rows } = await app.platform.db.$client.query('select 1 from sessions where user_id = $1', [
      person.userId,
    ]);
    expect(rows).toEqual([]);
  });
});
