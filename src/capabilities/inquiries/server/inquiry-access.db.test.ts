import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openListing, openTown, type TestListing } from '#capabilities/storefronts/testing/open-listing.ts';
import { CONTRACT_CALLS } from '#server/contract-calls.ts';
import { fillPath } from '#server/testing/fill-path.ts';
import { openTestApp, type TestApp } from '#server/testing/test-app.ts';
import { messagesTo, signUpCouple, signUpVendor, type TestPerson } from '#server/testing/test-people.ts';

type Beginning = 'READY' | 'CONNECTED' | 'QUOTED' | 'BOOKED' | 'BOOKED_BY_COUPLE';
type Call = { name: string; from: Beginning; body?: () => Record<string, unknown> };

const letter = () => ({ requestUuid: randomUUID(), message: 'A word' });
const closing = () => ({ reason: 'OTHER' });

/** Every call that changes an inquiry, where it is allowed, by side. A new one has to be added here. */
const COUPLE_CALLS: Call[] = [
  { name: 'write', from: 'CONNECTED', body: letter },
  { name: 'markRead', from: 'CONNECTED', body: () => ({ seq: 9 }) },
  { name: 'nudge', from: 'READY' },
  { name: 'withdraw', from: 'READY' },
  { name: 'book', from: 'CONNECTED' },
  { name: 'acceptQuote', from: 'QUOTED' },
  { name: 'confirmBooking', from: 'BOOKED' },
  { name: 'unbook', from: 'BOOKED', body: () => ({ confirm: true }) },
  { name: 'close', from: 'CONNECTED', body: closing },
  { name: 'noteBookingReminder', from: 'CONNECTED' },
  {
    name: 'saveBooking',
    from: 'BOOKED',
    body: () => ({
      contactName: 'Ruth',
      contactEmail: '',
      contactPhone: '',
      totalCents: null,
      contractSignedOn: null,
      note: '',
      payments: [],
    }),
  },
  { name: 'closeOthers', from: 'BOOKED', body: () => ({ note: '' }) },
];

const LEAD_CALLS: Call[] = [
  { name: 'connect', from: 'READY', body: letter },
  { name: 'reply', from: 'CONNECTED', body: letter },
  { name: 'markLeadRead', from: 'READY', body: () => ({ seq: 9 }) },
  { name: 'decline', from: 'READY', body: closing },
  { name: 'closeLead', from: 'CONNECTED', body: closing },
  { name: 'bookLead', from: 'CONNECTED' },
  { name: 'withdrawQuote', from: 'QUOTED' },
  { name: 'confirmLeadBooking', from: 'BOOKED_BY_COUPLE' },
  { name: 'unbookLead', from: 'BOOKED' },
  { name: 'snooze', from: 'READY', body: () => ({ days: 3 }) },
  { name: 'reportSpam', from: 'READY', body: () => ({ note: '' }) },
];

let app: TestApp;
let couple: TestPerson;
let ownerOfAll: TestPerson;
/** By their part in it. */
const people = new Map<string, TestPerson | undefined>();
/** One inquiry for each call, so that none stands in another's way. */
const prepared = new Map<string, string>();

/** What was offered, for the calls about it. */
const quotes = new Map([
  ['acceptQuote', randomUUID()],
  ['withdrawQuote', randomUUID()],
]);
const offer = { amountCents: 5, includes: 'Supper', validUntil: null };

const query = (text: string, values: unknown[]) => app.platform.db.$client.query(text, values);

/** Without its capability. */
const ownName = ({ name }: { name: string }) => name.slice(name.indexOf('.') + 1);

function callNamed(name: string) {
  const call = CONTRACT_CALLS.find((each) => each.path.includes('/inquiry') && ownName(each) === name);
  if (!call) throw new Error(`There is no call ${name}.`);
  return call;
}

async function make(person: TestPerson | undefined, { name, body }: Call, uuid = prepared.get(name) ?? '') {
  const { method, path } = callNamed(name);
  const browser = person?.browser ?? app.browser();
  return await browser.call<{ error?: { code: string } }>(
    method,
    fillPath(path, { uuid, quoteUuid: quotes.get(name) ?? uuid }),
    body?.() ?? {},
  );
}

