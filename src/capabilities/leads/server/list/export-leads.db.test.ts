import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Party, TestVendor } from '#capabilities/inquiries/testing/inquiry-world.ts';
import { openReadingWorld, type ReadingWorld } from '#capabilities/inquiries/testing/reading-world.ts';

let world: ReadingWorld;
let vendor: TestVendor;

beforeAll(async () => {
  world = await openReadingWorld();
  vendor = await world.addVendor();
});
afterAll(() => world.close());

async function linesOf(party: Party, wishes: { view?: 'ready' | 'conversations'; name?: string } = {}) {
  const file = await world.reads(party).exportLeads({ storefrontUuid: vendor.uuid, sort: 'name', ...wishes });
  expect(file.type).toBe('text/csv; charset=utf-8');
  const bytes = new Uint8Array(await file.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  return { name: file.name, lines: new TextDecoder().decode(bytes).split('\r\n') };
}

it('has a head, one line for each lead in the order of the view, and no formula', async () => {
  const hostile = await world.addPerson('=HYPERLINK("http://x.com";"Ana")');
  await world.deliverTo(hostile, vendor, {
    message: '=SUM(1+1)*cmd|"/C calc"!A0',
    location: '+Barn, upstate',
  });
  const bo = await world.addPerson('Bo');
  await world.deliverTo(bo, vendor, { message: 'Two\nlines, "quoted"' });
  const { name, lines } = await linesOf(vendor.owner);
  expect(name).toMatch(/^leads-ready-2026-03-\d\d\.csv$/);
  expect(lines[0]).toBe(
    'Couple,Email,Phone,Listing,Status,Wedding date,Flexible date,Location,Guests,Budget,Lead quality,Match reasons,Price to connect,Received,Expires,Last activity,Last message by,Last message,Unread,Needs your reply',
  );
  expect(lines).toHaveLength(4);
  expect(lines[3]).toBe('');
  expect(lines[1]).toMatch(/^"'=HYPERLINK\(""•••/);
  expect(lines[1]).toContain(`"'+Barn, upstate"`);
  expect(lines[1]).toContain(`"'=SUM(1+1)`);
  expect(lines[2]).toMatch(
    /^Bo,,,[^,]+,New,2027-06-12,no,"Hudson, NY",90,,Standard,.*,free,2026-03-01,2026-03-22,/,
  );
  expect(lines[2]).toContain('Couple,"Two lines, ""quoted""",1,no');
});

it('is narrowed as the list is', async () => {
  const cleo = await world.addPerson('Cleo');
  await world.connectTo(cleo, vendor);
  expect((await linesOf(vendor.owner, { view: 'conversations' })).lines).toHaveLength(3);
  expect((await linesOf(vendor.owner, { name: 'bo' })).lines).toHaveLength(3);
  expect((await linesOf(vendor.owner, { name: 'nobody' })).lines).toHaveLength(2);
});

it('is covered as it is on the screen of who asks', async () => {
  const dora = await world.addPerson('Dora');
  const uuid = await world.connectTo(dora, vendor);
  await dora.inquiries.write({
    uuid,
    requestUuid: crypto.randomUUID(),
    message: 'Call 555-234-5678',
    attachmentUuids: [],
  });
  const viewer = await world.addMember(vendor.id, 'VIEWER');
  const lastOf = async (party: Party) =>
    (await linesOf(party, { view: 'conversations', name: 'Dora' })).lines[1];
  expect(await lastOf(vendor.owner)).toContain('Call 555-234-5678');
  expect(await lastOf(viewer)).toContain('Call •••');
});

it('CSV with contact data after connection, for those who may see it', async () => {
  const eve = await world.addPerson('Eve');
  const lineOf = async (party: Party, view: 'ready' | 'conversations') =>
    (await linesOf(party, { view, name: 'Eve' })).lines[1];
  await world.deliverTo(eve, vendor);
  expect(await lineOf(vendor.owner, 'ready')).not.toContain(eve.email);
  const fay = await world.addPerson('Fay');
  await world.connectTo(fay, vendor);
  const viewer = await world.addMember(vendor.id, 'VIEWER');
  const conversations = async (party: Party) =>
    (await linesOf(party, { view: 'conversations', name: 'Fay' })).lines[1];
  expect(await conversations(vendor.owner)).toContain(fay.email);
  expect(await conversations(viewer)).not.toContain(fay.email);
});
