import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  categoryByNodeId,
  marketplaceCategory,
  TAXONOMY_KEYS,
  type TaxonomyKey,
} from '#capabilities/taxonomy/rules/categories.ts';
import { INBOX_PAGE_SIZE, type InboxAsked } from '../../contract/couple-inquiries.contract.ts';
import { INBOX_LISTS, SHOWN, type Shown } from '../../rules/inbox-choices.ts';
import { hasInboxWords } from '../../rules/inbox-words.ts';
import { INQUIRY_STATUSES, isActive, isInContact } from '../../rules/inquiry-states.ts';
import { asWritten } from '../../rules/written-words.ts';
import type { Party, TestVendor } from '../../testing/inquiry-world.ts';
import { openReadingWorld, type ReadingWorld } from '../../testing/reading-world.ts';
import { addInquiry } from '../change-inquiry.ts';
import type { InquiryRow } from '../store.ts';

const ROWS = 150;
const NODES = [1, 2, 3];
const NAMES = ['Sparrowgate Barn', 'Lake-House & Lawn', 'Café Róse', 'The Vargas', 'Mill', 'Hall', 'Elm'];
const OLD_HALL = 'Old Hall';
const TEXTS = ['June 12 is open', 'Sorry, we are booked', 'Call us', 'Café?'];

let world: ReadingWorld;
let couple: Party;
let vendors: TestVendor[];
let rows: InquiryRow[];

const pick = <T>(values: readonly T[], index: number) => values[index % values.length] as T;

/** Few different moments, so that the order often has nothing but the uuid to go by. */
async function fill(weddingId: string): Promise<InquiryRow[]> {
  const now = world.clock.now().getTime();
  const written: InquiryRow[] = [];
  for (let index = 0; index < ROWS; index += 1) {
    const spread = (index * 7919) % 101;
    // Open ones are one for each vendor, so most are closed.
    const status = index < vendors.length ? pick(INQUIRY_STATUSES, index) : 'CLOSED';
    const at = new Date(now - (spread % 7) * 3_600_000);
    written.push(
      await addInquiry(world.db, world, {
        uuid: randomUUID(),
        weddingId,
        storefrontId: pick(vendors, index).id,
        taxonomyNodeId: pick(NODES, spread),
        status,
        closeEventType: status === 'CLOSED' ? 'CANCEL' : null,
        holdReason: status === 'PENDING' ? 'EMAIL' : null,
        createdAt: at,
        updatedAt: at,
        connectedAt: isInContact(status) ? at : null,
        lastSeq: 1,
        lastEventAt: at,
        lastEventType: 'COUPLE_OUTREACH',
        lastMessageAt: at,
        lastMessageBy: pick(['COUPLE', 'VENDOR'] as const, spread),
        lastMessageText: asWritten(pick(TEXTS, index)),
        coupleUnread: spread % 3 === 0 ? 2 : 0,
        coupleNames: 'Maya & Ben',
        creditPrice: 5,
        replyToken: randomUUID(),
      }),
    );
  }
  return written;
}

beforeAll(async () => {
  world = await openReadingWorld();
  couple = await world.addPerson('Maya');
  vendors = [];
  for (const name of NAMES) vendors.push(await world.addVendor({ name }));
  const { weddingId } = await world.find(
    await world.deliverTo(couple, await world.addVendor({ name: OLD_HALL })),
  );
  if (!weddingId) throw new Error('There is no wedding.');
  rows = await world.db.transaction(() => fill(weddingId));
  const first = (await world.reads(couple).listOpen()).find(({ vendorName }) => vendorName === OLD_HALL);
  rows.push(await world.find(first?.uuid ?? ''));
}, 60_000);
afterAll(() => world.close());

function vendorOf({ storefrontId }: InquiryRow): string {
  return NAMES[vendors.findIndex(({ id }) => id === storefrontId)] ?? OLD_HALL;
}

const TESTS: Readonly<Record<Shown, (row: InquiryRow) => boolean>> = {
  all: () => true,
  unread: ({ coupleUnread }) => coupleUnread > 0,
  waiting: ({ status, lastMessageBy }) => isInContact(status) && lastMessageBy === 'VENDOR',
  closed: ({ status }) => status === 'CLOSED',
};

type View = Required<Pick<InboxAsked, 'list' | 'show' | 'q'>> & { category?: TaxonomyKey | undefined };

