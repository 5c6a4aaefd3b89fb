import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#server/testing/test-app.ts';
import { messagesTo, PASSWORD, signUpCouple, signUpVendor } from '#server/testing/test-people.ts';
import { proveAddress } from './address-proof.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const person = (email: string, password = PASSWORD) => ({
  email,
  password,
  firstName: 'Ana',
  lastName: 'Lima',
});

describe('sign-up', () => {
  it('makes an account, signs in and sends a confirmation', async () => {
    const { browser, email } = await signUpCouple(app, 'Maya');
    const user = await browser.call('GET', '/website-nav/web-api/v1/user/get');
    expect(user.body).toMatchObject({
      is_guest: false,
      email,
      first_name: 'Maya',
      email_verified: false,
      has_vendor_account: false,
    });
    expect(browser.cookies.get('logged_in')).toBe('true');
    expect(browser.cookies.has('marketplace_session')).toBe(true);
    const [mail] = await messagesTo(app, email);
    expect(mail).toMatchObject({
      subject: 'Confirm your email address',
      text: expect.stringContaining('/account/verify-email?token='),
    });
  });

  it('needs no second code from someone who came by a link mailed to that very address', async () => {
    const proof = (email: string) => proveAddress(app.platform.secret, email, app.platform.clock.now());
    const join = async (email: string, addressProof: string) => {
      const browser = app.browser();
      const body = { ...person(email), addressProof };
      expect((await browser.call('POST', '/web-api/v1/auth/sign-up/couple', body)).status).toBe(200);
      const user = await browser.call('GET', '/website-nav/web-api/v1/user/get');
      return { user: user.body, mails: await messagesTo(app, email) };
    };
    const invited = await join('invited@people.example', proof('Invited@people.example'));
    expect(invited).toMatchObject({ user: { email_verified: true }, mails: [] });
    const other = await join('other@people.example', proof('invited@people.example'));
    expect(other.user).toMatchObject({ email_verified: false });
    expect(other.mails).toMatchObject([{ subject: 'Confirm your email address' }]);
  });

  it.each(['couple', 'vendor'])('as a %s ends the session that the browser had before', async (side) => {
    const { browser } = await signUpCouple(app);
    const copy = app.browser();
    for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
    const next = person(`next-${side}@people.example`);
    expect((await browser.call('POST', `/web-api/v1/auth/sign-up/${side}`, next)).status).toBe(200);
    expect((await copy.call('GET', '/web-api/v1/account')).status).toBe(401);
    expect((await browser.call('GET', '/web-api/v1/account')).body).toMatchObject({ email: next.email });
  });

  it('gives vendors a vendor user', async () => {
    const { browser } = await signUpVendor(app, 'Ruth');
    const context = await browser.call('GET', '/web-marketplace-api/v1/vendor-user/context');
    expect(context.body).toMatchObject({
      fullName: 'Ruth Tester',
      profileOnboardedAt: null,
      settings: { smsOptedInAt: null, phoneUnsubscribed: false },
    });
  });

  it('holds each side to its own password rule', async () => {
    const couple = await app
      .browser()
      .call('POST', '/web-api/v1/auth/sign-up/couple', person('weak@people.example', 'longenough'));
    expect(couple.body).toMatchObject({
      error: {
        code: 'invalid_input',
        fields: {
          password:
            'Password must be at least 8 characters long, and include at least 1 uppercase letter, 1 lowercase letter, 1 number and 1 symbol.',
        },
      },
    });
    const vendor = await app
      .browser()
      .call('POST', '/web-api/v1/auth/sign-up/vendor', person('short@people.example', 'short'));
    expect(vendor.body).toMatchObject({
      error: { fields: { password: 'Password must be at least 8 characters long' } },
    });
    const enough = await app
      .browser()
      .call('POST', '/web-api/v1/auth/sign-up/vendor', person('enough@people.example', 'longenough'));
    expect(enough.status).toBe(200);
  });

  it('reports all field errors at once', async () => {
    const answer = await app
      .browser()
      .call('POST', '/web-api/v1/auth/sign-up/couple', { email: 'nobody', password: '', firstName: '  ' });
    expect(answer.body).toMatchObject({
      error: { fields: { email: 'Invalid email address', password: 'Required', firstName: 'Required' } },
    });
  });

  it('refuses a second account for one address, however it is written', async () => {
    const { email } = await signUpCouple(app);
    const answer = await app
      .browser()
      .call('POST', '/web-api/v1/auth/sign-up/vendor', person(email.toUpperCase()));
    expect(answer.body).toMatchObject({
      error: { code: 'auth.email_taken', fields: { email: expect.any(String) } },
    });
  });

  it('lets one of several simultaneous sign-ups win', async () => {
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() =>
        app.browser().call('POST', '/web-api/v1/auth/sign-up/couple', person('race@people.example')),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
    const { rows } = await app.platform.db.$client.query(
      `select 1 from users where email = 'race@people.example'`,
    );
    expect(rows).toHaveLength(1);
  });

  it('lets a couple’s member become a vendor user with the same e-mail', async () => {
    const { browser } = await signUpCouple(app);
    expect((await browser.call('GET', '/web-marketplace-api/v1/vendor-user/context')).status).toBe(403);
    expect((await browser.call('POST', '/web-marketplace-api/v1/vendor-user')).status).toBe(200);
    expect((await browser.call('POST', '/web-marketplace-api/v1/vendor-user')).status).toBe(200);
    expect((await browser.call('GET', '/web-marketplace-api/v1/vendor-user/context')).status).toBe(200);
  });
});