async function sendTo(person: TestPerson, listing: TestListing): Promise<string> {
  const answer = await person.browser.call<{ inquiries: { uuid: string }[] }>(
    'POST',
    '/web-marketplace-api/v1/inquiry',
    {
      requestUuid: randomUUID(),
      storefrontUuids: [listing.uuid],
      events: ['day-of'],
      weddingDate: null,
      flexible: true,
      guestCount: 80,
      cityId: 1,
      location: '',
      budgetMinCents: null,
      budgetMaxCents: null,
      optionIds: [],
      message: `Would you be part of our day? ${randomUUID()}`,
    },
  );
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body.inquiries[0]?.uuid ?? '';
}

async function joinStorefronts(person: TestPerson, role: string): Promise<void> {
  await query(
    'insert into storefront_members (storefront_id, user_id, role, joined_at) select id, $1, $2, now() from storefronts',
    [person.userId, role],
  );
}

async function joinWedding(person: TestPerson, role: string): Promise<void> {
  await query(
    `insert into wedding_members (wedding_id, user_id, role, joined_at)
     select wedding_id, $1, $2, now() from wedding_members where user_id = $3`,
    [person.userId, role, couple.userId],
  );
}

beforeAll(async () => {
  app = await openTestApp();
  await openTown(app);
  couple = await signUpCouple(app);
  await query(`update users set email_verified = true, created_at = '2026-01-01' where id = $1`, [
    couple.userId,
  ]);
  for (const { name } of [...COUPLE_CALLS, ...LEAD_CALLS]) {
    // In a category of its own, so that the kind end of the rest ends nothing that others need.
    const taxonomyNodeId = name === 'closeOthers' ? 1 : 5;
    prepared.set(name, await sendTo(couple, await openListing(app, { taxonomyNodeId })));
  }
  ownerOfAll = await signUpVendor(app);
  await joinStorefronts(ownerOfAll, 'OWNER');
  people.set('the vendor', ownerOfAll);
  people.set('a responder', await signUpVendor(app));
  people.set('a viewer of the business', await signUpVendor(app));
  await joinStorefronts(people.get('a responder') as TestPerson, 'RESPONDER');
  await joinStorefronts(people.get('a viewer of the business') as TestPerson, 'VIEWER');

  const elsewhere = await openListing(app);
  const otherVendor = await signUpVendor(app);
  await query(
    `insert into storefront_members (storefront_id, user_id, role, joined_at) values ($1, $2, 'OWNER', now())`,
    [elsewhere.id, otherVendor.userId],
  );
  people.set('a vendor of another business', otherVendor);
  const otherCouple = await signUpCouple(app, 'Nora');
  await sendTo(otherCouple, elsewhere);
  people.set('the couple', couple);
  people.set('another couple', otherCouple);
  people.set('somebody without a wedding', await signUpCouple(app, 'Ida'));
  for (const [part, role] of [
    ['the planner', 'PLANNER'],
    ['family', 'FAMILY'],
    ['a viewer of the wedding', 'VIEWER'],
  ] as const) {
    const member = await signUpCouple(app, role);
    await joinWedding(member, role);
    people.set(part, member);
  }
  // Accepting is for those who see what it costs.
  await query(
    `update weddings set planner_money = 'SEE'
     where id = (select wedding_id from wedding_members where user_id = $1)`,
    [couple.userId],
  );
  people.set('a visitor', undefined);

  await app.runJobs();
  for (const { name, from } of [...COUPLE_CALLS, ...LEAD_CALLS]) {
    const uuid = prepared.get(name) ?? '';
    const bring = (call: string, body: Call['body'] = () => ({})) =>
      make(ownerOfAll, { name: call, from: 'READY', body }, uuid);
    const requestUuid = quotes.get(name);
    const quoted = () => ({ ...letter(), ...(requestUuid && { requestUuid, quote: offer }) });
    if (from !== 'READY') await bring('connect', quoted);
    if (from === 'BOOKED') await bring('bookLead');
    if (from === 'BOOKED_BY_COUPLE') await make(couple, { name: 'book', from }, uuid);
  }
  app.clock.advance(4 * 86_400_000);
}, 120_000);
afterAll(() => app.close());

const rowOf = async (uuid: string) =>
  (await query('select * from inquiries where uuid = $1', [uuid])).rows[0] as Record<string, unknown>;

async function expectRefused(part: string, call: Call, code: string): Promise<void> {
  const uuid = prepared.get(call.name) ?? '';
  const before = await rowOf(uuid);
  const answer = await make(people.get(part), call);
  expect(answer.body.error?.code, `${call.name} by ${part}: ${answer.text}`).toBe(code);
  expect(await rowOf(uuid)).toEqual(before);
}

