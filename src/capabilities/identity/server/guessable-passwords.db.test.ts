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

const COMMON = 'That password is too common. Pick one that’s harder to guess.';
const OWN = 'That’s too easy to guess. Leave out your name, your email, and words like “wedding.”';

let people = 0;
function signUp(side: 'couple' | 'vendor', password: string) {
  people += 1;
  const email = `ana.lima${people}@bloomfield.example`;
  const person = { email, password, firstName: 'Ana', lastName: 'Lima' };
  return app.browser().call('POST', `/web-api/v1/auth/sign-up/${side}`, person);
}

async function resetToken({ email }: TestPerson): Promise<string> {
  await app.browser().call('POST', '/web-api/v1/auth/password/forgot', { email });
  const mail = (await messagesTo(app, email)).findLast(({ subject }) => subject === 'Set a new password');
  return mail?.text.match(/token=([\w-]+)/)?.[1] ?? '';
}

describe('a new password', () => {
  it.each(['password1', 'PASSWORD1', 'basketball', 'Sunshine-12'])(
    'that is common is refused to a vendor who signs up: %s',
    async (password) => {
      const answer = await signUp('vendor', password);
      expect(answer.status, answer.text).toBe(400);
      expect(answer.body).toMatchObject({
        error: { code: 'auth.weak_password', fields: { password: COMMON } },
      });
    },
  );

  it.each(['P@ssw0rd', 'Password-1', 'Qwerty123!', '1!Football'])(
    'that is common but for its decoration is refused to a couple: %s',
    async (password) => {
      expect((await signUp('couple', password)).body).toMatchObject({
        error: { fields: { password: COMMON } },
      });
    },
  );

  it.each(['Ana-Lima-2027', 'Bloomfield#1', 'Ampersand-1', 'Wedding-2027!', '4na.Lima99'])(
    'made of the account’s own words is refused: %s',
    async (password) => {
      expect((await signUp('couple', password)).body).toMatchObject({ error: { fields: { password: OWN } } });
    },
  );

  it('is taken when it is neither, and nothing was kept of those refused', async () => {
    const email = 'bo.reyes@bloomfield.example';
    const send = (password: string) =>
      app.browser().call('POST', '/web-api/v1/auth/sign-up/couple', {
        email,
        password,
        firstName: 'Bo',
        lastName: 'Reyes',
      });
    expect((await send('Password-1')).status).toBe(400);
    expect(await messagesTo(app, email)).toEqual([]);
    expect((await send('Bo walks 3 dogs!')).status).toBe(200);
  });

  it('is judged the same way when it is changed', async () => {
    const person = await signUpVendor(app, 'Ottilie');
    await stepUp(app, person);
    const change = (newPassword: string) =>
      person.browser.call('PUT', '/web-api/v1/account/password', { currentPassword: PASSWORD, newPassword });
    expect((await change('basketball')).body).toMatchObject({ error: { fields: { newPassword: COMMON } } });
    expect((await change('ottilie-77')).body).toMatchObject({ error: { fields: { newPassword: OWN } } });
    expect((await change('three tall jars')).status).toBe(200);
  });

  it('is judged the same way when it is reset, and the link stays open', async () => {
    const person = await signUpCouple(app, 'Ottilie');
    const token = await resetToken(person);
    const reset = (password: string) =>
      app.browser().call('POST', '/web-api/v1/auth/password/reset', { token, password });
    expect((await reset('P@ssw0rd')).body).toMatchObject({ error: { fields: { password: COMMON } } });
    expect((await reset('Ottilie-77')).body).toMatchObject({ error: { fields: { password: OWN } } });
    expect((await reset('Three tall jars, 8')).status).toBe(200);
  });
});
