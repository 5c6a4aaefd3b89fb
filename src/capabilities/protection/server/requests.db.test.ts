import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Party, TestVendor } from '#capabilities/inquiries/testing/inquiry-world.ts';
import { refusal } from '#capabilities/weddings/testing/wedding-world.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { openProtectionWorld, PRICE, type ProtectionWorld } from '../testing/protection-world.ts';
import { exportRequests, forgetRequests } from './account.ts';

let world: ProtectionWorld;
let staff: SignedInActor;
beforeAll(async () => {
  world = await openProtectionWorld();
  staff = await world.addStaff('Sam');
});
afterAll(() => world.close());

let couple: Party;
let vendor: TestVendor;
let uuid: string;
beforeEach(async () => {
  couple = await world.addCouple('Maya');
  vendor = await world.addVendorWithCredits();
  uuid = await world.connectPaid(couple, vendor);
  await couple.inquiries.markRead({ uuid, seq: (await world.find(uuid)).lastSeq });
});

const ownerApi = () => world.protectionOf(vendor.owner.actor);
const staffApi = () => world.protectionOf(staff);
const ask = (api = ownerApi()) =>
  api.askForRefund({ uuid, reason: 'REPORTED_SPAM', words: 'It is the same text everybody got.' });
const decide = (verdict: 'GRANT' | 'DECLINE', api = staffApi()) =>
  api.decideRefundRequest({ inquiryUuid: uuid, verdict, answer: 'Thank you for telling us.' });

describe('a vendor asks', () => {
  it('once, and sees how it stands', async () => {
    expect(await ownerApi().readLeadRefund({ uuid })).toMatchObject({
      ...{ credits: PRICE, canAsk: true, request: null, refund: null },
    });
    const asked = await ask();
    expect(asked).toMatchObject({ canAsk: false, request: { state: 'ASKED', reason: 'REPORTED_SPAM' } });
    expect(await refusal(ask())).toBe('refund.not_possible');
    expect(await world.balanceOf(vendor)).toBe(100 - PRICE);
  });

  it('and reads how each case stands, until when, and why not any more', async () => {
    const standing = async (key: string) =>
      (await ownerApi().readLeadRefund({ uuid })).cases.find((one) => one.key === key);
    expect(await standing('NEVER_OPENED')).toMatchObject({ state: 'ENDED', because: 'OPENED' });
    expect(await standing('SPAM_OR_GONE')).toMatchObject({ state: 'OPEN', daysLeft: 90, because: null });
    expect(await standing('DUPLICATE')).toMatchObject({ state: 'ENDED', because: 'PAID_ONCE', until: null });
    world.moveDays(13);
    expect(await standing('MOVED_OUTSIDE')).toMatchObject({ state: 'OPEN', daysLeft: 1 });
    world.moveDays(2);
    expect(await standing('MOVED_OUTSIDE')).toMatchObject({
      state: 'ENDED',
      because: 'TIME',
      daysLeft: null,
    });
    await ask();
    expect(await standing('REPORTED_SPAM')).toMatchObject({ state: 'WAITING' });
    await decide('GRANT');
    expect(await standing('REPORTED_SPAM')).toMatchObject({ state: 'CAME' });
    expect(await standing('SPAM_OR_GONE')).toMatchObject({ state: 'ENDED', because: 'REFUNDED' });
    const free = await world.connectTo(await world.addCouple('Free'), vendor);
    expect((await ownerApi().readLeadRefund({ uuid: free })).cases).toEqual([]);
  });

  it('not after thirty days, and not for a lead that was free', async () => {
    const free = await world.connectTo(await world.addCouple('Free'), vendor);
    expect(await ownerApi().readLeadRefund({ uuid: free })).toMatchObject({ credits: 0, canAsk: false });
    world.moveDays(31);
    expect(await ownerApi().readLeadRefund({ uuid })).toMatchObject({ canAsk: false, askUntil: null });
    expect(await refusal(ask())).toBe('refund.not_possible');
  });

  it('with a reason and words', async () => {
    for (const words of [' ', 'x'.repeat(501)])
      expect(await refusal(ownerApi().askForRefund({ uuid, reason: 'DUPLICATE', words }))).toBe(
        'invalid_input',
      );
    expect(await ownerApi().readLeadRefund({ uuid })).toMatchObject({ request: null });
  });

  it('and others cannot: another business, a viewer, the couple', async () => {
    const stranger = await world.addVendor();
    expect(await refusal(ask(world.protectionOf(stranger.owner.actor)))).toBe('refund.not_found');
    expect(await refusal(world.protectionOf(stranger.owner.actor).readLeadRefund({ uuid }))).toBe(
      'refund.not_found',
    );
    const viewer = world.protectionOf((await world.addMember(vendor.id, 'VIEWER')).actor);
    expect(await viewer.readLeadRefund({ uuid })).toMatchObject({ credits: PRICE, canAsk: false });
    expect(await refusal(ask(viewer))).toBe('storefront.role_forbids');
    expect(await refusal(ask(world.protectionOf(couple.actor)))).toBe('forbidden');
    const responder = world.protectionOf((await world.addMember(vendor.id, 'RESPONDER')).actor);
    expect(await ask(responder)).toMatchObject({ request: { state: 'ASKED' } });
  });
});

