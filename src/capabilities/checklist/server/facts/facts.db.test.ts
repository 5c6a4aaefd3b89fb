import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inquiryBooked, inquiryUnbooked } from '#capabilities/inquiries/events.ts';
import { inquiries } from '#capabilities/inquiries/tables.ts';
import { storefronts } from '#capabilities/storefronts/tables.ts';
import { createFacetLookup } from '#capabilities/taxonomy/rules/facet-lookup.ts';
import { websitePublished } from '#capabilities/websites/events.ts';
import { HUDSON } from '#capabilities/weddings/testing/wedding-world.ts';
import { transact } from '#platform/database/transact.ts';
import { checklistTasks } from '../../tables.ts';
import {
  type ChecklistWorld,
  type Helper,
  openChecklistWorld,
  taskOf,
} from '../../testing/checklist-world.ts';
import { followFacts } from './follow-facts.ts';

let world: ChecklistWorld;

beforeAll(async () => {
  world = await openChecklistWorld();
});
afterAll(() => world.close());

/** Somebody with a list, which begins with its first change. */
async function couple() {
  const owner = await world.addOwner('Maya');
  const { uuid } = taskOf(await owner.checklist.readChecklist(), 'vows');
  await owner.checklist.tickTask({ uuid, isDone: true });
  const { uuid: weddingId } = await owner.api.getWedding();
  return { owner, weddingId };
}

async function task(helper: Helper, key: string) {
  return taskOf(await helper.checklist.readChecklist(), key);
}

let node = 0;

async function addVendor(name: string, taxonomyNodeId: number, optionIds: number[] = []) {
  const now = world.clock.now();
  node += 1;
  const [row] = await world.db
    .insert(storefronts)
    .values({
      ...{
        uuid: randomUUID(),
        taxonomyNodeId,
        name,
        slug: `vendor-${node}`,
        cityId: HUDSON,
        lat: 42,
        lon: -73,
      },
      ...{ metroType: 'RURAL', createdAt: now, updatedAt: now, optionIds },
    })
    .returning({ id: storefronts.id });
  return row?.id ?? 0;
}

/** As an inquiry is booked or unbooked: the row, and then the event. */
async function book(weddingId: string, storefrontId: number, taxonomyNodeId: number) {
  const uuid = randomUUID();
  const now = world.clock.now();
  const told = {
    inquiryUuid: uuid,
    weddingId,
    storefrontId,
    taxonomyNodeId,
    weddingDate: null,
    amountCents: null,
  };
  await transact(world.db, async (tx) => {
    await tx.execute(sql`
      insert into inquiries (uuid, wedding_id, storefront_id, taxonomy_node_id, status, created_at, updated_at, ready_at,
        connected_at, booked_at, booked_by, last_seq, last_event_at, last_event_type, last_message_at, last_message_by,
        last_message_text, couple_names, credit_price, reply_token)
      values (${uuid}, ${weddingId}, ${storefrontId}, ${taxonomyNodeId}, 'BOOKED', now(), now(), now(), now(), now(),
        'COUPLE', 1, now(), 'COUPLE_OUTREACH', now(), 'COUPLE', 'Hello', 'Maya', 7, ${uuid})`);
    await world.events.emit(tx, inquiryBooked, { ...told, noted: undefined });
  });
  await world.runJobs();
  return {
    unbook: async () => {
      await transact(world.db, async (tx) => {
        await tx
          .update(inquiries)
          .set({ status: 'CONNECTED', updatedAt: now })
          .where(eq(inquiries.uuid, uuid));
        await world.events.emit(tx, inquiryUnbooked, told);
      });
      await world.runJobs();
    },
  };
}

