import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestListing } from '#capabilities/storefronts/testing/open-listing.ts';
import type { Colleague } from '#capabilities/teams/testing/team-world.ts';
import { refusal } from '#capabilities/weddings/testing/wedding-world.ts';
import { REFERRAL_DAYS } from '../rules/referral-states.ts';
import { MOST_MAILS_A_MONTH, MOST_REWARDS_A_MONTH } from '../rules/reward.ts';
import { openReferralWorld, type ReferralWorld, type Referring } from '../testing/referral-world.ts';
import { fillDemo } from './fill-demo.ts';

let world: ReferralWorld;
let listing: TestListing;
let owner: Colleague;
let api: Referring;

/** Florists get twelve. */
const REWARD = 12;

beforeAll(async () => {
  world = await openReferralWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  listing = await world.openListing();
  owner = await world.addMember(listing, 'OWNER');
  api = world.referralsOf(owner.actor);
});

const refer = (email: string, by = api, uuid = listing.uuid) =>
  by.refer({ uuid, email, businessName: 'Ana Blooms' });
const linesOf = async (by = api, uuid = listing.uuid) => (await by.list({ uuid })).referrals;
const firstOf = async () => {
  const [first] = await linesOf();
  if (!first) throw new Error('Nobody was referred.');
  return first;
};

