import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refusal } from '#capabilities/weddings/testing/wedding-world.ts';
import { VISITOR } from '#platform/actor.ts';
import { VERDICT_UNDO_MS, type Verdict } from '../../rules/verdicts.ts';
import { inquiries, spamReports } from '../../tables.ts';
import {
  type InquiryWorld,
  letter,
  openInquiryWorld,
  type Party,
  type TestVendor,
} from '../../testing/inquiry-world.ts';
import { moderationClient } from '../../testing/moderation-client.ts';
import type { NoticeDeps } from '../notifications/compose-notice.ts';

let world: InquiryWorld;
let deps: NoticeDeps;
let staff: ReturnType<typeof moderationClient>;
let ines: ReturnType<typeof moderationClient>;
let maya: Party;
let studio: TestVendor;
const others: TestVendor[] = [];

const SPAM = 'Your page on top of every search: www.rank-boost.example';

beforeAll(async () => {
  world = await openInquiryWorld();
  deps = {
    db: world.db,
    clock: world.clock,
    events: world.events,
    publicUrl: 'https://ampersand.example',
    secret: 'of a test',
  };
  const sam = await world.addPerson('Sam');
  for (let count = 0; count < 20; count += 1) others.push(await world.addVendor());
  staff = moderationClient(deps, { ...sam.actor, isSupport: true });
  const colleague = await world.addPerson('Ines');
  ines = moderationClient(deps, { ...colleague.actor, isSupport: true });
});
afterAll(() => world.close());
beforeEach(async () => {
  maya = await world.addPerson('Maya');
  studio = await world.addVendor();
});

/** Held by screening: the same words to more vendors than any couple writes to. */
async function hold(): Promise<string> {
  const message = SPAM;
  for (let from = 0; from < 20; from += 5) await world.send(maya, others.slice(from, from + 5), { message });
  const [uuid = ''] = await world.send(maya, [studio], { message });
  return uuid;
}

const itemOf = async (uuid: string) => (await staff.listModeration()).find((item) => item.uuid === uuid);

const decide = (verdict: Verdict, ...uuids: string[]) => staff.decideInquiries({ uuids, verdict });

/** Until nothing can be undone any more, and what was decided is done. */
async function settle(): Promise<void> {
  world.moveMs(VERDICT_UNDO_MS);
  await world.runTask('inquiries.settle-verdicts');
  await world.runJobs();
}

describe('what screening holds', () => {
  it('is listed with its score explained, and goes to the vendor once staff clears it', async () => {
    const uuid = await hold();
    await world.runJobs();
    expect((await world.find(uuid)).status).toBe('PENDING');
    const item = await itemOf(uuid);
    expect(item).toMatchObject({
      kind: 'HELD',
      status: 'PENDING',
      holdReason: 'SCREENING',
      vendorName: 'Linden & Light',
      senderEmail: maya.email,
      message: SPAM,
      reportNote: null,
    });
    expect(item?.spamParts.map(({ label }) => label)).toEqual([
      'Wrote to 21 vendors within an hour',
      'The same text went to 21 vendors',
      'The first message holds a link',
    ]);
    expect(item?.spamScore).toBe(80);

    expect(await decide('APPROVE', uuid)).toEqual({ done: [uuid], refused: [] });
    expect(await itemOf(uuid)).toBeUndefined();
    await settle();
    expect((await world.find(uuid)).status).toBe('READY');
    expect(await decide('APPROVE', uuid)).toMatchObject({
      done: [],
      refused: [{ uuid, message: 'This one has already been decided.' }],
    });
  });

  it('ends unseen once staff rejects it, and weighs on what comes after', async () => {
    const uuid = await hold();
    expect((await decide('BLOCK', uuid)).done).toEqual([uuid]);
    await settle();
    expect(await world.find(uuid)).toMatchObject({
      status: 'CLOSED',
      closeEventType: 'DISMISS',
      readyAt: null,
    });
    expect((await decide('BLOCK', uuid)).done).toEqual([]);
    world.moveDays(40);
    const [next = ''] = await world.send(maya, [await world.addVendor()]);
    expect((await world.find(next)).spamParts).toMatchObject([{ key: 'reports', points: 50 }]);
  });

  it('is decided once, whoever presses first; the other is told who was quicker', async () => {
    const uuid = await hold();
    const outcomes = await Promise.all([
      staff.decideInquiries({ uuids: [uuid], verdict: 'APPROVE' }),
      ines.decideInquiries({ uuids: [uuid], verdict: 'BLOCK' }),
    ]);
    expect(outcomes.flatMap(({ done }) => done)).toEqual([uuid]);
    const [told] = outcomes.flatMap(({ refused }) => refused);
    expect(told?.message).toMatch(/^(Sam just approved|Ines just blocked) this one\.$/);
    const verdicts = (await staff.listVerdicts()).filter(({ inquiryUuid }) => inquiryUuid === uuid);
    expect(verdicts).toHaveLength(1);
  });

  it('is not listed while it waits for an address alone, but after a day', async () => {
    const nora = await world.addPerson('Nora', { isVerified: false });
    const [uuid = ''] = await world.send(nora, [studio]);
    expect((await world.find(uuid)).holdReason).toBe('EMAIL');
    expect(await itemOf(uuid)).toBeUndefined();
    world.moveDays(2);
    await world.runTask('inquiries.escalate-held');
    expect(await itemOf(uuid)).toMatchObject({ kind: 'HELD', holdReason: 'REVIEW' });
  });
});

