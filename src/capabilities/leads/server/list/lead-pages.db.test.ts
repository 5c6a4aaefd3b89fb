import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { normaliseForSearch } from '#base/text.ts';
import { INQUIRY_STATUSES } from '#capabilities/inquiries/rules/inquiry-states.ts';
import { LEAD_TIERS } from '#capabilities/inquiries/rules/lead-tags.ts';
import { LEAD_VIEWS, type LeadView, statusesOf } from '#capabilities/inquiries/rules/lead-views.ts';
import { isUnresponded } from '#capabilities/inquiries/rules/unresponded.ts';
import { asWritten } from '#capabilities/inquiries/rules/written-words.ts';
import { addInquiry } from '#capabilities/inquiries/server/change-inquiry.ts';
import type { InquiryRow } from '#capabilities/inquiries/server/store.ts';
import { inquiries } from '#capabilities/inquiries/tables.ts';
import type { TestVendor } from '#capabilities/inquiries/testing/inquiry-world.ts';
import { openReadingWorld, type ReadingWorld } from '#capabilities/inquiries/testing/reading-world.ts';
import { encodeCursor } from '#platform/database/keyset-cursor.ts';
import { LEAD_PAGE_SIZE } from '../../contract/leads.contract.ts';
import { LEAD_NEEDS, leadNeedOf } from '../../rules/lead-need.ts';
import { defaultOrderOf, LEAD_SORT_KEYS, LEAD_SORT_ORDERS, type LeadSortKey } from '../../rules/lead-sort.ts';
import { readyLead } from '../../testing/ready-lead.ts';
import { leadOrder } from './lead-orders.store.ts';
import type { LeadFilter } from './lead-pages.store.ts';

const FILTERS: readonly LeadFilter[] = ['all', 'unread', 'unresponded', 'snoozed'];
const NAMES = ['Ana & Bo', 'ana & Cy', 'Zoë', 'Ångström', 'A couple', '100% Lee', 'Al_ma', '李 & 王', ''];
const ROWS = 700;

let world: ReadingWorld;
let vendor: TestVendor;
let rows: InquiryRow[];

/** Few different values, so that the order often has nothing but the uuid to go by. */
async function fill(): Promise<InquiryRow[]> {
  const pick = <T>(values: readonly T[], index: number) => values[index % values.length] as T;
  const now = world.clock.now().getTime();
  const written: InquiryRow[] = [];
  for (let index = 0; index < ROWS; index += 1) {
    const spread = (index * 7919) % 101;
    const status = pick(INQUIRY_STATUSES, spread);
    const at = (hours: number) => new Date(now - ((spread * hours) % 60) * 3_600_000);
    const isDelivered = !(
      status === 'PENDING' ||
      status === 'NEW' ||
      (status === 'CLOSED' && index % 5 === 0)
    );
    written.push(
      await addInquiry(world.db, world, {
        uuid: randomUUID(),
        weddingId: null,
        storefrontId: vendor.id,
        taxonomyNodeId: 2,
        status,
        closeEventType:
          status === 'CLOSED' ? pick(['EXPIRATION', 'DECLINE', 'CANCEL'] as const, index) : null,
        holdReason: status === 'PENDING' ? 'EMAIL' : null,
        createdAt: at(3),
        updatedAt: at(5),
        readyAt: isDelivered ? at(3) : null,
        connectedAt: status === 'CONNECTED' || status === 'BOOKED' ? at(2) : null,
        snoozedUntil:
          isDelivered && status !== 'CLOSED' && index % 6 === 0 ? new Date(now + 86_400_000) : null,
        nudgedAt: pick([at(2), null, null], index),
        expirationWarnings: pick([1, 0, 0, 0], index),
        lastSeq: 1,
        lastEventAt: at(7),
        lastEventType: 'COUPLE_OUTREACH',
        lastMessageAt: at(11),
        lastMessageBy: pick(['COUPLE', 'VENDOR'] as const, index),
        lastMessageText: asWritten('Hello!'),
        vendorUnread: index % 3 === 0 ? 2 : 0,
        coupleNames: pick(NAMES, index),
        weddingDate: pick(['2027-05-01', '2027-06-12', null] as const, index),
        tier: pick([...LEAD_TIERS, null], index),
        paymentRequired: true,
        creditPrice: 5,
        baseCreditPrice: 7,
        replyToken: randomUUID(),
      }),
    );
  }
  return written;
}

beforeAll(async () => {
  world = await openReadingWorld();
  vendor = await world.addVendor();
  rows = await world.db.transaction(fill);
}, 60_000);
afterAll(() => world.close());

const rankOf = ({ tier }: InquiryRow) => (tier === 'GOLD' ? 3 : tier === 'SILVER' ? 2 : 1);

