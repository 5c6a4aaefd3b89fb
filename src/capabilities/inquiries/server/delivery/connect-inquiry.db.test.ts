import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkBooks as checkLedger } from '#capabilities/ledger/server/index.ts';
import { refusal } from '#capabilities/weddings/testing/wedding-world.ts';
import { checkBooks } from '../../testing/check-books.ts';
import {
  type InquiryWorld,
  letter,
  openInquiryWorld,
  type Party,
  type TestVendor,
} from '../../testing/inquiry-world.ts';

let world: InquiryWorld;
let couple: Party;
/** Past its free leads, with ten credits. Each further lead costs seven. */
let vendor: TestVendor;
beforeAll(async () => {
  world = await openInquiryWorld();
});
beforeEach(async () => {
  couple = await world.addPerson('Maya');
  vendor = await openVendor(10);
});
afterAll(() => world.close());

async function openVendor(credits: number): Promise<TestVendor> {
  const opened = await world.addVendor({}, credits);
  for (const name of ['Ana', 'Bea', 'Cleo']) await world.deliverTo(await world.addPerson(name), opened);
  return opened;
}

const connect = (uuid: string, words = letter('Hello!'), by = vendor.owner) =>
  by.inquiries.connect({ uuid, ...words, quote: null });

const balanceOf = async ({ uuid }: TestVendor) => {
  const { rows } = await world.db.$client.query<{ balance: string }>(
    'select balance from ledger_accounts where owner_id = $1',
    [uuid],
  );
  return Number(rows[0]?.balance ?? 0);
};

const chargesOf = async ({ uuid }: TestVendor) => {
  const { rows } = await world.db.$client.query<{ reference_id: string; amount: string; actor_id: string }>(
    `select t.reference_id, e.amount, t.actor_id, t.impersonator_id from ledger_transfers t
     join ledger_entries e on e.transfer_id = t.id join ledger_accounts a on a.id = e.account_id
     where a.owner_id = $1 and t.kind = 'LEAD_PURCHASE' order by e.seq`,
    [uuid],
  );
  return rows.map(({ amount, ...row }) => ({ ...row, credits: Number(amount) }));
};

describe('connecting', () => {
  it('takes the frozen price once, however often and by how many it is asked', async () => {
    const uuid = await world.deliverTo(couple, vendor);
    const words = letter('Hello!');
    await Promise.all([connect(uuid, words), connect(uuid, words)]);
    await connect(uuid, words);
    expect(await refusal(connect(uuid))).toBe('inquiry.not_allowed');
    expect(await chargesOf(vendor)).toEqual([
      { reference_id: uuid, credits: 7, actor_id: vendor.owner.userId, impersonator_id: null },
    ]);
    expect(await balanceOf(vendor)).toBe(3);
  });

  it('with too few credits is neither paid nor sent, and works once there are enough', async () => {
    const first = await world.deliverTo(couple, vendor);
    const second = await world.deliverTo(await world.addPerson('Rosa'), vendor);
    await connect(first);
    const before = await world.find(second);
    const words = letter('Hello!');
    await expect(connect(second, words)).rejects.toMatchObject({
      code: 'too_few_credits',
      status: 406,
      data: { details: { needed: 7, balance: 3 } },
    });
    expect(await world.find(second)).toEqual(before);
    expect(await world.threadOf(second)).toHaveLength(1);
    expect(await balanceOf(vendor)).toBe(3);
    await checkBooks(world.db, [vendor.id]);
    await world.give(vendor, 4);
    expect(await connect(second, words)).toMatchObject({ status: 'CONNECTED', paid: 7 });
    expect(await balanceOf(vendor)).toBe(0);
  });

  it('with a free lead takes nothing', async () => {
    const poor = await world.addVendor({}, 0);
    const uuid = await world.deliverTo(couple, poor);
    expect(await connect(uuid, letter('Hello!'), poor.owner)).toMatchObject({ paid: 0 });
    expect(await chargesOf(poor)).toEqual([]);
  });

  it('and withdrawing at the same instant: one wins, and nobody pays for what is gone', async () => {
    const uuid = await world.deliverTo(couple, vendor);
    const results = await Promise.all([refusal(connect(uuid)), refusal(couple.inquiries.withdraw({ uuid }))]);
    expect([...results].sort()).toEqual(['inquiry.not_allowed', 'not refused']);
    const { status } = await world.find(uuid);
    expect(status).toBe(results[0] === 'not refused' ? 'CONNECTED' : 'CLOSED');
    expect(await chargesOf(vendor)).toHaveLength(status === 'CONNECTED' ? 1 : 0);
  });

  it('sixteen leads at once with credits for four connects four, and the books add up', async () => {
    const rich = await openVendor(30);
    const uuids: string[] = [];
    for (let at = 0; at < 16; at += 1)
      uuids.push(await world.deliverTo(await world.addPerson(`Nia${at}`), rich));
    const answers = await Promise.all(
      uuids.map((uuid) => refusal(connect(uuid, letter('Hello!'), rich.owner))),
    );
    expect(answers.filter((answer) => answer === 'not refused')).toHaveLength(4);
    expect(answers.filter((answer) => answer === 'too_few_credits')).toHaveLength(12);
    expect(await balanceOf(rich)).toBe(2);
    const rows = await Promise.all(uuids.map((uuid) => world.find(uuid)));
    const connected = rows.filter(({ status }) => status === 'CONNECTED').map(({ uuid }) => uuid);
    const paid = (await chargesOf(rich)).map(({ reference_id }) => reference_id);
    expect(paid.toSorted()).toEqual(connected.toSorted());
    await checkBooks(world.db, [rich.id]);
    expect(await checkLedger({ db: world.db })).toMatchObject({ fault: null });
  });
});

