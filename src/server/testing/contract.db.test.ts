import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CONTRACT_CALLS } from '../contract-calls.ts';
import { expectEnvelope, expectNoLeak, label } from './expect-answer.ts';
import { fillPath } from './fill-path.ts';
import { openTestApp, type TestApp } from './test-app.ts';
import { signUpCouple, signUpSupport, signUpVendor, stepUp, type TestPerson } from './test-people.ts';
import { type TableWatch, watchTables } from './watch-tables.ts';

const writes = CONTRACT_CALLS.filter(({ method }) => method !== 'GET');
const guarded = CONTRACT_CALLS.filter(({ meta }) => meta.access !== 'public');
/** Ends the session it is called with, or never ends itself. */
const SPECIAL = new Set(['identity.auth.signOut', 'liveUpdates.follow']);

const HOSTILE_BODIES: unknown[] = [
  null,
  [],
  'text',
  42,
  {},
  { email: 1, password: {}, key: [], id: null, code: -1, token: false },
  {
    email: 'x\0@y.example',
    password: '\0',
    key: "'; drop table users; --",
    code: '<script>',
    token: '../../..',
    firstName: '💍'.repeat(400),
  },
  {
    __proto__: { isSupport: true },
    constructor: 'x',
    key: 'a'.repeat(5_000),
    accountPreferences: 'x',
    flags: [],
    experiments: 1,
    meta: { id: 1 },
  },
];

let app: TestApp;
let couple: TestPerson;
let vendor: TestPerson;
let staff: TestPerson;
let watch: TableWatch;

beforeAll(async () => {
  app = await openTestApp();
  watch = await watchTables(app.platform.db);
  couple = await signUpCouple(app);
  vendor = await signUpVendor(app);
  staff = await signUpSupport(app);
});
afterAll(() => app.close());

describe('every call', () => {
  beforeEach(() => watch.lookAgain());

  it('has its own method and path', () => {
    const places = CONTRACT_CALLS.map(label);
    expect(new Set(places).size).toBe(places.length);
  });

  it.each(guarded.map((call) => [label(call), call] as const))(
    '%s refuses who is not signed in',
    async (_label, call) => {
      const answer = await app
        .browser()
        .call(call.method, fillPath(call.path), call.method === 'GET' ? undefined : {});
      expectEnvelope(answer, 401, 'unauthenticated');
      await watch.expectNoTrace(answer, label(call));
    },
  );

  const foreign = guarded.filter(({ meta }) => meta.access === 'vendor' || meta.access === 'support');
  it.each(foreign.map((call) => [label(call), call] as const))(
    '%s refuses the wrong role',
    async (_label, call) => {
      const stranger = call.meta.access === 'vendor' ? couple : vendor;
      const answer = await stranger.browser.call(
        call.method,
        fillPath(call.path),
        call.method === 'GET' ? undefined : {},
      );
      expectEnvelope(answer, 403, 'forbidden');
      await watch.expectNoTrace(answer, label(call));
    },
  );

  const factorDue = CONTRACT_CALLS.filter(({ meta }) => meta.stepUp);
  it.each(factorDue.map((call) => [label(call), call] as const))(
    '%s asks for the second factor first',
    async (_label, call) => {
      const people = { vendor, support: staff } as Partial<Record<string, TestPerson>>;
      const asking = people[call.meta.access] ?? couple;
      const answer = await asking.browser.call(call.method, fillPath(call.path), {});
      expectEnvelope(answer, 409, 'two_factor_required');
      expect(answer.body).toMatchObject({
        verification_copy: expect.any(String),
        notified_value: expect.any(String),
      });
      await watch.expectNoTrace(answer, label(call));
    },
  );
});

