import type { SeededRandom } from '../src/base/seeded-random.ts';
import type { Fleet } from './fleet.ts';
import type { Listing } from './listings.ts';
import { buy, CREDITS, PLAN_REFUSALS, pay, type Shop, WAYS } from './money-shop.ts';
import type { MoneyStage } from './money-stage.ts';

export type Work = { kind: string; run(): Promise<unknown> };
export type MoneyDay = { fleet: Fleet; shop: Shop; stage: MoneyStage; random: SeededRandom };

const LEAD = '/web-marketplace-api/v1/manage/inquiry';
const SUPPORT = '/web-api/v1/support/lead-refunds';
const MOST_MOVED = 30;
/** What a round takes of the leads that wait, and how often the rest is done. */
const LEADS = [12, 5] as const;
const MOVES = 16;
const REFUNDS = 6;
const CALL_OFFS = 4;

function connects({ shop: { till, owner }, stage, random }: MoneyDay): Work[] {
  return stage.listings.flatMap(({ uuid: listing }, at) => {
    const waiting = stage.waiting.get(listing) ?? [];
    return waiting.splice(0, LEADS[at]).map((uuid) => ({
      kind: 'connect',
      async run() {
        const body = {
          requestUuid: random.uuid(),
          message: 'With pleasure, here is our offer.',
          quote: null,
        };
        const path = `${LEAD}/${uuid}/connect`;
        const { status } = await till.twice({ by: owner, method: 'POST', path, body }, 'too_few_credits');
        // Another try in the next round.
        if (status !== 200) waiting.push(uuid);
      },
    }));
  });
}

function moves({ shop: { till, owner }, stage, random }: MoneyDay): Work[] {
  const [first, second] = stage.listings;
  return Array.from({ length: MOVES }, (_, at) => {
    const [from, to] = at % 2 === 0 ? [first, second] : [second, first];
    const body = { toStorefrontUuid: to.uuid, credits: random.int(1, MOST_MOVED), key: random.uuid() };
    const path = `${CREDITS}/${from.uuid}/transfers`;
    return {
      kind: 'move',
      run: () => till.twice({ by: owner, method: 'POST', path, body }, 'too_few_credits'),
    };
  });
}

const purchases = ({ shop, stage: { listings } }: MoneyDay): Work[] =>
  Object.values(WAYS).map((way, at) => ({
    kind: 'purchase',
    // Most of it on one account.
    run: () => way(shop, listings[at % 5 === 4 ? 1 : 0]),
  }));

/** Where nobody opened the message for two weeks; asked by two jobs at once, as two processes would. */
async function lookAtLead({ ask }: Fleet, uuid: string): Promise<void> {
  await ask(
    `update inquiries set created_at = created_at - interval '15 days', ready_at = ready_at - interval '15 days',
       connected_at = connected_at - interval '15 days', couple_read_seq = 0 where uuid = $1`,
    [uuid],
  );
  for (let job = 0; job < 2; job += 1)
    await ask(
      `select from graphile_worker.add_job('protection.check-lead', json_build_object('inquiryUuid', $1::text))`,
      [uuid],
    );
}

/** Asked for and granted, by the clock, or both at the same moment. */
async function refunds({ fleet, shop: { till, owner }, stage }: MoneyDay): Promise<Work[]> {
  const paid = await fleet.ask<{ uuid: string }>(
    `select i.uuid from inquiries i join ledger_transfers t on t.idempotency_key = 'lead:' || i.uuid
     where i.uuid = any($1) and i.connected_at > now() - interval '1 day'
       and not exists (select from lead_refunds r where r.inquiry_uuid = i.uuid)
       and not exists (select from lead_refund_requests q where q.inquiry_uuid = i.uuid)
     order by i.uuid limit $2`,
    [stage.leads, REFUNDS],
  );
  const askAndGrant = async (uuid: string) => {
    const body = { reason: 'REPORTED_SPAM', words: 'They sell flowers.' };
    const path = `${LEAD}/${uuid}/refund-request`;
    await till.twice({ by: owner, method: 'POST', path, body }, 'refund.not_possible');
    const verdict = { verdict: 'GRANT', answer: 'You are right.' };
    const decision = {
      by: stage.staff,
      method: 'POST',
      path: `${SUPPORT}/${uuid}/decide`,
      body: verdict,
    } as const;
    await till.twice(decision, 'refund.decided_already', 'refund.not_found', 'refund.not_possible');
  };
  return paid.map(({ uuid }, at) => ({
    kind: 'refund',
    run: () =>
      Promise.all([
        ...(at % 3 !== 1 ? [askAndGrant(uuid)] : []),
        ...(at % 3 !== 0 ? [lookAtLead(fleet, uuid)] : []),
      ]),
  }));
}