describe('facts', () => {
  it('tick what a booking did, and take it back with the booking', async () => {
    const { owner, weddingId } = await couple();
    const fern = await addVendor('Fern & Field', 2);
    const booking = await book(weddingId, fern, 2);
    const ticked = await task(owner, 'book-photographer');
    expect(ticked).toMatchObject({ doneReason: 'You booked Fern & Field', doneBy: null });
    expect(ticked.doneAt).not.toBeNull();
    await booking.unbook();
    expect(await task(owner, 'book-photographer')).toMatchObject({ doneReason: null, doneAt: null });
    await book(weddingId, await addVendor('Second Sight', 2), 2);
    expect((await task(owner, 'book-photographer')).doneReason).toBe('You booked Second Sight');
  });

  it('know a venue that cooks and pours', async () => {
    const { owner, weddingId } = await couple();
    const facets = createFacetLookup({ strict: true });
    const options = [
      facets.option('venue-catering-policy', 'in-house-required')?.id ?? 0,
      facets.option('venue-alcohol-policy', 'in-house-bar')?.id ?? 0,
    ];
    await book(weddingId, await addVendor('Leopold House', 1, options), 1);
    expect((await task(owner, 'book-venue')).doneReason).toBe('You booked Leopold House');
    expect((await task(owner, 'book-caterer')).doneReason).toBe('Leopold House does the catering');
    expect((await task(owner, 'book-bar')).doneReason).toBe('Leopold House has its own bar');
  });

  it('tick the website while guests can open it', async () => {
    const { owner, weddingId } = await couple();
    const change = (statement: ReturnType<typeof sql>, isPublished: boolean) =>
      transact(world.db, async (tx) => {
        await tx.execute(statement);
        await world.events.emit(tx, websitePublished, { weddingId, isPublished });
      }).then(() => world.runJobs());
    await change(
      sql`insert into websites (wedding_id, state, look, picture_scope, passcode, published, created_at, updated_at)
        values (${weddingId}, 'PUBLISHED', '{}', ${randomUUID()}, '', '{}', now(), now())`,
      true,
    );
    expect((await task(owner, 'website-draft')).doneReason).toBe('Your website is published');
    await change(sql`update websites set state = 'HIDDEN' where wedding_id = ${weddingId}`, false);
    expect((await task(owner, 'website-draft')).doneAt).toBeNull();
  });

  it('are not asked again where somebody took a tick back', async () => {
    const { owner, weddingId } = await couple();
    const booking = await book(weddingId, await addVendor('Fern & Field', 2), 2);
    const { uuid } = await task(owner, 'book-photographer');
    await owner.checklist.tickTask({ uuid, isDone: false });
    await followFacts(world, { weddingId });
    expect((await task(owner, 'book-photographer')).doneAt).toBeNull();
    await booking.unbook();
    await book(weddingId, await addVendor('Second Sight', 2), 2);
    expect((await task(owner, 'book-photographer')).doneAt).toBeNull();
    // One may still tick it oneself, and then it is one's own.
    await owner.checklist.tickTask({ uuid, isDone: true });
    expect(await task(owner, 'book-photographer')).toMatchObject({ doneBy: owner.userId, doneReason: null });
  });

  it('leave what people ticked', async () => {
    const { owner, weddingId } = await couple();
    const { uuid } = await task(owner, 'book-photographer');
    await owner.checklist.tickTask({ uuid, isDone: true });
    const booking = await book(weddingId, await addVendor('Fern & Field', 2), 2);
    expect(await task(owner, 'book-photographer')).toMatchObject({ doneBy: owner.userId, doneReason: null });
    await booking.unbook();
    expect((await task(owner, 'book-photographer')).doneBy).toBe(owner.userId);
  });

  it('come from guests, the date and the total', async () => {
    const { owner } = await couple();
    await owner.api.saveWedding({ weddingDate: '2027-02-20', budgetCents: 3_800_000 });
    await world.addGuests(owner, 11);
    await world.runJobs();
    expect((await task(owner, 'set-budget')).doneReason).toBe('Your total is set');
    expect((await task(owner, 'pick-date-window')).doneReason).toBe('Your date is set: Feb 20, 2027');
    expect((await task(owner, 'start-guest-list')).doneReason).toBe('11 people on your list');
    await owner.api.saveWedding({ weddingDate: null });
    await world.runJobs();
    expect((await task(owner, 'pick-date-window')).doneAt).toBeNull();
  });

  it('looked at twice change nothing the second time', async () => {
    const { owner, weddingId } = await couple();
    await owner.api.saveWedding({ budgetCents: 100 });
    await Promise.all([followFacts(world, { weddingId }), followFacts(world, { weddingId })]);
    const rows = () => world.db.select().from(checklistTasks).where(eq(checklistTasks.weddingId, weddingId));
    const before = await rows();
    expect(before.find(({ key }) => key === 'set-budget')).toMatchObject({ version: 2 });
    await followFacts(world, { weddingId });
    expect(await rows()).toEqual(before);
  });

  it('write nothing where nobody has a list', async () => {
    const owner = await world.addOwner('Ana');
    await owner.api.saveWedding({ budgetCents: 100 });
    await world.runJobs();
    const { uuid: weddingId } = await owner.api.getWedding();
    const rows = await world.db.select().from(checklistTasks).where(eq(checklistTasks.weddingId, weddingId));
    expect(rows).toEqual([]);
  });
});