/** Code point by code point, as the database compares. */
const keyOf = (text: string) => [...text].map((character) => character.codePointAt(0) ?? 0);

const KEYS: Readonly<Record<LeadSortKey, (row: InquiryRow) => number[]>> = {
  'needs-you': (row) => [
    [...LEAD_NEEDS, null].indexOf(leadNeedOf(row)),
    (row.status === 'READY' ? row.readyAt : row.lastMessageAt)?.getTime() ?? 0,
  ],
  expiry: (row) => [row.readyAt?.getTime() ?? 0],
  recent: (row) => [row.lastEventAt.getTime()],
  'created-at': (row) => [row.createdAt.getTime()],
  'updated-at': (row) => [row.updatedAt.getTime()],
  name: (row) => keyOf(row.coupleNames.toLowerCase()),
  'wedding-date': (row) => [row.weddingDate ? Date.parse(row.weddingDate) : Number.POSITIVE_INFINITY],
  tier: (row) => [rankOf(row), row.lastEventAt.getTime()],
};

function compare(one: number[], other: number[]): number {
  for (let index = 0; index < Math.max(one.length, other.length); index += 1) {
    const [a = -1, b = -1] = [one[index], other[index]];
    if (a !== b) return a < b ? -1 : 1;
  }
  return 0;
}

type Asked = { view: LeadView; filter: LeadFilter; sort: LeadSortKey; order: 'asc' | 'desc'; name: string };

/** All that is known of these couples is their names, and nothing in the questions is misspelled. */
function isFoundBy({ coupleNames }: InquiryRow, name: string): boolean {
  if (name === '') return true;
  const typed = normaliseForSearch(name).split(' ').filter(Boolean);
  const words = normaliseForSearch(coupleNames).split(' ');
  const isLast = (index: number) => index === typed.length - 1;
  return (
    typed.length > 0 &&
    typed.every((each, index) =>
      words.some((word) => word === each || (isLast(index) && word.startsWith(each))),
    )
  );
}

/** Slow and obvious. */
function expected({ view, filter, sort, order, name }: Asked): string[] {
  const now = world.clock.now();
  const found = rows.filter(
    (row) =>
      row.readyAt !== null &&
      statusesOf(view).includes(row.status) &&
      (view !== 'expired' || row.closeEventType === 'EXPIRATION') &&
      (filter !== 'unread' || row.vendorUnread > 0) &&
      (filter !== 'unresponded' || isUnresponded(row, 'VENDOR', now)) &&
      (filter === 'snoozed'
        ? row.snoozedUntil !== null
        : view !== 'ready' || name !== '' || row.snoozedUntil === null) &&
      isFoundBy(row, name),
  );
  const sign = order === 'asc' ? 1 : -1;
  return found
    .toSorted(
      (a, b) => sign * (compare(KEYS[sort](a), KEYS[sort](b)) || compare(keyOf(a.uuid), keyOf(b.uuid))),
    )
    .map(({ uuid }) => uuid);
}

async function allPages({ name, ...asked }: Asked): Promise<string[]> {
  const reads = world.reads(vendor.owner);
  const uuids: string[] = [];
  let cursor: string | null | undefined;
  do {
    const page = await reads.listLeads({
      storefrontUuid: vendor.uuid,
      ...asked,
      ...(name && { name }),
      ...(cursor && { cursor }),
    });
    expect(page.leads.length).toBeLessThanOrEqual(LEAD_PAGE_SIZE);
    if (page.nextCursor) expect(page.leads).toHaveLength(LEAD_PAGE_SIZE);
    uuids.push(...page.leads.map(({ uuid }) => uuid));
    cursor = page.nextCursor;
  } while (cursor);
  return uuids;
}

describe('all pages together', () => {
  it.each(LEAD_VIEWS)('are the whole of the view %s in every order', async (view) => {
    for (const sort of LEAD_SORT_KEYS) {
      for (const order of LEAD_SORT_ORDERS) {
        const asked = { view, filter: 'all', sort, order, name: '' } as const;
        expect(await allPages(asked), `${sort} ${order}`).toEqual(expected(asked));
      }
    }
  });

  it('are what any question means', async () => {
    const asked = fc.record({
      view: fc.constantFrom(...LEAD_VIEWS),
      filter: fc.constantFrom(...FILTERS),
      sort: fc.constantFrom(...LEAD_SORT_KEYS),
      order: fc.constantFrom(...LEAD_SORT_ORDERS),
      name: fc.constantFrom(
        ...[
          '',
          '',
          'a',
          'ANA',
          'ana & b',
          'bo ana',
          'cy',
          '100%',
          'Al_',
          'zoe',
          '李',
          '王',
          'å',
          'nobody',
          '\u{10ffff}',
        ],
      ),
    });
    await fc.assert(
      fc.asyncProperty(asked, async (question) => {
        expect(await allPages(question)).toEqual(expected(question));
      }),
      { numRuns: 120 },
    );
  });
});