describe('a plan', () => {
  it('that began since the delivery includes the lead', async () => {
    const uuid = await world.deliverTo(couple, vendor);
    expect(await world.find(uuid)).toMatchObject({ creditPrice: 7 });
    await world.startPlan(vendor);
    await connect(uuid);
    expect(await balanceOf(vendor)).toBe(10);
    const { creditPrice, priceInputs } = await world.find(uuid);
    expect([creditPrice, priceInputs?.at(-1)?.key]).toEqual([0, 'plan']);
  });

  it('that has ended since no longer includes it: the frozen factors say what it costs', async () => {
    await world.startPlan(vendor);
    const uuid = await world.deliverTo(couple, vendor);
    expect(await world.find(uuid)).toMatchObject({ creditPrice: 0, baseCreditPrice: 7 });
    world.moveDays(31);
    await connect(uuid);
    expect(await balanceOf(vendor)).toBe(3);
    const { creditPrice, priceInputs } = await world.find(uuid);
    expect([creditPrice, priceInputs?.at(-1)?.key]).toEqual([7, 'budget']);
  });
});

describe('who connects', () => {
  it('may be owner, manager or responder, and is named in the books', async () => {
    await world.give(vendor, 90);
    for (const role of ['MANAGER', 'RESPONDER'] as const) {
      const member = await world.addMember(vendor.id, role);
      const uuid = await world.deliverTo(await world.addPerson(`For${role}`), vendor);
      await connect(uuid, letter('Hello!'), member);
      expect((await chargesOf(vendor)).at(-1)).toMatchObject({ reference_id: uuid, actor_id: member.userId });
    }
    const viewer = await world.addMember(vendor.id, 'VIEWER');
    const uuid = await world.deliverTo(couple, vendor);
    expect(await refusal(connect(uuid, letter('Hello!'), viewer))).toBe('inquiry.role_forbids');
    expect(await balanceOf(vendor)).toBe(86);
  });

  it('leaves a trace of the support person who looks through their eyes', async () => {
    const support = await world.addPerson('Sam');
    const uuid = await world.deliverTo(couple, vendor);
    const actor = {
      ...vendor.owner.actor,
      impersonation: {
        supportUserId: support.userId,
        writableUntil: new Date(world.clock.now().getTime() + 60_000),
      },
    };
    await world.as(actor).connect({ uuid, ...letter('Hello!'), quote: null });
    expect(await chargesOf(vendor)).toMatchObject([
      { actor_id: vendor.owner.userId, impersonator_id: support.userId },
    ]);
  });
});
