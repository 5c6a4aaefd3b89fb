import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type InquiryWorld,
  letter,
  openInquiryWorld,
  type Party,
  type TestVendor,
} from '../testing/inquiry-world.ts';

let world: InquiryWorld;
let couple: Party;
let vendor: TestVendor;

beforeAll(async () => {
  world = await openInquiryWorld();
  couple = await world.addPerson('Maya');
  vendor = await world.addVendor();
});
afterAll(() => world.close());

it('goes from the first hello to booked, and back, and to its end', async () => {
  const [uuid = ''] = await world.send(couple, [vendor]);
  expect(await world.find(uuid)).toMatchObject({ status: 'NEW', coupleNames: 'Maya', readyAt: null });
  await world.runJobs();
  expect(await world.find(uuid)).toMatchObject({
    status: 'READY',
    tier: 'STANDARD',
    paymentRequired: false,
    creditPrice: 0,
    baseCreditPrice: 7,
    matchReasons: ['MATCHING_WEDDING_DATE', 'LOCATION'],
  });
  const more = await couple.inquiries.write({ uuid, ...letter('One more thing') });
  expect(more.events).toHaveLength(2);
  const connected = await vendor.owner.inquiries.connect({ uuid, ...letter('Hello!'), quote: null });
  expect(connected).toMatchObject({ status: 'CONNECTED' });
  expect(await couple.inquiries.book({ uuid })).toMatchObject({ status: 'BOOKED' });
  expect(await vendor.owner.inquiries.unbookLead({ uuid, confirm: true })).toMatchObject({
    status: 'CONNECTED',
  });
  const closed = await couple.inquiries.close({ uuid, reason: 'OUT_OF_BUDGET', note: 'Sorry!' });
  expect(closed).toMatchObject({ status: 'CLOSED', closeEventType: 'CANCEL' });
  expect((await world.threadOf(uuid)).map(({ type }) => type)).toEqual([
    'COUPLE_OUTREACH',
    'COUPLE_RESPONSE',
    'VENDOR_CONNECT',
    'SYSTEM_COUPLE_BOOK',
    'SYSTEM_VENDOR_CANCEL',
    'SYSTEM_COUPLE_CANCEL',
  ]);
});
