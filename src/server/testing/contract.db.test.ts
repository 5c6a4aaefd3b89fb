import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openListing, openTown } from '#capabilities/storefronts/testing/open-listing.ts';
import { ERROR_STATUS } from '#platform/contract/errors.ts';
import { CONTRACT_CALLS, type ContractCall } from '../contract-calls.ts';
import { fillPath } from './fill-path.ts';
import { openTestApp, type TestApp } from './test-app.ts';
import type { TestResponse } from './test-browser.ts';
import { signUpCouple, signUpVendor, stepUp, type TestPerson } from './test-people.ts';
import { type TableWatch, watchTables } from './watch-tables.ts';

const CATALOGUE = new Set<number>([200, ...Object.values(ERROR_STATUS)]);
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
let watch: TableWatch;

beforeAll(async () => {
  app = await openTestApp();
  watch = await watchTables(app.platform.db);
  couple = await signUpCouple(app);
  vendor = await signUpVendor(app);
});
afterAll(() => app.close());

function expectEnvelope(answer: TestResponse, status: number, code: string): void {
  expect(answer.status, answer.text).toBe(status);
  expect(answer.body).toMatchObject({ error: { code, message: expect.any(String) } });
  expectNoLeak(answer);
}

function expectNoLeak(answer: TestResponse): void {
  expect(CATALOGUE, answer.text).toContain(answer.status);
  expect(answer.status, answer.text).toBeLessThan(500);
  expect(answer.text).not.toMatch(/node_modules|at \w+ \(|\.ts:\d+|select .* from /i);
}

function label({ method, path }: ContractCall): string {
  return `${method} ${path}`;
}

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

  const stepUp = CONTRACT_CALLS.filter(({ meta }) => meta.stepUp);
  it.each(stepUp.map((call) => [label(call), call] as const))(
    '%s asks for the second factor first',
    async (_label, call) => {
      const answer = await couple.browser.call(call.method, fillPath(call.path), {});
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

  it.each(writes.map((call) => [label(call), call] as const))(
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

describe('someone else’s record', () => {
  /** A real record of the couple for every call that names one; a call without an entry fails the test below. */
  async function recordsOfCouple(): Promise<Record<string, Record<string, string>>> {
    const { rows } = await app.platform.db.$client.query<{ id: string }>(
      'select id from sessions where user_id = $1',
      [couple.userId],
    );
    const session = { id: rows[0]?.id ?? '' };
    const exported = { id: '00000000-0000-4000-8000-00000000e001' };
    await app.platform.db.$client.query(
      `insert into account_exports (id, user_id, expires_at) values ($1, $2, now() + interval '1 day') on conflict do nothing`,
      [exported.id, couple.userId],
    );
    const saved = await couple.browser.call('PUT', '/web-api/v1/wedding', { weddingDate: null });
    expect(saved.status, saved.text).toBe(200);
    const invitation = { uuid: '00000000-0000-4000-8000-00000000e002', action: 'revoke' };
    await app.platform.db.$client.query(
      `insert into wedding_invitations (id, wedding_id, email, first_name, role, token_hash, status, invited_by, sent_at, send_count, expires_at)
       select $1, wedding_id, 'jonah@people.example', 'Jonah', 'PARTNER', 'x', 'PENDING', $2, now(), 1, now() + interval '1 day'
       from wedding_members where user_id = $2 on conflict do nothing`,
      [invitation.uuid, couple.userId],
    );
    const picture = { uuid: '00000000-0000-4000-8000-00000000e003' };
    await app.platform.db.$client.query(
      `insert into media_assets (id, uploaded_by, content_hash, original_key, original_format, original_bytes, clean_key,
         width, height, dominant_color, blur_data_url, created_at)
       values ($1, $2, 'x', 'x', 'webp', 1, 'x', 1, 1, '#000000', 'x', now()) on conflict do nothing`,
      [picture.uuid, couple.userId],
    );
    const board = await couple.browser.call<{ uuid: string }>(
      'POST',
      '/web-marketplace-api/v1/favorites/boards',
      {
        name: 'Barns',
      },
    );
    expect(board.status, board.text).toBe(200);
    const favorite = { uuid: '00000000-0000-4000-8000-00000000e004' };
    const { uuid } = board.body;
    const inquiry = { uuid: '00000000-0000-4000-8000-00000000e005' };
    const attachment = { uuid: '00000000-0000-4000-8000-00000000e006' };
    await openTown(app);
    const { id: storefrontId } = await openListing(app);
    await app.platform.db.$client.query(
      `insert into inquiries (uuid, wedding_id, storefront_id, taxonomy_node_id, status, created_at, updated_at, ready_at, last_seq,
         last_event_at, last_event_type, last_message_at, last_message_by, last_message_text, couple_names, credit_price, reply_token)
       select $1, wedding_id, $3, 5, 'READY', now(), now(), now(), 1, now(), 'COUPLE_OUTREACH', now(), 'COUPLE', 'Hello', 'Maya', 7, 'x'
       from wedding_members where user_id = $2`,
      [inquiry.uuid, couple.userId, storefrontId],
    );
    await app.platform.db.$client.query(
      `insert into inquiry_attachments (uuid, inquiry_uuid, event_seq, side, name, media_type, bytes, created_at)
       values ($1, $2, 1, 'COUPLE', 'plan.pdf', 'application/pdf', 9, now())`,
      [attachment.uuid, inquiry.uuid],
    );
    const ofInquiry = named.filter(({ path }) => path.startsWith('/web-marketplace-api/v1/inquiry/{uuid}'));
    return {
      ...Object.fromEntries(ofInquiry.map(({ path }) => [path, inquiry])),
      '/web-marketplace-api/v1/inquiry-attachment/{uuid}': attachment,
      '/web-marketplace-api/v1/favorites/storefront/{uuid}': favorite,
      '/web-marketplace-api/v1/favorites/wedding-photo/{uuid}': favorite,
      '/web-marketplace-api/v1/favorites/saved/{uuid}': favorite,
      '/web-marketplace-api/v1/favorites/boards/{uuid}': { uuid },
      '/web-marketplace-api/v1/favorites/boards/{uuid}/share': { uuid },
      '/web-marketplace-api/v1/media/{uuid}': picture,
      '/web-api/v1/account/sessions/{id}': session,
      '/web-api/v1/account/export/{id}/download': exported,
      '/web-api/v1/account-invitation/uuid/{uuid}/{action}': invitation,
    };
  }

  const VALID_BODY = {
    name: 'Ours now',
    note: 'Ours now',
    requestUuid: '00000000-0000-4000-8000-00000000e007',
    message: 'Ours now',
    seq: 1,
    reason: 'OTHER',
    contactName: '',
    contactEmail: '',
    contactPhone: '',
    totalCents: null,
    contractSignedOn: null,
    payments: [],
  };
  const named = guarded.filter(({ path, meta }) => /\{(id|uuid)\}/.test(path) && meta.access === 'signed-in');

  it('is refused by every call that takes an id, and stays as it was', async () => {
    const records = await recordsOfCouple();
    const stranger = await signUpCouple(app, 'Stranger');
    await stepUp(app, stranger);
    await watch.lookAgain();
    for (const call of named) {
      const record = records[call.path];
      expect(record, `Add a record for ${label(call)}`).toBeDefined();
      const answer = await stranger.browser.call(
        call.method,
        fillPath(call.path, record),
        // Valid for every one of them, so that it is the person who is refused and not the words.
        call.method === 'GET' ? undefined : VALID_BODY,
      );
      await watch.expectNoTrace(answer, label(call));
      // Taking a mark away twice is no failure; a stranger takes none away either.
      if (/favorites\/(storefront|wedding-photo)\//.test(call.path)) {
        expect(answer.body, label(call)).toEqual({ deleted: false });
        continue;
      }
      expect([403, 404], `${label(call)}: ${answer.text}`).toContain(answer.status);
      expectNoLeak(answer);
    }
    expect((await couple.browser.call('GET', '/web-api/v1/account')).status).toBe(200);
    const { rows } = await app.platform.db.$client.query(
      'select status from wedding_invitations where email = $1',
      ['jonah@people.example'],
    );
    expect(rows).toEqual([{ status: 'PENDING' }]);
    const picture = await couple.browser.call(
      'GET',
      fillPath('/web-marketplace-api/v1/media/{uuid}', records['/web-marketplace-api/v1/media/{uuid}']),
    );
    expect(picture.status).toBe(200);
    const inquiries = await app.platform.db.$client.query('select status, version from inquiries');
    expect(inquiries.rows).toEqual([{ status: 'READY', version: 1 }]);
  });
});
