import { createEmailVerificationToken } from 'better-auth/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const WARNING = 'Your email address is about to change';
const NEW_PASSWORD = 'Better-pass2';
let thieves = 0;

async function subjectsTo(email: string): Promise<(string | null)[]> {
  return (await messagesTo(app, email)).map(({ subject }) => subject);
}

async function tokenIn(email: string, subject: string): Promise<string> {
  const mail = (await messagesTo(app, email)).filter((message) => message.subject === subject).at(-1);
  const token = mail?.text.match(/token=([^\s]+)/)?.[1];
  if (!token) throw new Error(`No link in '${subject}' to ${email}`);
  return decodeURIComponent(token);
}

const changeToken = (email: string) => tokenIn(email, 'Confirm your new email address');
const confirmChange = (token: string, browser = app.browser()) =>
  browser.call('POST', '/web-api/v1/auth/email-change/confirm', { token });
const cancelChange = (token: string, signOutEverywhere = false) =>
  app.browser().call('POST', '/web-api/v1/auth/email-change/cancel', { token, signOutEverywhere });
const askFor = (browser: TestBrowser, email: string) =>
  browser.call('PUT', '/web-api/v1/account/email', { email });
const emailOf = async ({ userId }: TestPerson) => {
  const { rows } = await app.platform.db.$client.query<{ email: string }>(
    'select email from users where id = $1',
    [userId],
  );
  return rows[0]?.email;
};

async function signInAgain(person: TestPerson): Promise<TestPerson> {
  const browser = app.browser();
  const answer = await browser.call('POST', '/web-api/v1/auth/sign-in', {
    email: person.email,
    password: PASSWORD,
  });
  expect(answer.status, answer.text).toBe(200);
  return { ...person, browser };
}

/** A second session of the owner, in the wrong hands, that has asked for another address. */
async function steal(): Promise<{ owner: TestPerson; thief: TestPerson; target: string; token: string }> {
  thieves += 1;
  const target = `thief-${thieves}@people.example`;
  const owner = await signUpCouple(app);
  const thief = await signInAgain(owner);
  await stepUp(app, thief);
  expect((await askFor(thief.browser, target)).status).toBe(200);
  return { owner, thief, target, token: await changeToken(target) };
}

async function expectRefused(owner: TestPerson, token: string): Promise<void> {
  expect((await confirmChange(token)).body).toMatchObject({ error: { code: 'auth.invalid_token' } });
  expect(await emailOf(owner)).toBe(owner.email);
}