describe('what a vendor reports', () => {
  it('is listed with the vendor’s note and decided either way, once', async () => {
    const jonah = await world.addPerson('Jonah');
    const reported: string[] = [];
    for (const couple of [maya, jonah]) {
      const uuid = await world.deliverTo(couple, studio);
      await studio.owner.inquiries.reportSpam({ uuid, note: 'Nobody marries here' });
      reported.push(uuid);
    }
    const [one = '', two = ''] = reported;
    expect(await itemOf(one)).toMatchObject({
      kind: 'REPORTED',
      status: 'CLOSED',
      reportNote: 'Nobody marries here',
    });
    await decide('APPROVE', one);
    await decide('BLOCK', two);
    expect(await itemOf(one)).toBeUndefined();
    expect(await itemOf(two)).toBeUndefined();
    await settle();
    const rows = await world.db.select().from(spamReports);
    const verdictOf = (uuid: string) => rows.find(({ inquiryUuid }) => inquiryUuid === uuid)?.verdict;
    expect([verdictOf(one), verdictOf(two)]).toEqual(['GENUINE', 'SPAM']);
    expect((await decide('BLOCK', one)).done).toEqual([]);

    // An upheld report holds what this couple sends next; one that was turned down does not.
    const other = await world.addVendor();
    const [again = ''] = await world.send(jonah, [other]);
    const [fine = ''] = await world.send(maya, [other]);
    expect((await world.find(again)).status).toBe('PENDING');
    expect((await world.find(fine)).status).toBe('NEW');
  });

  it('comes the oldest first', async () => {
    const second = await world.connectTo(maya, studio);
    await studio.owner.inquiries.reply({ uuid: second, ...letter(), quote: null });
    await studio.owner.inquiries.reportSpam({ uuid: second, note: '' });
    const since = (await staff.listModeration()).map((item) => item.since);
    expect(since).toEqual(since.toSorted());
    expect(since.length).toBeGreaterThan(1);
  });
});

describe('the desk', () => {
  it('is for staff alone, and not through somebody else’s eyes', async () => {
    const uuid = await hold();
    const impersonation = { supportUserId: maya.userId, impersonationId: maya.userId, writableUntil: null };
    const outsiders = [
      moderationClient(deps, VISITOR),
      moderationClient(deps, maya.actor),
      moderationClient(deps, studio.owner.actor),
      moderationClient(deps, { ...maya.actor, isSupport: true, impersonation } as never),
    ];
    for (const client of outsiders) {
      const answers = [
        await refusal(client.listModeration()),
        await refusal(client.listVerdicts()),
        await refusal(client.readEvidence({ uuid })),
        await refusal(client.decideInquiries({ uuids: [uuid], verdict: 'APPROVE' })),
        await refusal(client.undoVerdicts({ uuids: [uuid] })),
        await refusal(client.askSecondLook({ uuid, note: '' })),
      ];
      for (const answer of answers) expect(['forbidden', 'unauthenticated']).toContain(answer);
    }
    expect((await world.find(uuid)).status).toBe('PENDING');
  });

  it('knows nothing of what is not there', async () => {
    const uuid = world.clock.uuid();
    const open = await world.deliverTo(maya, studio);
    expect((await decide('BLOCK', uuid, open)).refused.map((each) => each.message)).toEqual([
      'We can’t find this inquiry.',
      'This one has already been decided.',
    ]);
    expect(await refusal(staff.readEvidence({ uuid }))).toBe('inquiry.not_found');
    expect(await refusal(staff.askSecondLook({ uuid, note: '' }))).toBe('inquiry.not_found');
    const [row] = await world.db.select().from(inquiries).where(eq(inquiries.uuid, open));
    expect(row?.status).toBe('READY');
  });
});
