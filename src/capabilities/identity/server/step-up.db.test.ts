import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SignedInActor } from '#platform/actor.ts';
import { openTestApp, type TestApp } from '#server/testing/test-app.ts';
import {
  messagesTo,
  newestCode,
  PASSWORD,
  signUpCouple,
  stepUp,
  type TestPerson,
} from '#server/testing/test-people.ts';
import { challengeStepUp } from './challenge-step-up.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const MINUTE = 60_000;
const sensitive = ({ browser }: TestPerson) =>
  browser.call('PUT', '/web-api/v1/account/phone', { phoneNumber: '212 555 0123' });
const signInAgain = async (person: TestPerson): Promise<TestPerson> => {
  const browser = app.browser();
  await browser.call('POST', '/web-api/v1/auth/sign-in', { email: person.email, password: PASSWORD });
  return { ...person, browser };
};
const confirm = ({ browser }: TestPerson, code: string) =>
  browser.call('POST', '/web-api/v1/auth/two-factor', { code });

describe('step-up', () => {
  it('asks with 409, and after the code the same request goes through for 15 minutes', async () => {
    const person = await signUpCouple(app);
    const asked = await sensitive(person);
    expect(asked.status).toBe(409);
    expect(asked.body.notified_value).toBe(`c•••@people.example`);
    expect((await confirm(person, await newestCode(app, person.email))).status).toBe(200);
    expect((await sensitive(person)).status).toBe(200);
    app.clock.advance(16 * MINUTE);
    expect((await sensitive(person)).status).toBe(409);
  });

  it('sends whoever was signed out meanwhile to the log-in', async () => {
    const { userId } = await signUpCouple(app);
    const left = { kind: 'user', userId, sessionId: randomUUID() } as SignedInActor;
    await expect(challengeStepUp(app.platform, left)).rejects.toMatchObject({ code: 'unauthenticated' });
    const gone = { kind: 'user', userId: randomUUID(), sessionId: randomUUID() } as SignedInActor;
    await expect(challengeStepUp(app.platform, gone)).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  it('gives the session a new token: a copy of the old cookie has ended', async () => {
    const person = await signUpCouple(app);
    await sensitive(person);
    const copy = app.browser();
    for (const [name, value] of person.browser.cookies) copy.cookies.set(name, value);
    expect((await copy.call('GET', '/web-api/v1/account')).status).toBe(200);
    await confirm(person, await newestCode(app, person.email));
    expect((await copy.call('GET', '/web-api/v1/account')).status).toBe(401);
    expect((await person.browser.call('GET', '/web-api/v1/account')).status).toBe(200);
  });

  it('sends one code for several requests at once', async () => {
    const person = await signUpCouple(app);
    await Promise.all([sensitive(person), sensitive(person), sensitive(person)]);
    const codes = (await messagesTo(app, person.email)).filter(({ subject }) =>
      subject?.includes('is your Ampersand code'),
    );
    expect(codes).toHaveLength(1);
  });

  it('takes a code once, and never after it expired', async () => {
    const person = await signUpCouple(app);
    await sensitive(person);
    const code = await newestCode(app, person.email);
    const answers = await Promise.all([confirm(person, code), confirm(person, code), confirm(person, code)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const late = await signUpCouple(app);
    await sensitive(late);
    const lateCode = await newestCode(app, late.email);
    app.clock.advance(11 * MINUTE);
    expect((await confirm(late, lateCode)).body).toMatchObject({
      error: { code: 'auth.no_pending_challenge' },
    });
  });

  it('allows five guesses, also when they come at the same time', async () => {
    const person = await signUpCouple(app);
    await sensitive(person);
    const code = await newestCode(app, person.email);
    const wrong = code === '000000' ? '000001' : '000000';
    const guesses = await Promise.all(Array.from({ length: 12 }, () => confirm(person, wrong)));
    const verdicts = guesses.map(({ body }) => (body.error as { code: string }).code);
    expect(verdicts.filter((verdict) => verdict === 'auth.invalid_code')).toHaveLength(5);
    expect(verdicts.filter((verdict) => verdict === 'auth.too_many_attempts')).toHaveLength(7);
    expect((await confirm(person, code)).status).toBe(429);
  });

  it('does not take another person’s code', async () => {
    const [maya, eve] = [await signUpCouple(app), await signUpCouple(app)];
    await sensitive(maya);
    await sensitive(eve);
    const answer = await confirm(eve, await newestCode(app, maya.email));
    expect(answer.body).toMatchObject({ error: { code: 'auth.invalid_code' } });
  });

  it('holds for one session only', async () => {
    const person = await signUpCouple(app);
    await stepUp(app, person);
    const other = { ...person, browser: app.browser() };
    await other.browser.call('POST', '/web-api/v1/auth/sign-in', {
      email: person.email,
      password: PASSWORD,
    });
    expect((await sensitive(other)).status).toBe(409);
  });

  it('takes a code from the session that asked for it alone', async () => {
    const person = await signUpCouple(app);
    const other = await signInAgain(person);
    await sensitive(person);
    const code = await newestCode(app, person.email);
    expect((await confirm(other, code)).body).toMatchObject({
      error: { code: 'auth.no_pending_challenge' },
    });
    expect((await confirm(person, code)).status).toBe(200);
    expect((await sensitive(other)).status).toBe(409);
  });

  it('leaves the code of one session alone when another asks or guesses', async () => {
    const person = await signUpCouple(app);
    const other = await signInAgain(person);
    await sensitive(person);
    const code = await newestCode(app, person.email);
    await sensitive(other);
    for (let guess = 0; guess < 6; guess += 1) await confirm(other, 'wrong1');
    expect((await confirm(other, code)).status).toBe(429);
    expect((await confirm(person, code)).status).toBe(200);
  });

  it('ends an older code of the session with a newer one', async () => {
    const person = await signUpCouple(app);
    await sensitive(person);
    const older = await newestCode(app, person.email);
    app.clock.advance(2 * MINUTE);
    await sensitive(person);
    const newer = await newestCode(app, person.email);
    if (older !== newer) expect((await confirm(person, older)).status).toBe(400);
    expect((await confirm(person, newer)).status).toBe(200);
  });

  it('takes the code for a new phone number from the session that asked, and tells the owner', async () => {
    const person = await signUpCouple(app);
    const other = await signInAgain(person);
    await stepUp(app, person);
    await person.browser.call('PUT', '/web-api/v1/account/phone', { phoneNumber: '212 555 0177' });
    const code = await newestCode(app, '2125550177');
    const prove = ({ browser }: TestPerson) =>
      browser.call('POST', '/web-api/v1/account/phone/verify', { code });
    expect((await prove(other)).body).toMatchObject({ error: { code: 'auth.no_pending_challenge' } });
    expect((await prove(person)).status).toBe(200);
    expect((await messagesTo(app, person.email)).map(({ subject }) => subject)).toContain(
      'Your phone number was changed',
    );
  });

  it('ends open codes with a change of the password', async () => {
    const person = await signUpCouple(app);
    await stepUp(app, person);
    await person.browser.call('PUT', '/web-api/v1/account/phone', { phoneNumber: '212 555 0188' });
    const code = await newestCode(app, '2125550188');
    await person.browser.call('PUT', '/web-api/v1/account/password', {
      currentPassword: PASSWORD,
      newPassword: 'Better-pass2',
    });
    const late = await person.browser.call('POST', '/web-api/v1/account/phone/verify', { code });
    expect(late.body).toMatchObject({ error: { code: 'auth.no_pending_challenge' } });
  });

  it('goes by text message once the phone is verified', async () => {
    const person = await signUpCouple(app);
    await stepUp(app, person);
    await sensitive(person);
    const proved = await person.browser.call('POST', '/web-api/v1/account/phone/verify', {
      code: await newestCode(app, '2125550123'),
    });
    expect(proved.body).toMatchObject({ phoneNumber: '2125550123', phoneVerified: true });
    app.clock.advance(20 * MINUTE);
    const asked = await sensitive(person);
    expect(asked.body).toMatchObject({
      notified_value: '(•••) •••-0123',
      verification_copy: expect.stringContaining('text message'),
    });
    expect((await confirm(person, await newestCode(app, '2125550123'))).status).toBe(200);
  });
});