describe('a pending change of the email address', () => {
  it('ends with a change of the password', async () => {
    const { owner, token } = await steal();
    await stepUp(app, owner);
    const changed = await owner.browser.call('PUT', '/web-api/v1/account/password', {
      currentPassword: PASSWORD,
      newPassword: NEW_PASSWORD,
    });
    expect(changed.status, changed.text).toBe(200);
    await expectRefused(owner, token);
    expect(await subjectsTo(owner.email)).toEqual(
      expect.arrayContaining([WARNING, 'Your password was changed']),
    );
  });

  it('ends with a new password by link', async () => {
    const { owner, thief, token } = await steal();
    await app.browser().call('POST', '/web-api/v1/auth/password/forgot', { email: owner.email });
    const reset = await app.browser().call('POST', '/web-api/v1/auth/password/reset', {
      token: await tokenIn(owner.email, 'Set a new password'),
      password: NEW_PASSWORD,
    });
    expect(reset.status, reset.text).toBe(200);
    await expectRefused(owner, token);
    expect((await thief.browser.call('GET', '/web-api/v1/account')).status).toBe(401);
    const notice = (await messagesTo(app, owner.email)).at(-1);
    expect(notice?.text).toContain('was pending');
  });

  it('ends when any session is signed out', async () => {
    const first = await steal();
    type Session = { id: string; current: boolean };
    const { body } = await first.owner.browser.call<Session[]>('GET', '/web-api/v1/account/sessions');
    const other = body.find(({ current }) => !current);
    await stepUp(app, first.owner);
    await first.owner.browser.call('DELETE', `/web-api/v1/account/sessions/${other?.id}`);
    await expectRefused(first.owner, first.token);

    const second = await steal();
    await stepUp(app, second.owner);
    await second.owner.browser.call('DELETE', '/web-api/v1/account/sessions');
    await expectRefused(second.owner, second.token);
  });

  it('ends when a newer one begins: one for each account', async () => {
    const { owner, thief, target, token } = await steal();
    await askFor(thief.browser, `newer-${target}`);
    await expectRefused(owner, token);
    const newer = await changeToken(`newer-${target}`);
    expect((await confirmChange(newer)).status).toBe(200);
    expect(await emailOf(owner)).toBe(`newer-${target}`);
  });

  it('ends with the link in the warning, which needs no session and works once', async () => {
    const { owner, thief, token } = await steal();
    const cancel = await tokenIn(owner.email, WARNING);
    expect((await confirmChange(cancel)).body).toMatchObject({ error: { code: 'auth.invalid_token' } });
    expect((await cancelChange(token)).body).toMatchObject({ error: { code: 'auth.invalid_token' } });
    expect((await cancelChange(cancel)).status).toBe(200);
    await expectRefused(owner, token);
    expect((await cancelChange(cancel)).body).toMatchObject({ error: { code: 'auth.invalid_token' } });
    expect((await thief.browser.call('GET', '/web-api/v1/account')).status).toBe(200);
    expect(await subjectsTo(owner.email)).toContain('Your email address stays the same');
  });

  it('can be cancelled together with every session', async () => {
    const { owner, thief, token } = await steal();
    expect((await cancelChange(await tokenIn(owner.email, WARNING), true)).status).toBe(200);
    await expectRefused(owner, token);
    for (const { browser } of [owner, thief])
      expect((await browser.call('GET', '/web-api/v1/account')).status).toBe(401);
  });

  it('does not outlive the account', async () => {
    const { owner, token } = await steal();
    await stepUp(app, owner);
    await owner.browser.call('POST', '/web-api/v1/account/delete', { confirmEmail: owner.email });
    expect((await confirmChange(token)).body).toMatchObject({ error: { code: 'auth.invalid_token' } });
  });

  it('is refused to staff, even where they may write', async () => {
    const [staff, maya] = [await signUpSupport(app), await signUpCouple(app)];
    await maya.browser.call('POST', '/web-api/v1/account/support-access');
    await staff.browser.call('POST', '/web-api/v1/auth/impersonation', {
      email: maya.email,
      reason: 'Asked for help',
      ticket: 'T-1',
    });
    const codesBefore = (await subjectsTo(maya.email)).length;
    expect((await askFor(staff.browser, 'staff@people.example')).status).toBe(403);
    expect(await subjectsTo(maya.email)).toHaveLength(codesBefore);
  });
});