describe('every write', () => {
  beforeEach(() => watch.lookAgain());

  const byToken = writes.filter(({ meta }) => meta.proof !== 'link');
  it.each(byToken.map((call) => [label(call), call] as const))(
    '%s refuses a missing or foreign CSRF token',
    async (_label, call) => {
      const url = fillPath(call.path);
      const headers = { 'content-type': 'application/json' };
      expectEnvelope(
        await couple.browser.send({ method: call.method, url, headers, payload: '{}' }),
        403,
        'csrf_failed',
      );
      const forged = { ...headers, 'x-csrf-token': 'forged.token' };
      expectEnvelope(
        await couple.browser.send({ method: call.method, url, headers: forged, payload: '{}' }),
        403,
        'csrf_failed',
      );
      const elsewhere = {
        ...headers,
        'x-csrf-token': await couple.browser.csrfToken(),
        origin: 'https://evil.example',
      };
      const last = await couple.browser.send({ method: call.method, url, headers: elsewhere, payload: '{}' });
      expectEnvelope(last, 403, 'csrf_failed');
      await watch.expectNoTrace(last, label(call));
    },
  );

  const byLink = writes.filter(({ meta }) => meta.proof === 'link');
  it.each(byLink.map((call) => [label(call), call] as const))(
    '%s needs no token beside its link, and refuses another site',
    async (_label, call) => {
      const url = fillPath(call.path);
      const headers = { 'content-type': 'application/json', origin: 'https://evil.example' };
      const answer = await app.browser().send({ method: call.method, url, headers, payload: '{}' });
      expectEnvelope(answer, 403, 'csrf_failed');
      await watch.expectNoTrace(answer, label(call));
    },
  );

  it.each(writes.map((call) => [label(call), call] as const))(
    '%s refuses broken, oversized and foreign bodies',
    async (_label, call) => {
      const url = fillPath(call.path);
      const token = { 'x-csrf-token': await vendor.browser.csrfToken() };
      const json = { ...token, 'content-type': 'application/json' };
      const send = (headers: Record<string, string>, payload: string) =>
        vendor.browser.send({ method: call.method, url, headers, payload });
      expectEnvelope(await send(json, '{"email": '), 400, 'invalid_input');
      expectEnvelope(await send(json, JSON.stringify({ email: 'x'.repeat(300_000) })), 400, 'body_too_large');
      const form = { ...token, 'content-type': 'application/x-www-form-urlencoded' };
      const last = await send(form, 'email=a%40b.example');
      expectEnvelope(last, 400, 'unsupported_media_type');
      await watch.expectNoTrace(last, label(call));
    },
  );

  const survivable = writes.filter(({ name }) => !SPECIAL.has(name));
  it.each(survivable.map((call) => [label(call), call] as const))(
    '%s answers hostile bodies with an error of the catalogue',
    async (_label, call) => {
      for (const person of [couple, vendor]) {
        for (const body of HOSTILE_BODIES) {
          const answer = await person.browser.call(call.method, fillPath(call.path), body);
          expectNoLeak(answer);
          await watch.expectNoTrace(answer, label(call));
        }
      }
    },
  );
});

describe('a body', () => {
  it('cannot name another record than the address does', async () => {
    const owner = await signUpCouple(app);
    await stepUp(app, owner);
    const { rows } = await app.platform.db.$client.query<{ id: string }>(
      'select id from sessions where user_id = $1',
      [owner.userId],
    );
    const answer = await owner.browser.call('DELETE', fillPath('/web-api/v1/account/sessions/{id}'), {
      id: rows[0]?.id,
    });
    expectEnvelope(answer, 404, 'session.not_found');
  });
});

describe('every read', () => {
  const reads = CONTRACT_CALLS.filter(({ method, name }) => method === 'GET' && !SPECIAL.has(name));
  const hostileQuery = `?limit=-1&search-string=${encodeURIComponent("%_\\'\0\u202e💍")}&with_markets=maybe&to[]=1&key=x`;

  it.each(reads.map((call) => [label(call), call] as const))(
    '%s answers in the catalogue, whatever the query',
    async (_label, call) => {
      for (const person of [couple, vendor]) {
        expectNoLeak(await person.browser.call('GET', fillPath(call.path)));
        expectNoLeak(await person.browser.call('GET', fillPath(call.path) + hostileQuery));
        expectNoLeak(await person.browser.call('GET', call.path.replaceAll(/\{\w+\}/g, '%00..%2f%27')));
      }
    },
  );
});
