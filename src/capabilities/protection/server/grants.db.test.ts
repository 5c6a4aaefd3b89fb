import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refusal } from '#capabilities/weddings/testing/wedding-world.ts';
import { openProtectionWorld, type ProtectionWorld } from '../testing/protection-world.ts';

let world: ProtectionWorld;
let [sam, robin]: ReturnType<ProtectionWorld['protectionOf']>[] = [];
beforeAll(async () => {
  world = await openProtectionWorld();
  sam = world.protectionOf(await world.addStaff('Sam'));
  robin = world.protectionOf(await world.addStaff('Robin'));
});
afterAll(() => world.close());

const staffOf = (who: typeof sam) => {
  if (!who) throw new Error('Nobody of staff is there.');
  return who;
};

it('a listing is found by its name and by who works there, with its account and its books', async () => {
  const vendor = await world.addVendorWithCredits({ name: '100% Petal_Works' });
  for (const query of ['petal_w', '100%', vendor.owner.email.toUpperCase()]) {
    const found = await staffOf(sam).findCreditListings({ query });
    expect(found.map(({ uuid }) => uuid)).toEqual([vendor.uuid]);
  }
  expect(await staffOf(sam).findCreditListings({ query: 'petalxworks' })).toEqual([]);
  const account = await staffOf(sam).readCreditAccount({ storefrontUuid: vendor.uuid });
  expect(account).toMatchObject({
    ...{ balance: 100, books: { entries: 1, fault: null }, grants: [] },
    listing: { name: '100% Petal_Works', cityName: 'Hudson, NY', owner: vendor.owner.email },
  });
  expect(await refusal(staffOf(sam).readCreditAccount({ storefrontUuid: randomUUID() }))).toBe(
    'grant.no_listing',
  );
});

it('books or lots that somebody changed by hand do not add up', async () => {
  const vendor = await world.addVendorWithCredits();
  await world.db.$client.query('update credit_lots set remaining = 99 where storefront_id = $1', [vendor.id]);
  const { books } = await staffOf(sam).readCreditAccount({ storefrontUuid: vendor.uuid });
  expect(books).toEqual({ entries: 1, fault: 'The lots add up to another balance.' });
});

it('up to a hundred credits are given at once, once for each key, with a reason in the history', async () => {
  const vendor = await world.addVendorWithCredits();
  const wish = {
    storefrontUuid: vendor.uuid,
    credits: 100,
    reason: 'Sorry for the outage',
    key: randomUUID(),
  };
  const given = await Promise.all([staffOf(sam).grantCredits(wish), staffOf(sam).grantCredits(wish)]);
  expect(given.map(({ state }) => state)).toEqual(['GRANTED', 'GRANTED']);
  expect(await world.balanceOf(vendor)).toBe(200);
  const { transactions, grants } = await staffOf(robin).readCreditAccount({ storefrontUuid: vendor.uuid });
  expect(transactions[0]).toMatchObject({
    ...{ type: 'OTHER', credits: 100, text: 'Adjusted by Ampersand: Sorry for the outage' },
  });
  expect(grants).toMatchObject([{ state: 'GRANTED', proposedBy: 'Sam', decidedBy: 'Sam', canDecide: false }]);
});