describe('a mail', () => {
  it('leads a newcomer in, and their published listing is rewarded once', async () => {
    const ana = await world.addNewcomer('Ana');
    expect(await refer(ana.email)).toMatchObject({
      reward: REWARD,
      mailsLeft: MOST_MAILS_A_MONTH - 1,
      totals: { invited: 1, joined: 0, published: 0, credits: 0 },
    });
    const token = await world.tokenTo(ana.email);
    expect(await world.referralsOf(ana.actor).readLetter({ token })).toMatchObject({
      isOpen: true,
      way: 'MAIL',
      email: ana.email,
      addressProof: expect.any(String),
      storefront: { name: listing.slug, cityName: 'Hudson, NY' },
    });
    await world.referralsOf(ana.actor).acceptLetter({ token });
    // A second press is no mistake, and no second newcomer.
    await world.referralsOf(ana.actor).acceptLetter({ token });
    expect(await firstOf()).toMatchObject({ status: 'JOINED', actions: [] });
    await world.settle();
    expect(await world.balanceOf(listing)).toBe(0);

    const { id, slug } = await world.publishFor(ana.userId);
    await Promise.all(Array.from({ length: 8 }, () => world.settle(id)));
    await world.runJob('referrals.settle-due');
    expect(await world.balanceOf(listing)).toBe(REWARD);
    expect(await firstOf()).toMatchObject({ status: 'REWARDED', credits: REWARD, listing: { slug } });
    expect(await api.getStanding({ uuid: listing.uuid })).toMatchObject({
      rewardsThisMonth: 1,
      totals: { invited: 1, joined: 1, published: 1, credits: REWARD },
    });
    const { transactions } = await world
      .creditsOf(owner.actor)
      .listTransactions({ storefrontUuid: listing.uuid });
    expect(transactions.map(({ text, credits }) => [text, credits])).toEqual([
      ['Credits given to you: a vendor you referred is published', REWARD],
    ]);
    const subjects = (await world.mailsTo(owner.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject?.startsWith('You got 12 credits'))).toHaveLength(1);
    expect(subjects.filter((subject) => subject?.endsWith('joined Ampersand'))).toHaveLength(1);
    await world.expectSound();
  });

  it('rewards one listing of two, and one person of two who own it', async () => {
    const [ana, ben] = [await world.addNewcomer('Ana'), await world.addNewcomer('Ben')];
    const other = await world.openListing();
    const colleague = await world.addMember(other, 'OWNER');
    await world.referralsOf(ana.actor).acceptLetter({ token: listing.uuid });
    await world.referralsOf(ben.actor).acceptLetter({ token: other.uuid });
    const shared = await world.publishFor(ana.userId);
    await world.join(shared, ben, 'OWNER');
    const second = await world.publishFor(ana.userId);
    await Promise.all([shared.id, second.id, shared.id, undefined].map((id) => world.settle(id)));
    expect(await world.balanceOf(listing)).toBe(REWARD);
    // Ben's came later, and what Ana owns besides is not his.
    expect(await world.balanceOf(other)).toBe(0);
    expect(await linesOf(world.referralsOf(colleague.actor), other.uuid)).toMatchObject([
      { status: 'JOINED' },
    ]);
    await world.expectSound();
  });

  it('is not sent to the own business, twice, or to who asked for no more of it', async () => {
    const email = `ana@${crypto.randomUUID()}.example`;
    expect(await refusal(refer(owner.email))).toBe('referral.own_business');
    expect(await refusal(refer(owner.email.replace('@', '+friend@')))).toBe('referral.own_business');
    await refer(email);
    expect(await refusal(refer(email.toUpperCase()))).toBe('referral.already_sent');
    const token = await world.tokenTo(email);
    const visitor = world.referralsOf({ kind: 'visitor' } as never);
    await visitor.declineLetter({ token });
    await visitor.declineLetter({ token });
    expect(await firstOf()).toMatchObject({ status: 'DECLINED', actions: [] });
    const { uuid } = await world.openListing().then(async (other) => {
      await world.join(other, owner, 'OWNER');
      return other;
    });
    expect(await refusal(refer(email, api, uuid))).toBe('referral.not_wanted');
    expect(await world.mailsTo(email)).toHaveLength(1);
  });

  it('is sent again with a new link, three times at most, and ends when it is canceled', async () => {
    const email = `ana@${crypto.randomUUID()}.example`;
    await refer(email);
    const { uuid: referralUuid } = await firstOf();
    const before = await world.tokenTo(email);
    await api.resend({ uuid: listing.uuid, referralUuid });
    const after = await world.tokenTo(email);
    expect(await refusal(api.readLetter({ token: before }))).toBe('referral.not_found');
    expect(await api.readLetter({ token: after })).toMatchObject({ isOpen: true });
    world.moveDays(REFERRAL_DAYS);
    expect(await firstOf()).toMatchObject({ status: 'EXPIRED', actions: ['resend'] });
    expect(await api.readLetter({ token: after })).toMatchObject({ isOpen: false, email: null });
    await api.resend({ uuid: listing.uuid, referralUuid });
    expect(await firstOf()).toMatchObject({ status: 'SENT', actions: ['cancel'] });
    expect(await refusal(api.resend({ uuid: listing.uuid, referralUuid }))).toBe('referral.not_open');
    await api.cancel({ uuid: listing.uuid, referralUuid });
    const newest = await world.tokenTo(email);
    const ana = await world.addNewcomer('Ana');
    expect(await refusal(world.referralsOf(ana.actor).acceptLetter({ token: newest }))).toBe(
      'referral.not_open',
    );
    expect(await refusal(refer(email))).toBe('referral.already_sent');
  });

  it('goes out so often in a month and no oftener, however many press', async () => {
    await Promise.allSettled(
      Array.from({ length: MOST_MAILS_A_MONTH + 5 }, (_, index) =>
        refer(`ana${index}@${crypto.randomUUID()}.example`),
      ),
    );
    const standing = await api.getStanding({ uuid: listing.uuid });
    expect(standing).toMatchObject({ mailsLeft: 0, totals: { invited: MOST_MAILS_A_MONTH } });
    expect(await refusal(refer(`ana@${crypto.randomUUID()}.example`))).toBe('referral.month_full');
    world.moveDays(31);
    expect(await refer(`ana@${crypto.randomUUID()}.example`)).toMatchObject({
      mailsLeft: MOST_MAILS_A_MONTH - 1,
    });
  });
});

