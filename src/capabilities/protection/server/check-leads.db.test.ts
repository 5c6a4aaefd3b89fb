import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endInquiries } from '#capabilities/inquiries/server/account/end-inquiries.ts';
import { moderationClient } from '#capabilities/inquiries/testing/moderation-client.ts';
import { weddingEnding } from '#capabilities/weddings/events.ts';
import { on } from '#platform/events/events.ts';
import { openProtectionWorld, PRICE, type ProtectionWorld } from '../testing/protection-world.ts';

let world: ProtectionWorld;
beforeAll(async () => {
  world = await openProtectionWorld();
  world.listeners.push(on(weddingEnding, (tx, { weddingId }) => endInquiries(tx, world, weddingId)));
});
afterAll(() => world.close());

const paidLead = async (name: string) => {
  const couple = await world.addCouple(name);
  const vendor = await world.addVendorWithCredits();
  const uuid = await world.connectPaid(couple, vendor);
  return { couple, vendor, uuid };
};

describe('a first message that nobody opens', () => {
  it('brings the credits back after seven days, once, with a mail and a line in the history', async () => {
    const { vendor, uuid } = await paidLead('Maya');
    expect(await world.balanceOf(vendor)).toBe(100 - PRICE);
    world.moveDays(6);
    await world.checkAll();
    expect(await world.refundsOf(uuid)).toEqual([]);
    world.moveDays(1.1);
    await Promise.all([world.checkAll(), world.checkAll(), world.checkAll()]);
    expect(await world.refundsOf(uuid)).toEqual([{ case: 'NEVER_OPENED', kind: 'SYSTEM', credits: PRICE }]);
    expect(await world.balanceOf(vendor)).toBe(100);
    const mails = (await world.mailsTo(vendor.owner.email)).filter(({ subject }) =>
      subject?.includes('back'),
    );
    expect(mails.map(({ subject }) => subject)).toEqual([`You got ${PRICE} credits back`]);
    expect(mails[0]?.text).toContain('the couple never opened your first message');
    const { rows } = await world.db.$client.query(
      `select note from credit_lots where note <> '' and storefront_id = $1`,
      [vendor.id],
    );
    expect(rows).toEqual([{ note: 'the couple never opened your first message' }]);
    expect(await world.booksAreSound()).toBe(true);
  });

  it('keeps its price where the couple read it, also later', async () => {
    const { couple, vendor, uuid } = await paidLead('Tom');
    world.moveDays(3);
    const { lastSeq } = await world.find(uuid);
    await couple.inquiries.markRead({ uuid, seq: lastSeq });
    world.moveDays(30);
    await world.checkAll();
    expect(await world.refundsOf(uuid)).toEqual([]);
    expect(await world.balanceOf(vendor)).toBe(100 - PRICE);
  });

  it('has nothing to give back where it was free, or a plan paid', async () => {
    const couple = await world.addCouple('Free');
    const vendor = await world.addVendorWithCredits();
    const uuid = await world.connectTo(couple, vendor);
    world.moveDays(8);
    await world.checkAll();
    expect(await world.refundsOf(uuid)).toEqual([]);
    expect(await world.balanceOf(vendor)).toBe(100);
  });
});

describe('spam', () => {
  it('that one vendor reports brings credits back to all who paid for that couple', async () => {
    const couple = await world.addCouple('Fake');
    const vendors = [await world.addVendorWithCredits(), await world.addVendorWithCredits()] as const;
    const uuids = [
      await world.connectPaid(couple, vendors[0]),
      await world.connectPaid(couple, vendors[1]),
    ] as const;
    await vendors[0].owner.inquiries.reportSpam({ uuid: uuids[0], note: 'Not real', confirm: false });
    const staff = await world.addStaff('Sam');
    await moderationClient(world, staff).decideInquiries({ uuids: [uuids[0]], verdict: 'BLOCK' });
    await world.runAllJobs();
    expect(await world.refundsOf(uuids[0])).toEqual([]);
    world.moveMs(31_000);
    await world.runTask('inquiries.settle-verdicts');
    await world.runAllJobs();
    for (const uuid of uuids)
      expect(await world.refundsOf(uuid)).toEqual([{ case: 'SPAM_OR_GONE', kind: 'SYSTEM', credits: PRICE }]);
    expect(await Promise.all(vendors.map(world.balanceOf))).toEqual([100, 100]);
  });
});

