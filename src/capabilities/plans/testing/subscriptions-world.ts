import { expect } from 'vitest';
import { payments } from '#capabilities/payments/server/index.ts';
import { openListing, type TestListing } from '#capabilities/storefronts/testing/open-listing.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { runPendingJobs } from '#platform/testing/run-pending-jobs.ts';
import { runTaskOnce } from '#platform/testing/run-task-once.ts';
import type { PlanKey, PlanPayment } from '../rules/plan-offers.ts';
import { plansJobs } from '../server/subscriptions/jobs.ts';
import { openPlansWorld } from './plans-world.ts';

export type Buyer = { listing: TestListing; actor: SignedInActor; email: string };

/** A plan and its way to be paid, as tests name them. */
export type PlanWish = { planKey: PlanKey; payment: PlanPayment };

export const MONTH: PlanWish = { planKey: 'unlimited-1m', payment: 'MONTHLY' };
export const QUARTER: PlanWish = { planKey: 'unlimited-3m', payment: 'UPFRONT' };
export const YEAR_MONTHLY: PlanWish = { planKey: 'unlimited-12m', payment: 'MONTHLY' };
export const YEAR: PlanWish = { planKey: 'unlimited-12m', payment: 'UPFRONT' };

type Row = {
  id: string;
  plan_key: string;
  state: string;
  periods: number;
  tries: number;
  starts_at: Date;
  period_ends_at: Date;
  term_ends_at: Date;
  next_try_at: Date | null;
  grace_until: Date | null;
};

/** Listings with plans, which are bought, renewed and ended while the clock goes on. */
export async function openSubscriptionsWorld() {
  const world = await openPlansWorld();
  const { db, plansDeps: deps } = world;
  const handlers = [...plansJobs(deps), ...(payments.start?.(deps as Platform, [])?.jobs ?? [])];
  const run = (name: string) => runTaskOnce(handlers, name);

  /** A florist, whose plans are those of group B, and who owns it. */
  const openShop = async (taxonomyNodeId = 5): Promise<Buyer> => {
    const listing = await openListing({ platform: { db } }, { taxonomyNodeId });
    const { actor, email } = await world.addMember(listing, 'OWNER');
    return { listing, actor, email };
  };

  const begin = async ({ actor, listing }: Buyer, wish: PlanWish) =>
    world.shopOf(actor).beginPurchase(await world.orderOf(actor, listing, { kind: 'plan', ...wish }));

  /** Back from the page. */
  const comeBack = ({ actor, listing }: Buyer, uuid: string) =>
    world.shopOf(actor).getPurchase({ storefrontUuid: listing.uuid, uuid });

  return {
    ...world,
    run,
    /** What was queued meanwhile: refunds above all. */
    runQueued: () => runPendingJobs(db.$client, handlers),
    /** Every job that turns, renews and earns, in the order of a day. */
    runDay: async () => {
      for (const name of ['plans.renew', 'plans.turn', 'plans.earn', 'plans.warn']) await run(name);
    },
    openShop,
    begin,
    comeBack,
    buyPlan: async (buyer: Buyer, wish: PlanWish = MONTH, card = 'success') => {
      const begun = await begin(buyer, wish);
      await world.payAt(begun.url, card);
      return comeBack(buyer, begun.uuid);
    },
    /** What somebody says to their bank, on the page it asks them on. */
    answerAt: (url: string | null) =>
      deps.payments.sandbox?.answerChallenge(new URL(url ?? '').pathname.split('/').at(-1) ?? '', true),
    plansOf: ({ actor, listing }: Buyer) => world.shopOf(actor).getPlans({ storefrontUuid: listing.uuid }),
    rowsOf: async ({ listing }: Buyer): Promise<Row[]> => {
      const { rows } = await db.$client.query<Row>(
        'select * from plan_subscriptions where storefront_id = $1 order by starts_at, created_at',
        [listing.id],
      );
      return rows;
    },
    /** What a listing was charged for plans and what went back, in cents. */
    chargedTo: async ({ listing }: Buyer) => {
      const { rows } = await db.$client.query<{ cents: number; refunded: number; times: number }>(
        `select coalesce(sum(amount_cents), 0)::int as cents, coalesce(sum(refunded_cents), 0)::int as refunded,
           count(*)::int as times
         from payments where owner_id = $1 and settled_attempt is not null`,
        [listing.uuid],
      );
      return rows[0] ?? expect.fail('nothing was counted');
    },
    /** What came in for nothing and has not gone back yet, in cents. */
    heldCents: async () => {
      const { rows } = await db.$client.query<{ sum: number }>(
        `select coalesce(sum(balance), 0)::int as sum from ledger_accounts where code like 'house:payments-held:%'`,
      );
      return rows[0]?.sum;
    },
    subjectsTo: async ({ email }: Buyer) => (await world.mailsTo(email)).map(({ subject }) => subject),
    /** Period by period, what was earned of it. */
    earnedOf: async ({ listing }: Buyer): Promise<number[]> => {
      const { rows } = await db.$client.query<{ earned: number }>(
        `select earned_cents as earned from plan_periods join plan_subscriptions s on s.id = subscription_id
         where s.storefront_id = $1 order by plan_periods.starts_at, number`,
        [listing.id],
      );
      return rows.map(({ earned }) => earned);
    },
    /** What must hold after everything: books that fit, and of plans nothing earned that was not paid, nor lost on the way. */
    expectSound: async () => {
      await world.expectSound();
      const { rows } = await db.$client.query(
        `select (select coalesce(sum(balance), 0)::int from ledger_accounts where code like 'house:plans-unearned:%') as unearned,
           (select coalesce(sum(worth_cents - earned_cents), 0)::int from plan_periods where state = 'PAID') as open`,
      );
      expect(rows[0]?.open).toBe(rows[0]?.unearned);
    },
  };
}

export type SubscriptionsWorld = Awaited<ReturnType<typeof openSubscriptionsWorld>>;
