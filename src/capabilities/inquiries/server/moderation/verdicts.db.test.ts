import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refusal } from '#capabilities/weddings/testing/wedding-world.ts';
import { VERDICT_UNDO_MS } from '../../rules/verdicts.ts';
import {
  type InquiryWorld,
  openInquiryWorld,
  type Party,
  type TestVendor,
} from '../../testing/inquiry-world.ts';
import { moderationClient } from '../../testing/moderation-client.ts';

let world: InquiryWorld;
let sam: ReturnType<typeof moderationClient>;
let ines: ReturnType<typeof moderationClient>;
let maya: Party;
let studio: TestVendor;

beforeAll(async () => {
  world = await openInquiryWorld();
  const deps = { ...world, publicUrl: 'https://ampersand.example', secret: 'of a test' };
  const clientOf = async (name: string) =>
    moderationClient(deps, { ...(await world.addPerson(name)).actor, isSupport: true });
  sam = await clientOf('Sam');
  ines = await clientOf('Ines');
});
afterAll(() => world.close());
beforeEach(async () => {
  maya = await world.addPerson('Maya');
  studio = await world.addVendor();
});

/** Held for more than a day, because the address was never confirmed. */
async function hold(couple = maya, message?: string): Promise<string> {
  await world.db.$client.query('update users set email_verified = false where id = $1', [couple.userId]);
  const [uuid = ''] = await world.send(couple, [await world.addVendor()], message ? { message } : {});
  world.moveDays(2);
  await world.runTask('inquiries.escalate-held');
  return uuid;
}

const settle = () => world.runTask('inquiries.settle-verdicts');
const statusOf = async (uuid: string) => (await world.find(uuid)).status;
const isQueued = async (uuid: string) => (await sam.listModeration()).some((item) => item.uuid === uuid);
const stateOf = async (uuid: string) =>
  (await sam.listVerdicts()).filter(({ inquiryUuid }) => inquiryUuid === uuid).map(({ state }) => state);

describe('a verdict can be undone before it takes effect', () => {
  it('waits half a minute, told to nobody, and then does what it says', async () => {
    const uuid = await hold();
    await sam.decideInquiries({ uuids: [uuid], verdict: 'BLOCK' });
    world.moveMs(VERDICT_UNDO_MS - 5_000);
    await settle();
    expect(await statusOf(uuid)).toBe('PENDING');
    expect((await world.threadOf(uuid)).map(({ type }) => type)).toEqual(['COUPLE_OUTREACH']);
    world.moveMs(5_000);
    await settle();
    await settle();
    expect(await statusOf(uuid)).toBe('CLOSED');
    expect(await stateOf(uuid)).toEqual(['DONE']);
  });

  it('comes back to the queue as if nothing had been, for many at once', async () => {
    const uuids = [await hold(), await hold(await world.addPerson('Nora'))];
    expect((await sam.decideInquiries({ uuids, verdict: 'BLOCK' })).done).toEqual(uuids);
    expect(await sam.undoVerdicts({ uuids })).toEqual({ done: uuids, refused: [] });
    world.moveMs(VERDICT_UNDO_MS);
    await settle();
    for (const uuid of uuids) {
      expect(await statusOf(uuid)).toBe('PENDING');
      expect(await isQueued(uuid)).toBe(true);
      expect(await stateOf(uuid)).toEqual(['UNDONE']);
    }
    expect((await ines.decideInquiries({ uuids, verdict: 'APPROVE' })).done).toEqual(uuids);
  });

  it('is undone by whoever decided, and not too late', async () => {
    const uuid = await hold();
    await sam.decideInquiries({ uuids: [uuid], verdict: 'APPROVE' });
    const undoBy = async (client: typeof sam) =>
      (await client.undoVerdicts({ uuids: [uuid] })).refused[0]?.message;
    expect(await undoBy(ines)).toBe('Only the person who decided can undo it.');
    world.moveMs(VERDICT_UNDO_MS);
    expect(await undoBy(sam)).toBe('It’s too late to undo this one.');
    await settle();
    expect(await statusOf(uuid)).toBe('NEW');
    expect(await undoBy(sam)).toBe('It’s too late to undo this one.');
  });

  it('lapses where the couple was quicker, and is not overtaken by a confirmed address', async () => {
    const [withdrawn, confirmed] = [await hold(), await hold(await world.addPerson('Nora'))];
    await sam.decideInquiries({ uuids: [withdrawn, confirmed], verdict: 'BLOCK' });
    await maya.inquiries.withdraw({ uuid: withdrawn });
    await world.db.$client.query('update users set email_verified = true');
    await world.runTask('inquiries.release-verified');
    expect(await statusOf(confirmed)).toBe('PENDING');
    world.moveMs(VERDICT_UNDO_MS);
    await settle();
    expect(await stateOf(withdrawn)).toEqual(['LAPSED']);
    expect(await statusOf(confirmed)).toBe('CLOSED');
  });
});

describe('a second look', () => {
  it('needs another person: whoever asked cannot decide, and a colleague can', async () => {
    const uuid = await hold();
    expect(await sam.askSecondLook({ uuid, note: 'Is this a real venue tour?' })).toEqual({ asked: true });
    const asked = async (client: typeof sam) =>
      (await client.listModeration()).find((item) => item.uuid === uuid)?.secondLook;
    expect(await asked(ines)).toMatchObject({
      askedBy: 'Sam',
      note: 'Is this a real venue tour?',
      isYours: false,
    });
    expect((await asked(sam))?.isYours).toBe(true);
    expect((await sam.decideInquiries({ uuids: [uuid], verdict: 'APPROVE' })).refused[0]?.message).toBe(
      'You asked for a second look, so someone else decides.',
    );
    expect(await refusal(ines.askSecondLook({ uuid, note: '' }))).toBe('inquiry.not_allowed');
    expect((await ines.decideInquiries({ uuids: [uuid], verdict: 'APPROVE' })).done).toEqual([uuid]);
    expect(await refusal(sam.askSecondLook({ uuid, note: '' }))).toBe('inquiry.already_decided');
  });

  it('holds after an undo, too', async () => {
    const uuid = await hold();
    await sam.askSecondLook({ uuid, note: '' });
    await ines.decideInquiries({ uuids: [uuid], verdict: 'BLOCK' });
    await ines.undoVerdicts({ uuids: [uuid] });
    expect((await sam.decideInquiries({ uuids: [uuid], verdict: 'BLOCK' })).done).toEqual([]);
  });
});

describe('the evidence', () => {
  it('says who writes, how often these words went out, and what staff said before', async () => {
    const words = 'We are looking at places for our June wedding and would love to visit.';
    await world.connectTo(maya, studio);
    const first = await hold(maya, words);
    await sam.decideInquiries({ uuids: [first], verdict: 'BLOCK' });
    world.moveMs(VERDICT_UNDO_MS);
    await settle();
    const next = await hold(maya, words);
    const evidence = await ines.readEvidence({ uuid: next });
    expect(evidence).toMatchObject({
      sender: { joinedAt: '2026-01-01T00:00:00.000Z', isEmailConfirmed: false, isPhoneConfirmed: false },
      vendorsWithSameText: 2,
      vendorsInTouch: 1,
      earlier: [{ verdict: 'BLOCK', decidedBy: 'Sam', isYours: false, inquiryUuid: first }],
      similar: { blocked: 0, approved: 0 },
    });
    expect(evidence.vendorsAsked).toBeGreaterThanOrEqual(2);
  });
});
