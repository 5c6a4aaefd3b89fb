import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PRODUCTION_ENV } from '../testing/production-env.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { PASSWORD, signUpCouple, stepUp } from '../testing/test-people.ts';

/** What scripts have to read: the token they repeat, and whether somebody is there. */
const FOR_SCRIPTS = ['__Host-csrf_token', '__Host-logged_in'];

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ env: PRODUCTION_ENV });
});
afterAll(() => app.close());

describe('a cookie of production', () => {
  it('belongs to this host alone, is never sent in the clear, and is hidden from scripts unless meant for them', async () => {
    const seen: string[] = [];
    app.app.addHook('onSend', async (_request, reply) => {
      seen.push(...[reply.getHeader('set-cookie') ?? []].flat().map(String));
    });
    const person = await signUpCouple(app);
    const { browser } = person;
    await browser.call('POST', '/web-api/v1/experiments/boostListing/viewed', {});
    await stepUp(app, person);
    await browser.call('POST', '/web-api/v1/auth/passkey/challenge');
    await browser.call('POST', '/web-api/v1/auth/sign-out');
    await browser.call('POST', '/web-api/v1/auth/sign-in', { email: person.email, password: PASSWORD });
    const visitor = app.browser();
    await visitor.call('POST', '/web-api/v1/experiments/boostListing/viewed', {});

    const names = [...new Set(seen.map((cookie) => cookie.split('=')[0] ?? ''))].toSorted();
    expect(names).toEqual(
      expect.arrayContaining([
        ...FOR_SCRIPTS,
        '__Host-ampersand.session_token',
        '__Host-known_device',
        '__Host-marketplace_session',
        '__Host-visitor_id',
      ]),
    );
    for (const cookie of seen) {
      const [name = ''] = cookie.split('=');
      expect(name).toMatch(/^__Host-/);
      expect(cookie).toMatch(/; Path=\/(;|$)/i);
      expect(cookie).toMatch(/; Secure(;|$)/i);
      expect(cookie).toMatch(/; SameSite=Lax(;|$)/i);
      expect(cookie).not.toMatch(/; Domain=/i);
      expect(/; HttpOnly(;|$)/i.test(cookie), cookie.split(';')[0]).toBe(!FOR_SCRIPTS.includes(name));
    }
  });
});