/** Of packs that were paid in an earlier round, while their credits are spent. */
async function callOffs({ fleet, shop: { till, owner }, stage }: MoneyDay): Promise<Work[]> {
  const paid = await fleet.ask<{ uuid: string; listing: string }>(
    `select p.uuid, s.uuid as listing from vendor_purchases p join storefronts s on s.id = p.storefront_id
     where p.storefront_id = any($1) and p.state = 'PAID' and p.kind = 'PACK' and p.payment_id is not null order by p.paid_at desc limit $2`,
    [stage.listings.map(({ id }) => id), CALL_OFFS],
  );
  return paid.map(({ uuid, listing }) => ({
    kind: 'call-off',
    async run() {
      const path = `${CREDITS}/${listing}/purchases/${uuid}`;
      const { body: seen } = await till.once({ by: owner, method: 'GET', path });
      const { refundCents } = (seen.callOff ?? {}) as { refundCents?: number };
      if (refundCents === undefined) return;
      const call = { by: owner, method: 'POST', path: `${path}/call-off`, body: { refundCents } } as const;
      await till.twice(call, 'plans.not_callable_off', 'plans.refund_changed', 'credits.spent_already');
    },
  }));
}

const PLANS = [
  { kind: 'plan', planKey: 'unlimited-plus-12m', payment: 'MONTHLY' },
  { kind: 'plan', planKey: 'unlimited-1m', payment: 'MONTHLY' },
  { kind: 'plan', planKey: 'unlimited-12m', payment: 'MONTHLY' },
] as const;

type Held = { subscriptionId: string; card: object | null };

async function readPlan({ till, owner }: Shop, { uuid }: Listing): Promise<Held | undefined> {
  const { body } = await till.once({ by: owner, method: 'GET', path: `${CREDITS}/${uuid}/plans` });
  return (body.running ?? undefined) as Held | undefined;
}

/** The plan's month is over: it is due. */
async function letItEnd({ ask }: Fleet, { id }: Listing): Promise<void> {
  await ask(
    `with late as (select id, period_ends_at - now() + interval '1 minute' as by from plan_subscriptions
       where storefront_id = $1 and state in ('ACTIVE', 'LEAVING', 'PAST_DUE') and period_ends_at > now()),
     periods as (update plan_periods p set starts_at = p.starts_at - late.by, ends_at = p.ends_at - late.by
       from late where p.subscription_id = late.id)
     update plan_subscriptions s set starts_at = s.starts_at - late.by, created_at = s.created_at - late.by,
       period_starts_at = s.period_starts_at - late.by, period_ends_at = s.period_ends_at - late.by,
       term_ends_at = s.term_ends_at - late.by, grace_until = s.grace_until - late.by
     from late where s.id = late.id`,
    [id],
  );
}

/** Renewed by two jobs, paid by its owner and changed for another plan, all at the same moment. */
async function changesOfPlan({ fleet, shop, stage: { planned }, random }: MoneyDay): Promise<Work[]> {
  const { till, owner } = shop;
  const base = `${CREDITS}/${planned.uuid}`;
  const running = await readPlan(shop, planned);
  const cards = await till.once({ by: owner, method: 'GET', path: `${base}/cards` });
  const [card] = cards.body.cards as { id: string }[];
  const choose = async () => {
    const wish = random.pick(PLANS);
    const bought = await buy(shop, planned, { wish, methodId: card?.id ?? null });
    if (bought?.url) await pay(shop, bought.url, 'good', { isSaved: true });
  };
  if (!running) return [{ kind: 'plan', run: choose }];
  await letItEnd(fleet, planned);
  const { subscriptionId } = running;
  const renew = () => fleet.ask(`select from graphile_worker.add_job('plans.renew', '{}'::json)`);
  const payDue = async () => {
    const call = {
      by: owner,
      method: 'POST',
      path: `${base}/plans/renewal`,
      body: { subscriptionId },
    } as const;
    const { body } = await till.twice(call, ...PLAN_REFUSALS);
    if (typeof body.url === 'string') await pay(shop, body.url, 'good', { isSaved: true });
  };
  const leaveAndStay = async () => {
    for (const autoRenew of [false, true]) {
      const body = { subscriptionId, autoRenew };
      await till.once({ by: owner, method: 'PUT', path: `${base}/plans/auto-renew`, body }, ...PLAN_REFUSALS);
    }
  };
  const runs = [renew, choose, payDue, renew, choose, leaveAndStay];
  return runs.map((run) => ({ kind: 'plan', run }));
}

/** Everything of one round, in an order of chance. */
export async function planRound(day: MoneyDay): Promise<Work[]> {
  const works = [
    ...connects(day),
    ...moves(day),
    ...purchases(day),
    ...(await refunds(day)),
    ...(await callOffs(day)),
    ...(await changesOfPlan(day)),
  ];
  return day.random.sample(works, works.length);
}