describe('staff decides', () => {
  it('with the facts before them, and the credits are back', async () => {
    await ask();
    const { waiting } = await staffApi().listRefundRequests();
    expect(waiting.find(({ inquiryUuid }) => inquiryUuid === uuid)).toMatchObject({
      ...{ listingName: 'Linden & Light', credits: PRICE, isFirstMessageRead: true, coupleMessages: 0 },
      ...{ spam: null, askedBy: 'VendorOWNER', state: 'ASKED' },
    });
    expect(await decide('GRANT')).toEqual({ state: 'GRANTED' });
    expect(await world.balanceOf(vendor)).toBe(100);
    expect(await world.refundsOf(uuid)).toEqual([{ case: 'REPORTED_SPAM', kind: 'STAFF', credits: PRICE }]);
    expect(await ownerApi().readLeadRefund({ uuid })).toMatchObject({
      request: { state: 'GRANTED', answer: 'Thank you for telling us.' },
      refund: { protectionCase: 'REPORTED_SPAM', credits: PRICE },
    });
    const [mail] = await world.mailsTo(vendor.owner.email);
    expect(mail?.subject).toBe(`You got ${PRICE} credits back`);
    expect(mail?.text).toContain('Thank you for telling us.');
    const { decided } = await staffApi().listRefundRequests();
    expect(decided[0]).toMatchObject({ inquiryUuid: uuid, decidedBy: 'Sam' });
  });

  it('or declines, with words by mail, and for good', async () => {
    await ask();
    expect(await decide('DECLINE')).toEqual({ state: 'DECLINED' });
    expect(await world.balanceOf(vendor)).toBe(100 - PRICE);
    expect(await ownerApi().readLeadRefund({ uuid })).toMatchObject({
      canAsk: false,
      request: { state: 'DECLINED', answer: 'Thank you for telling us.' },
    });
    const [mail] = await world.mailsTo(vendor.owner.email);
    expect(mail?.text).toContain('couldn’t refund this lead');
    expect(await refusal(decide('GRANT'))).toBe('refund.decided_already');
    expect(await refusal(ask())).toBe('refund.not_possible');
  });

  it('once, also where two of them press at once', async () => {
    await ask();
    const other = world.protectionOf(await world.addStaff('Robin'));
    const told = await Promise.all([
      refusal(decide('GRANT')),
      refusal(decide('DECLINE', other)),
      refusal(decide('GRANT', other)),
    ]);
    expect(told.toSorted()).toEqual(['not refused', 'refund.decided_already', 'refund.decided_already']);
    const refunds = await world.refundsOf(uuid);
    expect(await world.balanceOf(vendor)).toBe(refunds.length === 1 ? 100 : 100 - PRICE);
  });

  it('and the job beside them: the credits come back once', async () => {
    const lead = await world.connectPaid(await world.addCouple('Quiet'), vendor);
    await ownerApi().askForRefund({ uuid: lead, reason: 'NEVER_OPENED', words: 'Not a word.' });
    world.moveDays(8);
    const before = await world.balanceOf(vendor);
    await Promise.all([
      world.checkAll(),
      refusal(staffApi().decideRefundRequest({ inquiryUuid: lead, verdict: 'GRANT', answer: 'Of course.' })),
      world.checkAll(),
    ]);
    expect(await world.refundsOf(lead)).toHaveLength(1);
    expect(await world.balanceOf(vendor)).toBe(before + PRICE);
    expect(await ownerApi().readLeadRefund({ uuid: lead })).toMatchObject({ request: { state: 'GRANTED' } });
    expect(await world.booksAreSound()).toBe(true);
  });

  it('and nobody else', async () => {
    await ask();
    for (const actor of [vendor.owner.actor, couple.actor]) {
      expect(await refusal(decide('GRANT', world.protectionOf(actor)))).toBe('forbidden');
      expect(await refusal(world.protectionOf(actor).listRefundRequests())).toBe('forbidden');
    }
    expect(
      await refusal(
        staffApi().decideRefundRequest({ inquiryUuid: world.clock.uuid(), verdict: 'GRANT', answer: 'Yes' }),
      ),
    ).toBe('refund.not_found');
  });
});

it('what somebody asked is in their archive, and their words go with them', async () => {
  await ask();
  const { userId } = vendor.owner;
  expect(await exportRequests(world.db, userId)).toMatchObject({
    refundRequests: [{ reason: 'REPORTED_SPAM', words: 'It is the same text everybody got.' }],
  });
  await forgetRequests(world.db, userId);
  expect(await exportRequests(world.db, userId)).toEqual({ refundRequests: [] });
  const { waiting } = await staffApi().listRefundRequests();
  expect(waiting.find(({ inquiryUuid }) => inquiryUuid === uuid)).toMatchObject({ words: '', askedBy: null });
});