describe('a confirmed change of the email address', () => {
  it('is told to both addresses and ends open links to set a password', async () => {
    const { owner, target, token } = await steal();
    await app.browser().call('POST', '/web-api/v1/auth/password/forgot', { email: owner.email });
    const reset = await tokenIn(owner.email, 'Set a new password');
    expect((await confirmChange(token)).status).toBe(200);
    for (const address of [owner.email, target])
      expect(await subjectsTo(address)).toContain('Your email address was changed');
    const late = await app
      .browser()
      .call('POST', '/web-api/v1/auth/password/reset', { token: reset, password: NEW_PASSWORD });
    expect(late.body).toMatchObject({ error: { code: 'auth.invalid_token' } });
    expect((await cancelChange(await tokenIn(owner.email, WARNING))).status).toBe(400);
  });

  it('happens once, also with two clicks at the same time', async () => {
    const { target, token } = await steal();
    const answers = await Promise.all([confirmChange(token), confirmChange(token), confirmChange(token)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
    const done = (await subjectsTo(target)).filter((subject) => subject === 'Your email address was changed');
    expect(done).toHaveLength(1);
  });

  it('loses against a password change that comes first, and the other way round', async () => {
    const { owner, target, token } = await steal();
    await stepUp(app, owner);
    const [confirmed, changed] = await Promise.all([
      confirmChange(token),
      owner.browser.call('PUT', '/web-api/v1/account/password', {
        currentPassword: PASSWORD,
        newPassword: NEW_PASSWORD,
      }),
    ]);
    expect(changed.status).toBe(200);
    expect(await emailOf(owner)).toBe(confirmed.status === 200 ? target : owner.email);
  });

  it('says so when somebody took the address meanwhile, and is over', async () => {
    const { owner, target, token } = await steal();
    const eve = await signUpCouple(app);
    await app.platform.db.$client.query('update users set email = $1 where id = $2', [target, eve.userId]);
    expect((await confirmChange(token)).body).toMatchObject({ error: { code: 'auth.email_taken' } });
    await expectRefused(owner, token);
  });

  it('gives one address to one of two accounts that confirm at the same time', async () => {
    const [first, second] = [await steal(), await steal()];
    const wanted = 'wanted@people.example';
    await askFor(first.thief.browser, wanted);
    const firstToken = await changeToken(wanted);
    await askFor(second.thief.browser, wanted);
    const secondToken = await changeToken(wanted);
    const answers = await Promise.all([confirmChange(firstToken), confirmChange(secondToken)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect(answers.find(({ status }) => status === 400)?.body).toMatchObject({
      error: { code: 'auth.email_taken' },
    });
  });

  it('signs nobody in', async () => {
    const { token } = await steal();
    const browser = app.browser();
    expect((await confirmChange(token, browser)).status).toBe(200);
    expect((await browser.call('GET', '/web-api/v1/account')).status).toBe(401);
  });
});

describe('the owner of the account', () => {
  type Profile = { pendingEmail: { email: string; expiresAt: string } | null };
  const profileOf = async ({ browser }: TestPerson) =>
    (await browser.call<Profile>('GET', '/web-api/v1/account')).body;

  it('sees the pending change, can send its link again and cancel it', async () => {
    const { owner, target, token } = await steal();
    expect(await profileOf(owner)).toMatchObject({ pendingEmail: { email: target } });
    expect((await owner.browser.call('POST', '/web-api/v1/account/email/send')).status).toBe(200);
    const newer = await changeToken(target);
    expect(newer).not.toBe(token);
    await expectRefused(owner, token);
    expect((await owner.browser.call('DELETE', '/web-api/v1/account/email')).status).toBe(200);
    expect(await profileOf(owner)).toMatchObject({ pendingEmail: null });
    await expectRefused(owner, newer);
    expect((await owner.browser.call('DELETE', '/web-api/v1/account/email')).body).toMatchObject({
      error: { code: 'account.no_pending_email' },
    });
    expect((await owner.browser.call('POST', '/web-api/v1/account/email/send')).status).toBe(400);
  });

  it('can use the cancel link of the first warning after the link was sent again', async () => {
    const { owner, target } = await steal();
    const cancel = await tokenIn(owner.email, WARNING);
    await owner.browser.call('POST', '/web-api/v1/account/email/send');
    expect((await cancelChange(cancel)).status).toBe(200);
    await expectRefused(owner, await changeToken(target));
  });

  it('is somebody else for everybody else', async () => {
    const { owner } = await steal();
    const eve = await signUpCouple(app);
    expect(await profileOf(eve)).toMatchObject({ pendingEmail: null });
    expect((await eve.browser.call('DELETE', '/web-api/v1/account/email')).status).toBe(400);
    expect((await profileOf(owner)).pendingEmail).not.toBeNull();
  });
});

describe('a link to confirm an address', () => {
  it('of the old kind moves no address', async () => {
    const person = await signUpCouple(app);
    const token = await createEmailVerificationToken(
      app.platform.secret,
      person.email,
      'old-kind@people.example',
      3_600,
      { requestType: 'change-email-verification' },
    );
    const answer = await app.browser().call('POST', '/web-api/v1/auth/verify-email', { token });
    expect(answer.body).toMatchObject({ error: { code: 'auth.invalid_token' } });
    expect(await emailOf(person)).toBe(person.email);
  });
});

describe('a link of yesterday', () => {
  it('confirms and cancels nothing', async () => {
    const { owner, token } = await steal();
    const cancel = await tokenIn(owner.email, WARNING);
    app.clock.advance(25 * 3_600_000);
    await expectRefused(owner, token);
    expect((await cancelChange(cancel)).status).toBe(400);
  });
});
