import { afterAll, beforeAll, expect, it } from 'vitest';
import { VISITOR } from '#platform/actor.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import { openTestApp, type TestApp } from '#server/testing/test-app.ts';
import { signUpCouple } from '#server/testing/test-people.ts';
import { getUserContext } from './get-user-context.ts';

const PATH = '/website-nav/web-api/v1/user/get';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

/** As much of a request as identifying somebody reads. */
function requestOf(actor: RequestContext['actor']) {
  return { actor, headers: new Headers(), resHeaders: undefined } as unknown as RequestContext;
}

it('‘Missig userId’ is produced by the call that identifies', async () => {
  const gone: RequestContext['actor'] = {
    kind: 'user',
    userId: '018f3c1e-aaaa-4222-8333-444455556666',
    sessionId: 'a-session',
    sessionSeenAt: new Date(0),
    email: 'gone@example.com',
    emailVerified: true,
    isVendor: false,
    isSupport: false,
    steppedUpUntil: null,
    impersonation: null,
  };
  expect(await getUserContext(app.platform, requestOf(gone))).toMatchObject({
    ok: false,
    failure: { code: 'unauthenticated', message: 'Missig userId' },
  });
});

it('whoever has an object id is identified, and a visitor needs none', async () => {
  const couple = await signUpCouple(app);
  const { body } = await couple.browser.call<{ object_id: string }>('GET', PATH);
  expect(body.object_id).toBe(couple.userId);
  expect(await getUserContext(app.platform, requestOf(VISITOR))).toMatchObject({
    ok: true,
    value: { is_guest: true, role: 'VISITOR', object_id: null },
  });
});

it('user_experiments maps names to their variation_key', async () => {
  const { body } = await app.browser().call<{ user_experiments: unknown }>('GET', PATH);
  expect(body.user_experiments).toEqual({ boostListing: 'NOT_IN_TEST', favoriteToasts: 'TEST-1' });
});
