import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#server/testing/test-app.ts';
import { messagesTo, PASSWORD, signUpCouple, stepUp } from '#server/testing/test-people.ts';
import { findPasswordHash } from './passwords.store.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ isPasswordCostly: true });
});
afterAll(() => app.close());

describe('a kept password', () => {
  it('is hashed at the full cost when signing up, changing it and setting it by mail', async () => {
    const { browser, email, userId } = await signUpCouple(app);
    const hashes = [await findPasswordHash(app.platform.db, userId)];

    await stepUp(app, { browser, email, userId });
    const change = { currentPassword: PASSWORD, newPassword: 'Better-pass2' };
    expect((await browser.call('PUT', '/web-api/v1/account/password', change)).status).toBe(200);
    hashes.push(await findPasswordHash(app.platform.db, userId));

    await browser.call('POST', '/web-api/v1/auth/password/forgot', { email });
    const token = (await messagesTo(app, email)).at(-1)?.text.match(/token=([^\s]+)/)?.[1];
    const reset = { token, password: 'Better-pass3' };
    expect((await browser.call('POST', '/web-api/v1/auth/password/reset', reset)).status).toBe(200);
    hashes.push(await findPasswordHash(app.platform.db, userId));

    expect(new Set(hashes).size).toBe(3);
    for (const hash of hashes) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('is compared exactly as it was typed, however long, and goes on for as long as its owner likes', async () => {
    const browser = app.browser();
    const email = 'exactly@people.example';
    const password = `  Ärger-${'läuft über '.repeat(12)}7  `;
    const person = { email, password, firstName: 'Maya', lastName: 'Tester' };
    const made = await browser.call('POST', '/web-api/v1/auth/sign-up/couple', person);
    expect(made.status, made.text).toBe(200);
    const signIn = (typed: string) =>
      app.browser().call('POST', '/web-api/v1/auth/sign-in', { email, password: typed });
    for (const other of [
      password.trim(),
      password.toLowerCase(),
      password.slice(0, 72),
      password.normalize('NFD'),
    ])
      expect((await signIn(other)).status).toBe(401);
    app.clock.advance(400 * 86_400_000);
    expect((await signIn(password)).status).toBe(200);
  });
});
