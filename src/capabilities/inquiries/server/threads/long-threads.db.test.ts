import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal } from '#capabilities/weddings/testing/wedding-world.ts';
import { THREAD_PAGE_SIZE } from '../../rules/thread-page.ts';
import { letter, type Party } from '../../testing/inquiry-world.ts';
import { openReadingWorld, type ReadingWorld } from '../../testing/reading-world.ts';

const EVENTS = 2_001;

let world: ReadingWorld;
let maya: Party;
let owner: Party;
let uuid: string;

beforeAll(async () => {
  world = await openReadingWorld();
  maya = await world.addPerson('Maya');
  const studio = await world.addVendor();
  owner = studio.owner;
  uuid = await world.connectTo(maya, studio);
  await grow(uuid, EVENTS);
});
afterAll(() => world.close());

/** As many messages as two people never write. */
async function grow(inquiryUuid: string, events: number): Promise<void> {
  await world.db.execute(sql`
    insert into inquiry_events (inquiry_uuid, seq, uuid, type, side, author_name, body, to_status, created_at)
    select ${inquiryUuid}::uuid, seq, gen_random_uuid(), 'COUPLE_RESPONSE', 'COUPLE', 'Maya', 'Message ' || seq,
      'CONNECTED', now()
    from inquiries, generate_series(last_seq + 1, ${events}) seq where inquiries.uuid = ${inquiryUuid}::uuid`);
  await world.db.execute(sql`update inquiries set last_seq = ${events} where uuid = ${inquiryUuid}::uuid`);
}

const seqs = (events: readonly { seq: number }[]) => events.map(({ seq }) => seq);
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

describe('a thread of 2,001 events', () => {
  it('opens with its newest page, on both sides', async () => {
    for (const thread of [
      await world.reads(maya).read({ uuid }),
      await world.reads(owner).readLead({ uuid }),
    ]) {
      expect(seqs(thread.events)).toEqual(range(EVENTS - THREAD_PAGE_SIZE + 1, EVENTS));
      expect(thread.earlierBefore).toBe(EVENTS - THREAD_PAGE_SIZE + 1);
      expect(JSON.stringify(thread).length).toBeLessThan(40_000);
    }
  });

  it('reads no more rows than it shows', async () => {
    const { rows } = await world.db.$client.query<{ 'QUERY PLAN': string }>(
      `explain (analyze, costs off, timing off, summary off)
       select * from inquiry_events where inquiry_uuid = $1 and seq < $2 order by seq desc limit ${THREAD_PAGE_SIZE}`,
      [uuid, EVENTS],
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/Index Scan Backward using \w+ on inquiry_events \(actual rows=50/);
  });

  it('goes back page by page to its beginning, without gaps or doubles', async () => {
    for (const readEarlier of [world.reads(maya).readEarlier, world.reads(owner).readEarlierOfLead]) {
      const known: number[] = [];
      let before: number | null = EVENTS + 1;
      while (before !== null) {
        const page: { events: { seq: number }[]; earlierBefore: number | null } = await readEarlier({
          uuid,
          before,
        });
        known.unshift(...seqs(page.events));
        before = page.earlierBefore;
      }
      expect(known).toEqual(range(1, EVENTS));
    }
  });

  it('is open to nobody else, page by page either', async () => {
    const stranger = await world.addPerson('Sam');
    const other = await world.addVendor();
    expect(await refusal(world.reads(stranger).readEarlier({ uuid, before: 60 }))).toBe('inquiry.not_found');
    expect(await refusal(world.reads(other.owner).readEarlierOfLead({ uuid, before: 60 }))).toBe(
      'inquiry.not_found',
    );
  });

  it('takes nothing more, and says so', async () => {
    expect(await refusal(maya.inquiries.write({ uuid, ...letter() }))).toBe('inquiry.thread_full');
    expect(await refusal(owner.inquiries.reply({ uuid, ...letter(), quote: null }))).toBe(
      'inquiry.thread_full',
    );
    expect((await world.find(uuid)).lastSeq).toBe(EVENTS);
  });
});

it('a thread takes its 2,000th event and no further message', async () => {
  const [sam, studio] = [await world.addPerson('Sam'), await world.addVendor()];
  const talk = await world.connectTo(sam, studio);
  await grow(talk, 1_999);
  await sam.inquiries.write({ uuid: talk, ...letter() });
  expect((await world.find(talk)).lastSeq).toBe(2_000);
  expect(await refusal(sam.inquiries.write({ uuid: talk, ...letter() }))).toBe('inquiry.thread_full');
});

describe('offers of long ago', () => {
  it('can still be booked', async () => {
    const [sam, studio] = [await world.addPerson('Sam'), await world.addVendor()];
    const talk = await world.connectTo(sam, studio);
    const quote = { amountCents: 450_000, includes: '', validUntil: null };
    await studio.owner.inquiries.reply({ uuid: talk, ...letter(), quote });
    await grow(talk, 200);
    const thread = await world.reads(sam).read({ uuid: talk });
    expect(thread.events.some((event) => event.quote)).toBe(false);
    expect(thread.offers).toMatchObject([{ amountCents: 450_000 }]);
    expect(thread.answeredAt).not.toBeNull();
    expect((await world.reads(studio.owner).readLead({ uuid: talk })).offers).toEqual(thread.offers);
  });
});

describe('the limit per thread and person', () => {
  it('refuses what no person writes in an hour, and nobody else', async () => {
    const [sam, studio] = [await world.addPerson('Sam'), await world.addVendor()];
    const talk = await world.connectTo(sam, studio);
    for (let sent = 0; sent < 59; sent += 1) await sam.inquiries.write({ uuid: talk, ...letter() });
    const { lastSeq } = await world.find(talk);
    expect(await refusal(sam.inquiries.write({ uuid: talk, ...letter() }))).toBe('inquiry.too_many_messages');
    expect((await world.find(talk)).lastSeq).toBe(lastSeq);
    await studio.owner.inquiries.reply({ uuid: talk, ...letter(), quote: null });
    const elsewhere = await world.connectTo(sam, await world.addVendor());
    await sam.inquiries.write({ uuid: elsewhere, ...letter() });
    world.moveMs(61 * 60_000);
    await sam.inquiries.write({ uuid: talk, ...letter() });
  });

  it('refuses the 201st message of a day, however evenly they come', async () => {
    const [sam, studio] = [await world.addPerson('Sam'), await world.addVendor()];
    const talk = await world.connectTo(sam, studio);
    // The first event is Sam's inquiry and the second the vendor's answer, so 200 are Sam's: one every seven minutes.
    await grow(talk, 201);
    await world.db.$client.query(
      `update inquiry_events set user_id = $2, created_at = $3::timestamptz - (201 - seq) * interval '7 minutes'
       where inquiry_uuid = $1 and side = 'COUPLE'`,
      [talk, sam.userId, world.clock.now()],
    );
    const write = () => sam.inquiries.write({ uuid: talk, ...letter() });
    expect(await refusal(write())).toBe('inquiry.too_many_messages');
    world.moveMs(41 * 60_000);
    await write();
    expect(await refusal(write())).toBe('inquiry.too_many_messages');
  });
});