it('each key has its own natural order', async () => {
  for (const sort of LEAD_SORT_KEYS) {
    const { leads } = await world.reads(vendor.owner).listLeads({ storefrontUuid: vendor.uuid, sort });
    const asked = { view: 'ready', filter: 'all', sort, order: defaultOrderOf(sort), name: '' } as const;
    expect(leads.map(({ uuid }) => uuid)).toEqual(expected(asked).slice(0, LEAD_PAGE_SIZE));
  }
});

it('instants are told apart to the microsecond', async () => {
  const shop = await world.addVendor();
  for (let index = 0; index < LEAD_PAGE_SIZE + 10; index += 1) {
    const at = new Date('2026-02-01T10:00:00Z');
    const row = await addInquiry(world.db, world, readyLead(shop.id, at));
    await world.db.$client.query(
      `update inquiries set last_event_at = last_event_at + $2 * interval '1 microsecond' where uuid = $1`,
      [row.uuid, index],
    );
  }
  const reads = world.reads(shop.owner);
  const first = await reads.listLeads({ storefrontUuid: shop.uuid });
  const second = await reads.listLeads({ storefrontUuid: shop.uuid, cursor: first.nextCursor ?? '' });
  const uuids = [...first.leads, ...second.leads].map(({ uuid }) => uuid);
  expect(new Set(uuids).size).toBe(LEAD_PAGE_SIZE + 10);
});

describe('a broken cursor', () => {
  const uuid = randomUUID();
  const cursorOf = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

  it.each([
    '',
    'x',
    '%%%',
    cursorOf(null),
    cursorOf([]),
    cursorOf(['leads.recent', 'desc', ['soon', uuid]]),
    cursorOf(['leads.recent', 'desc', ['99999999999999999999', uuid]]),
    cursorOf(['leads.recent', 'desc', ['1', '2', uuid]]),
    cursorOf(['leads.recent', 'desc', ['1', 'nobody']]),
    cursorOf(['leads.recent', 'desc', [1, uuid]]),
    cursorOf(['leads.recent', 'desc', ['1', uuid], 3]),
    cursorOf(['inbox', 'desc', ['1', uuid]]),
    cursorOf({ keys: ['1', uuid] }),
    encodeCursor(leadOrder('recent', 'asc'), { keys: ['1', uuid] }),
    encodeCursor(leadOrder('name', 'desc'), { keys: ['ana', uuid] }),
  ])('%j is the first page', async (cursor) => {
    const reads = world.reads(vendor.owner);
    const first = await reads.listLeads({ storefrontUuid: vendor.uuid });
    expect((await reads.listLeads({ storefrontUuid: vendor.uuid, cursor })).leads).toEqual(first.leads);
  });

  it('never throws, whatever it says in whatever order', async () => {
    const reads = world.reads(vendor.owner);
    const junk = fc.oneof(
      fc.string(),
      fc
        .tuple(
          fc.constantFrom(...LEAD_SORT_KEYS.map((sort) => `leads.${sort}`)),
          fc.constantFrom(...LEAD_SORT_ORDERS),
          fc.array(
            fc.oneof(
              fc.string({ unit: 'binary' }),
              fc.constantFrom('\0', '2', '2026-02-31', '0001-01-01', '9999999999999999'),
            ),
          ),
          fc.uuid(),
        )
        .map(([sort, order, keys, id]) => cursorOf([sort, order, [...keys, id]])),
    );
    await fc.assert(
      fc.asyncProperty(
        junk,
        fc.constantFrom(...LEAD_SORT_KEYS),
        fc.constantFrom(...LEAD_SORT_ORDERS),
        async (cursor, sort, order) => {
          const short = cursor.slice(0, 4000);
          await reads.listLeads({ storefrontUuid: vendor.uuid, sort, order, cursor: short });
        },
      ),
      { numRuns: 100 },
    );
  });
});

it('the counts of a list are a recount', async () => {
  const { counts, snoozed } = await world.reads(vendor.owner).listLeads({ storefrontUuid: vendor.uuid });
  const delivered = rows.filter(({ readyAt }) => readyAt !== null);
  for (const status of INQUIRY_STATUSES) {
    const own = delivered.filter((row) => row.status === status);
    expect(counts[status], status).toEqual({
      total: own.length,
      unread: own.filter(({ vendorUnread }) => vendorUnread > 0).length,
      snoozed: own.filter(({ snoozedUntil }) => snoozedUntil !== null).length,
    });
  }
  expect(snoozed).toBe(delivered.filter(({ snoozedUntil }) => snoozedUntil !== null).length);
  expect(await world.db.$count(inquiries)).toBeGreaterThan(delivered.length);
});