it('every call that changes an inquiry is tried here', () => {
  // It changes no inquiry; whoever owns its requests tries it.
  const elsewhere = ['askForRefund'];
  const known = new Set([...COUPLE_CALLS, ...LEAD_CALLS].map(({ name }) => name).concat(elsewhere));
  const changing = CONTRACT_CALLS.filter(
    ({ method, path }) => method !== 'GET' && /v1\/(manage\/)?inquiry\/\{uuid\}/.test(path),
  );
  expect(changing.map(ownName).filter((name) => !known.has(name))).toEqual([]);
});

describe('what a couple does', () => {
  it.each(COUPLE_CALLS)('$name is for the couple and its planner alone', async (call) => {
    await expectRefused('a visitor', call, 'unauthenticated');
    await expectRefused('another couple', call, 'inquiry.not_found');
    await expectRefused('somebody without a wedding', call, 'inquiry.not_found');
    await expectRefused('the vendor', call, 'inquiry.not_found');
    await expectRefused('a vendor of another business', call, 'inquiry.not_found');
    await expectRefused('family', call, 'inquiry.role_forbids');
    await expectRefused('a viewer of the wedding', call, 'inquiry.role_forbids');
    expect((await make(people.get('the planner'), call)).status).toBe(200);
  });
});

describe('what a vendor does', () => {
  it.each(LEAD_CALLS)('$name is for those who answer in its name', async (call) => {
    await expectRefused('a visitor', call, 'unauthenticated');
    await expectRefused('the couple', call, 'forbidden');
    await expectRefused('another couple', call, 'forbidden');
    await expectRefused('a vendor of another business', call, 'inquiry.not_found');
    await expectRefused('a viewer of the business', call, 'inquiry.role_forbids');
    expect((await make(people.get('a responder'), call)).status).toBe(200);
  });

  it.each(LEAD_CALLS)('$name does not reach what was never delivered', async (call) => {
    const listing = await openListing(app);
    await query(
      `insert into storefront_members (storefront_id, user_id, role, joined_at) values ($1, $2, 'OWNER', now())`,
      [listing.id, ownerOfAll.userId],
    );
    const uuid = await sendTo(people.get('another couple') as TestPerson, listing);
    const answer = await make(ownerOfAll, call, uuid);
    expect(answer.body.error?.code).toBe('inquiry.not_found');
    expect(await rowOf(uuid)).toMatchObject({ status: 'PENDING', hold_reason: 'EMAIL' });
  });

  it('many at once reaches only what the person may change', async () => {
    const uuids = [prepared.get('snooze'), prepared.get('markLeadRead')];
    const body = { uuids, action: { kind: 'snooze', days: 1 } };
    const path = '/web-marketplace-api/v1/manage/inquiry/bulk';
    for (const part of ['a vendor of another business', 'a viewer of the business']) {
      const answer = await people.get(part)?.browser.call('POST', path, body);
      expect(answer?.body).toMatchObject({ done: [], refused: [{}, {}] });
    }
    expect((await couple.browser.call('POST', path, body)).status).toBe(403);
    expect((await app.browser().call('POST', path, body)).status).toBe(401);
  });
});

describe('writing to a vendor', () => {
  it('is not for family, viewers and visitors', async () => {
    const listing = await openListing(app);
    for (const part of ['family', 'a viewer of the wedding']) {
      await expect(sendTo(people.get(part) as TestPerson, listing)).rejects.toThrow('wedding.role_forbids');
    }
    const visitor = await app.browser().call('POST', '/web-marketplace-api/v1/inquiry', {});
    expect(visitor.status).toBe(401);
  });

  it('waits until the address is confirmed, and then goes out at once', async () => {
    const person = await signUpCouple(app, 'Vera');
    const uuid = await sendTo(person, await openListing(app));
    await app.runJobs();
    expect(await rowOf(uuid)).toMatchObject({ status: 'PENDING', hold_reason: 'EMAIL' });
    const mails = await messagesTo(app, person.email);
    const token = /verify-email\?token=([\w.-]+)/.exec(mails.map(({ text }) => text).join(' '))?.[1];
    const verified = await app.browser().call('POST', '/web-api/v1/auth/verify-email', { token });
    expect(verified.status, verified.text).toBe(200);
    await app.runJobs();
    expect(await rowOf(uuid)).toMatchObject({ status: 'READY', hold_reason: null });
  });
});
