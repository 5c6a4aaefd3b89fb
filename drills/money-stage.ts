import { randomUUID } from 'node:crypto';
import { CATEGORY_NUMBERS, type TaxonomyKey } from '../src/capabilities/taxonomy/rules/categories.ts';
import type { Ground } from './ground.ts';
import { findListings, joinTeam, type Listing } from './listings.ts';
import { act, type Somebody, signUp } from './somebody.ts';

/** Of leads that cost so much that there are never credits enough. */
const CREDITS_A_LEAD = 15;
const SEEN = 50;
const SIGNED_UP_AT_ONCE = 8;

export type MoneyStage = {
  owner: Somebody;
  staff: Somebody;
  /** Both are charged for leads. */
  listings: [Listing, Listing];
  /** Has a plan, which would make every lead free. */
  planned: Listing;
  /** Leads that wait, by listing, in the order in which they are taken. */
  waiting: Map<string, string[]>;
  /** All of them. */
  leads: string[];
  since: Date;
};

/** One couple for each lead of a listing: a second one of the same people is free. */
async function sendLeads(ground: Ground, name: string, listings: readonly Listing[]): Promise<string[]> {
  const couple = await signUp(ground, 'couple', name);
  await act(ground, couple, 'PUT', '/web-api/v1/wedding', { guestCount: 80 });
  // Those who have just come and write to several are looked at first.
  await ground.ask(`update users set created_at = now() - interval '90 days' where id = $1`, [couple.userId]);
  type Sent = { inquiries: { uuid: string }[] };
  const { inquiries } = await act<Sent>(ground, couple, 'POST', '/web-marketplace-api/v1/inquiry', {
    ...{ requestUuid: randomUUID(), storefrontUuids: listings.map(({ uuid }) => uuid) },
    ...{ events: ['day-of'], weddingDate: null, flexible: true, guestCount: 80, cityId: null },
    ...{ location: 'Anywhere near the river', budgetMinCents: null, budgetMaxCents: null, optionIds: [] },
    message: `Would you be part of our day? ${randomUUID()}`,
  });
  return inquiries.map(({ uuid }) => uuid);
}

async function listWaiting({ ask }: Ground, { id }: Listing, leads: readonly string[]): Promise<string[]> {
  const rows = await ask<{ uuid: string }>(
    `select uuid from inquiries where storefront_id = $1 and status = 'READY' and uuid = any($2) order by uuid`,
    [id, leads],
  );
  return rows.map(({ uuid }) => uuid);
}

/** Those that have to pay for leads. */
async function withoutPlan({ ask }: Ground, listings: readonly Listing[]): Promise<Listing[]> {
  const rows = await ask<{ id: number }>(
    `select id from storefronts s where not exists (select from plan_subscriptions p where p.storefront_id = s.id)`,
  );
  const ids = new Set(rows.map(({ id }) => id));
  return listings.filter(({ id }) => ids.has(id));
}

/** Somebody with three listings, and so many couples that have written to the first two. */
export async function setMoneyStage(ground: Ground, couples: number): Promise<MoneyStage> {
  const since = new Date();
  const seen = await findListings(ground, SEEN);
  const dear = seen.filter(({ category }) => CATEGORY_NUMBERS[category as TaxonomyKey] >= CREDITS_A_LEAD);
  // One message goes to vendors of one category.
  const byCategory = Object.values(
    Object.groupBy(await withoutPlan(ground, dear), ({ category }) => category),
  );
  const [first, second, planned] = byCategory.find((list) => list && list.length >= 3) ?? [];
  if (!first || !second || !planned)
    throw new Error('This drill wants three listings whose leads cost much.');
  const owner = await signUp(ground, 'vendor', 'money owner');
  await joinTeam(ground, [first, second, planned], owner, 'OWNER');
  const staff = await signUp(ground, 'couple', 'money staff');
  await ground.ask(`update users set role = 'support' where id = $1`, [staff.userId]);
  const listings: [Listing, Listing] = [first, second];
  const leads: string[] = [];
  for (let from = 0; from < couples; from += SIGNED_UP_AT_ONCE) {
    const count = Math.min(SIGNED_UP_AT_ONCE, couples - from);
    const sent = await Promise.all(
      Array.from({ length: count }, (_, at) => sendLeads(ground, `payer ${from + at}`, listings)),
    );
    leads.push(...sent.flat());
  }
  await ground.settle();
  const waiting = new Map<string, string[]>();
  for (const listing of listings) waiting.set(listing.uuid, await listWaiting(ground, listing, leads));
  return { owner, staff, listings, planned, waiting, leads, since };
}
