import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { PASSWORD, signUpCouple, signUpSupport } from '#server/testing/test-people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

/** A write with a token that was put into the browser's jar by somebody else. */
async function writeWith(browser: TestBrowser, planted: string) {
  browser.cookies.set('csrf_token', planted);
  return browser.call('PUT', '/web-api/v1/account/name', { firstName: 'Planted', lastName: '' });
}

const REFUSED = { error: { code: 'csrf_failed' } };

describe('the CSRF token', () => {
  it('planted before sign-in is worthless after it', async () => {
    const { email } = await signUpCouple(app);
    const browser = app.browser();
    await browser.csrfToken();
    const planted = browser.cookies.get('csrf_token') ?? '';
    await browser.call('POST', '/web-api/v1/auth/sign-in', { email, password: PASSWORD });
    const renewed = browser.cookies.get('csrf_token') ?? '';
    expect(renewed).not.toBe(planted);
    expect((await writeWith(browser, planted)).body).toMatchObject(REFUSED);
    expect((await writeWith(browser, renewed)).status).toBe(200);
  });

  it('of another session is refused', async () => {
    const [maya, eve] = [await signUpCouple(app), await signUpCouple(app)];
    const foreign = eve.browser.cookies.get('csrf_token') ?? '';
    expect((await writeWith(maya.browser, foreign)).body).toMatchObject(REFUSED);
  });

  it('is a new one after signing out, and the old one is refused', async () => {
    const { browser, email } = await signUpCouple(app);
    const old = browser.cookies.get('csrf_token') ?? '';
    await browser.call('POST', '/web-api/v1/auth/sign-out');
    expect(browser.cookies.get('csrf_token')).not.toBe(old);
    const signIn = () => browser.call('POST', '/web-api/v1/auth/sign-in', { email, password: PASSWORD });
    const renewed = browser.cookies.get('csrf_token') ?? '';
    browser.cookies.set('csrf_token', old);
    expect((await signIn()).body).toMatchObject(REFUSED);
    browser.cookies.set('csrf_token', renewed);
    expect((await signIn()).status).toBe(200);
  });

  it('changes when an impersonation begins and ends', async () => {
    const [staff, maya] = [await signUpSupport(app), await signUpCouple(app)];
    const seen = new Set([staff.browser.cookies.get('csrf_token')]);
    await staff.browser.call('POST', '/web-api/v1/auth/impersonation', {
      email: maya.email,
      reason: 'Asked for help',
      ticket: 'T-1',
    });
    seen.add(staff.browser.cookies.get('csrf_token'));
    expect((await staff.browser.call('DELETE', '/web-api/v1/auth/impersonation')).status).toBe(200);
    seen.add(staff.browser.cookies.get('csrf_token'));
    expect(seen.size).toBe(3);
  });

  it('that no longer fits is replaced by the next answer', async () => {
    const [maya, eve] = [await signUpCouple(app), await signUpCouple(app)];
    const foreign = eve.browser.cookies.get('csrf_token') ?? '';
    maya.browser.cookies.set('csrf_token', foreign);
    await maya.browser.call('GET', '/website-nav/web-api/v1/user/get');
    expect(maya.browser.cookies.get('csrf_token')).not.toBe(foreign);
    const renamed = await maya.browser.call('PUT', '/web-api/v1/account/name', { firstName: 'Maya' });
    expect(renamed.status).toBe(200);
  });
});