describe('nobody is brought in', () => {
  it('by their own business, twice, or with a listing they have', async () => {
    const colleague = await world.addMember(listing, 'VIEWER');
    expect(await refusal(world.referralsOf(colleague.actor).acceptLetter({ token: listing.uuid }))).toBe(
      'referral.own_business',
    );
    const other = await world.openListing();
    const stranger = await world.addMember(other, 'OWNER');
    await world.db.$client.query('update users set email = $2 where id = $1', [
      stranger.userId,
      `owner@${crypto.randomUUID()}.example`,
    ]);
    const actor = { ...stranger.actor, email: `owner@${crypto.randomUUID()}.example` };
    expect(await refusal(world.referralsOf(actor).acceptLetter({ token: listing.uuid }))).toBe(
      'referral.already_member',
    );
    const ana = await world.addNewcomer('Ana');
    await world.referralsOf(ana.actor).acceptLetter({ token: listing.uuid });
    expect(await refusal(world.referralsOf(ana.actor).acceptLetter({ token: other.uuid }))).toBe(
      'referral.already_referred',
    );
  });

  it('by two at once', async () => {
    const ana = await world.addNewcomer('Ana');
    const others = await Promise.all(Array.from({ length: 4 }, () => world.openListing()));
    const answers = await Promise.allSettled(
      [...others, ...others].map(({ uuid }) => world.referralsOf(ana.actor).acceptLetter({ token: uuid })),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
    const { rows } = await world.db.$client.query('select id from referrals where referred_user_id = $1', [
      ana.userId,
    ]);
    expect(rows).toHaveLength(1);
  });

  it('by a business that couples cannot see, or a link that never was', async () => {
    const ana = await world.addNewcomer('Ana');
    await world.db.$client.query('update storefronts set published_at = null where id = $1', [listing.id]);
    for (const token of [listing.uuid, crypto.randomUUID(), 'nothing'])
      expect(await refusal(world.referralsOf(ana.actor).acceptLetter({ token }))).toBe('referral.not_found');
    expect(await refusal(refer(`ana@${crypto.randomUUID()}.example`))).toBe('referral.not_published');
  });
});

describe('no credits for', () => {
  const bringIn = async (firstName: string) => {
    const person = await world.addNewcomer(firstName);
    await world.referralsOf(person.actor).acceptLetter({ token: listing.uuid });
    return person;
  };

  it('a business that the own team joins', async () => {
    const ana = await bringIn('Ana');
    const { id } = await world.publishFor(ana.userId);
    await world.join({ id } as TestListing, owner, 'VIEWER');
    await world.settle(id);
    expect(await firstOf()).toMatchObject({ status: 'NOT_REWARDED', refusal: 'OWN_TEAM', credits: null });
    expect(await world.balanceOf(listing)).toBe(0);
  });

  it('a business whose people have addresses at the same domain', async () => {
    const domain = `${crypto.randomUUID()}.example`;
    const ana = await bringIn('Ana');
    for (const [index, { userId }] of [owner, ana].entries()) {
      await world.db.$client.query('update users set email = $2 where id = $1', [
        userId,
        `person${index}@${domain}`,
      ]);
    }
    await world.settle((await world.publishFor(ana.userId)).id);
    expect(await firstOf()).toMatchObject({ refusal: 'OWN_DOMAIN' });
  });

  it('a business that pays with the same card', async () => {
    const ana = await bringIn('Ana');
    const theirs = await world.publishFor(ana.userId);
    for (const [index, { uuid }] of [listing, theirs].entries()) {
      await world.db.$client.query(
        `with customer as (
           insert into payment_customers (id, owner_kind, owner_id, provider, provider_ref, created_at)
           values (gen_random_uuid(), 'STOREFRONT', $1, 'sandbox', $2, now()) returning id)
         insert into payment_methods (id, customer_id, provider, provider_ref, brand, last4, exp_month, exp_year, is_default, state, created_at)
         select gen_random_uuid(), id, 'sandbox', $2, 'visa', '4242', 12, 2034, true, 'USABLE', now() from customer`,
        [uuid, `${uuid}-${index}`],
      );
    }
    await world.settle(theirs.id);
    expect(await firstOf()).toMatchObject({ refusal: 'SAME_CARD' });
  });

  it('more than so many in a month, published all at once', async () => {
    const people: Colleague[] = [];
    for (let index = 0; index <= MOST_REWARDS_A_MONTH; index += 1) people.push(await bringIn('Ana'));
    const listings: TestListing[] = [];
    for (const { userId } of people) listings.push(await world.publishFor(userId));
    await Promise.all([...listings, ...listings].map(({ id }) => world.settle(id)));
    expect(await world.balanceOf(listing)).toBe(MOST_REWARDS_A_MONTH * REWARD);
    expect((await linesOf()).filter(({ refusal: why }) => why === 'MONTH_FULL')).toHaveLength(1);
    await world.expectSound();
  });

  it('a listing that was there before they came', async () => {
    const old = await world.openListing();
    world.moveDays(1);
    const ana = await bringIn('Ana');
    await world.db.$client.query(
      "update storefronts set created_at = '2020-01-01', claimed_at = '2020-01-02' where id = $1",
      [old.id],
    );
    await world.join(old, ana, 'OWNER');
    await world.settle();
    expect(await firstOf()).toMatchObject({ status: 'JOINED' });
    // Unless nobody had it, and they claimed it.
    await world.db.$client.query('update storefronts set claimed_at = $2 where id = $1', [
      old.id,
      world.clock.now(),
    ]);
    await world.settle();
    expect(await firstOf()).toMatchObject({ status: 'REWARDED' });
  });
});

describe('others', () => {
  it('of the team read, those who look after credits refer, and strangers learn nothing', async () => {
    const [manager, viewer] = [
      await world.addMember(listing, 'MANAGER'),
      await world.addMember(listing, 'VIEWER'),
    ];
    const email = `ana@${crypto.randomUUID()}.example`;
    await refer(email, world.referralsOf(manager.actor));
    const { uuid: referralUuid } = await firstOf();
    const watching = world.referralsOf(viewer.actor);
    expect(await watching.getStanding({ uuid: listing.uuid })).toMatchObject({ canRefer: false });
    expect(await linesOf(watching)).toMatchObject([{ email, actions: [] }]);
    const theirs = await world.openListing();
    const stranger = world.referralsOf((await world.addMember(theirs, 'OWNER')).actor);
    const of = { uuid: listing.uuid, referralUuid };
    expect(await refusal(refer(`ben@${crypto.randomUUID()}.example`, watching))).toBe(
      'storefront.role_forbids',
    );
    expect(await refusal(watching.cancel(of))).toBe('storefront.role_forbids');
    for (const call of [
      () => stranger.getStanding({ uuid: listing.uuid }),
      () => stranger.list({ uuid: listing.uuid }),
      () => stranger.exportFile({ uuid: listing.uuid }),
      () => stranger.resend(of),
      () => stranger.cancel(of),
    ])
      expect(await refusal(call())).toBe('storefront.not_found');
    expect(await refusal(stranger.cancel({ uuid: theirs.uuid, referralUuid }))).toBe('referral.not_found');
  });

  it('pages of twenty hold everybody once, and so does the file', async () => {
    for (let index = 0; index < 23; index += 1) await refer(`ana${index}@${crypto.randomUUID()}.example`);
    const first = await api.list({ uuid: listing.uuid });
    const second = await api.list({ uuid: listing.uuid, cursor: first.nextCursor ?? '' });
    expect([first.referrals.length, second.referrals.length, second.nextCursor]).toEqual([20, 3, null]);
    const all = [...first.referrals, ...second.referrals].map(({ email }) => email);
    expect(new Set(all).size).toBe(23);
    const file = await api.exportFile({ uuid: listing.uuid });
    expect((await file.text()).trim().split('\n')).toHaveLength(24);
  });
});

describe('what is forgotten', () => {
  it('addresses of mails that led nowhere, after ninety days', async () => {
    const [sent, unwanted] = [1, 2].map((index) => `ana${index}@${crypto.randomUUID()}.example`) as [
      string,
      string,
    ];
    await refer(sent);
    await refer(unwanted);
    await api.declineLetter({ token: await world.tokenTo(unwanted) });
    world.moveDays(REFERRAL_DAYS + 89);
    await world.runJob('referrals.forget-addresses');
    expect((await linesOf()).map(({ email }) => email).toSorted()).toEqual([sent, unwanted].toSorted());
    world.moveDays(2);
    await world.runJob('referrals.forget-addresses');
    expect((await linesOf()).map(({ email, status }) => [email, status])).toEqual(
      expect.arrayContaining([
        [null, 'EXPIRED'],
        [unwanted, 'DECLINED'],
      ]),
    );
  });
});

it('the demo vendor has asked around once, however often the world is filled', async () => {
  const client = await world.db.$client.connect();
  const now = world.clock.now();
  for (let times = 0; times < 2; times += 1)
    await fillDemo(client, { seed: 'test', now, vendorUserId: owner.userId });
  await fillDemo(client, { seed: 'test', now, vendorUserId: null });
  client.release();
  expect((await linesOf()).map(({ status, actions }) => [status, actions.length])).toEqual([
    ['JOINED', 0],
    ['SENT', 2],
    ['JOINED', 0],
    ['EXPIRED', 1],
    ['CANCELED', 0],
  ]);
});