it('more waits for a second person, who decides once', async () => {
  const vendor = await world.addVendorWithCredits();
  const wish = { storefrontUuid: vendor.uuid, credits: 101, reason: 'A lost month', key: randomUUID() };
  const { id, state } = await staffOf(sam).grantCredits(wish);
  expect(state).toBe('PROPOSED');
  expect(await world.balanceOf(vendor)).toBe(100);
  expect(await staffOf(sam).listProposedGrants()).toMatchObject([{ id, canDecide: false }]);
  expect(await staffOf(robin).listProposedGrants()).toMatchObject([{ id, canDecide: true }]);
  expect(await refusal(staffOf(sam).decideGrant({ id, verdict: 'GRANT' }))).toBe('grant.needs_second_person');
  const alone = world.db.$client.query(
    `update credit_grants set state = 'GRANTED', decided_at = now(), decided_by = proposed_by,
       transfer_id = (select id from ledger_transfers limit 1) where id = $1`,
    [id],
  );
  await expect(alone).rejects.toThrow('credit_grants_four_eyes');
  const third = world.protectionOf(await world.addStaff('Kim'));
  const told = await Promise.all([
    refusal(staffOf(robin).decideGrant({ id, verdict: 'GRANT' })),
    refusal(third.decideGrant({ id, verdict: 'GRANT' })),
  ]);
  expect(told.toSorted()).toEqual(['grant.decided_already', 'not refused']);
  expect(await world.balanceOf(vendor)).toBe(201);
  expect(await world.booksAreSound()).toBe(true);
});

it('whoever agrees twice has agreed, and credits come once; whoever proposed it cannot agree before or after', async () => {
  const vendor = await world.addVendorWithCredits();
  const wish = { storefrontUuid: vendor.uuid, credits: 101, reason: 'A lost month', key: randomUUID() };
  const { id } = await staffOf(sam).grantCredits(wish);
  const alone = () => refusal(staffOf(sam).decideGrant({ id, verdict: 'GRANT' }));
  expect(await alone()).toBe('grant.needs_second_person');
  // Proposed once more under its key it is still one proposal, and no decision.
  expect(await staffOf(sam).grantCredits(wish)).toMatchObject({ id, state: 'PROPOSED', canDecide: false });
  expect(await world.balanceOf(vendor)).toBe(100);
  const agree = () => staffOf(robin).decideGrant({ id, verdict: 'GRANT' });
  const pressed = [...(await Promise.all([agree(), agree()])), await agree()];
  expect(pressed.map(({ state, decidedBy }) => [state, decidedBy])).toEqual(
    pressed.map(() => ['GRANTED', 'Robin']),
  );
  expect(await alone()).toBe('grant.needs_second_person');
  expect(await refusal(staffOf(robin).decideGrant({ id, verdict: 'REFUSE' }))).toBe('grant.decided_already');
  expect(await world.balanceOf(vendor)).toBe(201);
  expect(await world.booksAreSound()).toBe(true);
});

it('a second person can refuse, and nothing is given', async () => {
  const vendor = await world.addVendorWithCredits();
  const wish = { storefrontUuid: vendor.uuid, credits: 5000, reason: 'Because', key: randomUUID() };
  const { id } = await staffOf(sam).grantCredits(wish);
  expect(await staffOf(robin).decideGrant({ id, verdict: 'REFUSE' })).toMatchObject({ state: 'REFUSED' });
  expect(await staffOf(robin).decideGrant({ id, verdict: 'REFUSE' })).toMatchObject({ state: 'REFUSED' });
  expect(await refusal(staffOf(robin).decideGrant({ id, verdict: 'GRANT' }))).toBe('grant.decided_already');
  expect(await world.balanceOf(vendor)).toBe(100);
});

it('vendors and couples give nothing, and staff neither without a reason or a number', async () => {
  const vendor = await world.addVendorWithCredits();
  const wish = { storefrontUuid: vendor.uuid, credits: 5, reason: 'For me', key: randomUUID() };
  const owner = world.protectionOf(vendor.owner.actor);
  expect(await refusal(owner.grantCredits(wish))).toBe('forbidden');
  expect(await refusal(owner.findCreditListings({ query: 'Linden' }))).toBe('forbidden');
  expect(await refusal(owner.readCreditAccount({ storefrontUuid: vendor.uuid }))).toBe('forbidden');
  for (const bad of [{ credits: 0 }, { credits: 1.5 }, { credits: 5001 }, { reason: '' }])
    expect(await refusal(staffOf(sam).grantCredits({ ...wish, ...bad }))).toBe('invalid_input');
  expect(await world.balanceOf(vendor)).toBe(100);
});