/** Slow and obvious. Nobody here wrote how to be reached, so nothing is covered. */
function expected({ list, show, q, category }: View): string[] {
  return rows
    .filter(
      (row) =>
        (list === 'all' || isActive(row.status)) &&
        TESTS[show](row) &&
        (category === undefined || categoryByNodeId(row.taxonomyNodeId)?.taxonomyKey === category) &&
        hasInboxWords({ vendorName: vendorOf(row), text: String(row.lastMessageText) }, q),
    )
    .toSorted((a, b) => b.lastEventAt.getTime() - a.lastEventAt.getTime() || (a.uuid < b.uuid ? 1 : -1))
    .map(({ uuid }) => uuid);
}

async function readAll(view: View): Promise<string[]> {
  const uuids: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await world.reads(couple).inbox({ ...view, cursor });
    expect(page.inquiries.length).toBeLessThanOrEqual(INBOX_PAGE_SIZE);
    uuids.push(...page.inquiries.map(({ uuid }) => uuid));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return uuids;
}

const views: fc.Arbitrary<View> = fc.record({
  list: fc.constantFrom(...INBOX_LISTS),
  show: fc.constantFrom(...SHOWN),
  q: fc.constantFrom('', '', 'sparrow gate', 'lakehouse', 'cafe', 'JUNE open', 'nobody', '%', '&'),
  category: fc.option(fc.constantFrom(...TAXONOMY_KEYS.slice(0, 4)), { nil: undefined }),
});

describe('the pages of an inbox', () => {
  it('are all of it together, each inquiry once, the latest first', async () => {
    const view = { list: 'all', show: 'all', q: '' } as const;
    expect(await readAll(view)).toEqual(expected(view));
    expect(expected(view).length).toBeGreaterThan(4 * INBOX_PAGE_SIZE);
  });

  it('are what any view means, and the counts say what the other choices would show', async () => {
    await fc.assert(
      fc.asyncProperty(views, async (view) => {
        expect(await readAll(view)).toEqual(expected(view));
        const { counts, categories } = await world.reads(couple).inbox(view);
        for (const show of SHOWN) expect(counts[show], show).toBe(expected({ ...view, show }).length);
        expect(categories).toEqual(
          TAXONOMY_KEYS.filter((key) => NODES.includes(marketplaceCategory(key).taxonomyNodeId)),
        );
      }),
      { numRuns: 40 },
    );
  }, 60_000);

  it('begin anew with a cursor that is none of theirs', async () => {
    const reads = world.reads(couple);
    const first = await reads.inbox({});
    const forged = Buffer.from(JSON.stringify(['leads.recent', 'desc', ['1', randomUUID()]])).toString(
      'base64url',
    );
    for (const cursor of ['', 'x', forged]) expect(await reads.inbox({ cursor })).toEqual(first);
  });

  it('are read along their index', async () => {
    const { rows: plan } = await world.db.$client.query<{ 'QUERY PLAN': string }>(
      `explain select uuid from inquiries where wedding_id = (select wedding_id from wedding_members where user_id = $1)
         and (last_event_at, uuid) < (now(), $2::uuid) order by last_event_at desc, uuid desc limit 31`,
      [couple.userId, randomUUID()],
    );
    const text = plan.map((line) => line['QUERY PLAN']).join('\n');
    expect(text).toContain('inquiries_inbox');
    expect(text).not.toContain('Sort');
  });

  it('are nothing to anybody else, whatever cursor they bring', async () => {
    const stranger = await world.addPerson('Stranger');
    const { nextCursor } = await world.reads(couple).inbox({});
    const nothing = { inquiries: [], nextCursor: null, categories: [] };
    expect(await world.reads(stranger).inbox({ cursor: nextCursor ?? '' })).toMatchObject(nothing);
    await world.deliverTo(stranger, await world.addVendor());
    expect((await world.reads(stranger).inbox({ cursor: nextCursor ?? '' })).inquiries).toHaveLength(0);
    expect((await world.reads(stranger).inbox({})).counts.all).toBe(1);
  });

  it('go on where they were though something new came on top', async () => {
    const reads = world.reads(couple);
    const first = await reads.inbox({});
    const fresh = await world.deliverTo(couple, await world.addVendor());
    rows.push(await world.find(fresh));
    const second = await reads.inbox({ cursor: first.nextCursor ?? '' });
    const both = [...first.inquiries, ...second.inquiries].map(({ uuid }) => uuid);
    expect(new Set(both).size).toBe(2 * INBOX_PAGE_SIZE);
    expect(both).not.toContain(fresh);
  });
});