describe('a couple that leaves', () => {
  const leave = async (uuid: string) => {
    const { weddingId } = await world.find(uuid);
    await world.db.transaction(async (tx) => {
      await world.events.emit(tx, weddingEnding, { weddingId: weddingId ?? '' });
      await tx.execute(`delete from weddings where id = '${weddingId}'`);
    });
    await world.runAllJobs();
  };

  it('brings the credits back, without a name', async () => {
    const { vendor, uuid } = await paidLead('Gone');
    await leave(uuid);
    expect(await world.refundsOf(uuid)).toMatchObject([{ case: 'SPAM_OR_GONE' }]);
    const [mail] = await world.mailsTo(vendor.owner.email);
    expect(mail?.text).toContain('to connect with a couple came back');
    expect(mail?.text).not.toContain('Gone');
  });

  it('after 90 days brings nothing', async () => {
    const { couple, uuid } = await paidLead('Late');
    await couple.inquiries.markRead({ uuid, seq: (await world.find(uuid)).lastSeq });
    world.moveDays(91);
    await leave(uuid);
    expect(await world.refundsOf(uuid)).toEqual([]);
  });
});

describe('a couple that was paid for before', () => {
  it('comes back at once, and only the second time', async () => {
    const { couple, vendor, uuid } = await paidLead('Twice');
    await couple.inquiries.close({ uuid, reason: 'OTHER', note: '', confirm: false });
    const again = await world.connectPaid(couple, vendor);
    await world.runAllJobs();
    expect(await world.refundsOf(again)).toMatchObject([{ case: 'DUPLICATE' }]);
    expect(await world.refundsOf(uuid)).toEqual([]);
    expect(await world.balanceOf(vendor)).toBe(100 - PRICE);
  });
});

describe('a wedding that moves', () => {
  const read = async (couple: Awaited<ReturnType<typeof paidLead>>['couple'], uuid: string) => {
    await couple.inquiries.markRead({ uuid, seq: (await world.find(uuid)).lastSeq });
  };

  it('to a day that the listing has blocked brings the credits back within two weeks', async () => {
    const { couple, vendor, uuid } = await paidLead('Mover');
    await read(couple, uuid);
    await world.db.$client.query(
      `insert into availability_blocks (storefront_id, day, kind) values ($1, '2027-07-03', 'BLOCKED')`,
      [vendor.id],
    );
    await couple.api.saveWedding({ weddingDate: '2027-07-03' });
    await world.checkAll();
    expect(await world.refundsOf(uuid)).toMatchObject([{ case: 'MOVED_OUTSIDE' }]);
  });

  it('to a day that is free, or later than two weeks, brings nothing', async () => {
    const { couple, uuid } = await paidLead('Settled');
    await read(couple, uuid);
    await couple.api.saveWedding({ weddingDate: '2027-06-26' });
    await world.checkAll();
    expect(await world.refundsOf(uuid)).toEqual([]);
    world.moveDays(15);
    await couple.api.saveWedding({ weddingDate: '2029-06-26' });
    await world.checkAll();
    expect(await world.refundsOf(uuid)).toEqual([]);
  });
});

it('mail that is refused for good brings the credits back of who never read here', async () => {
  const { couple, uuid } = await paidLead('Bounce');
  await world.db.$client.query(
    `insert into outgoing_messages (id, idempotency_key, channel, to_address, state, created_at, refused_at)
     values (gen_random_uuid(), $1, 'mail', $2, 'FAILED', $3, $3)`,
    [`test:${uuid}`, couple.email, world.clock.now()],
  );
  await world.checkAll();
  expect(await world.refundsOf(uuid)).toMatchObject([{ case: 'UNREACHABLE' }]);
});

it('pages through more leads than fit one page, and forgets those whose windows are over', async () => {
  const { vendor, couple } = await paidLead('Many');
  const connectedAt = new Date(world.clock.now().getTime() - 8 * 86_400_000);
  const { rows } = await world.db.$client.query<{ uuid: string }>(
    `with made as (
       insert into inquiries (uuid, storefront_id, taxonomy_node_id, status, close_event_type, created_at, updated_at, ready_at,
         connected_at, last_seq, last_event_at, last_event_type, last_message_at, last_message_by, last_message_text, couple_names,
         credit_price, reply_token, wedding_id)
       select gen_random_uuid(), $1, 2, 'CLOSED', 'CANCEL', $2, $2, $2, $2, 2, $2, 'VENDOR_CONNECT', $2, 'VENDOR', '', 'Ana', 1,
         gen_random_uuid(), (select wedding_id from wedding_members where user_id = $3)
       from generate_series(1, 250) returning uuid, last_seq),
     told as (insert into inquiry_events (inquiry_uuid, seq, uuid, type, side, to_status, created_at)
       select uuid, 2, gen_random_uuid(), 'VENDOR_CONNECT', 'VENDOR', 'CONNECTED', $2 from made),
     kept as (insert into protected_leads (inquiry_uuid, connected_at) select uuid, $2 from made)
     select uuid from made order by uuid`,
    [vendor.id, connectedAt, couple.userId],
  );
  const last = rows.at(-1)?.uuid ?? '';
  await world.pay(vendor, last);
  await world.checkAll();
  expect(await world.refundsOf(last)).toMatchObject([{ case: 'NEVER_OPENED' }]);
  world.moveDays(91);
  await world.checkAll();
  const { rows: left } = await world.db.$client.query('select inquiry_uuid from protected_leads');
  expect(left).toEqual([]);
});
