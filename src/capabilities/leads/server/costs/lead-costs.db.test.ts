import { createRouterClient } from '@orpc/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refundLead } from '#capabilities/credits/server/index.ts';
import { type CreditsWorld, got, openCreditsWorld } from '#capabilities/credits/testing/credits-world.ts';
import { inquiries } from '#capabilities/inquiries/tables.ts';
import { refusal } from '#capabilities/weddings/testing/wedding-world.ts';
import type { Actor } from '#platform/actor.ts';
import { readyLead } from '../../testing/ready-lead.ts';
import { leadCostsRoutes } from './lead-costs.routes.ts';

let world: CreditsWorld;
beforeAll(async () => {
  world = await openCreditsWorld();
});
afterAll(() => world.close());

const costsOf = (actor: Actor, storefrontUuid: string) =>
  createRouterClient(leadCostsRoutes(world), { context: world.contextOf(actor) }).readLeadCosts({
    storefrontUuid,
  });

it('is what leads of the last 90 days cost without a plan, and what came back', async () => {
  const listing = await world.openListing();
  const owner = await world.addMember(listing, 'OWNER');
  expect(await costsOf(owner.actor, listing.uuid)).toEqual({
    ...{ days: 90, leads: 0, creditsPerLead: null, refunds: 0, refundedCredits: 0 },
  });
  const now = world.clock.now();
  const old = new Date(now.getTime() - 91 * 86_400_000);
  const price = { paymentRequired: true, baseCreditPrice: 24 };
  const charged = { ...readyLead(listing.id, now), ...price, creditPrice: 20 };
  await world.db.insert(inquiries).values([
    charged,
    // Its plan paid for it.
    { ...readyLead(listing.id, now), ...price, creditPrice: 0 },
    { ...readyLead(listing.id, now), ...price, baseCreditPrice: 25, creditPrice: 25 },
    { ...readyLead(listing.id, old), ...price, creditPrice: 100, baseCreditPrice: 100 },
  ]);
  got(await world.give(listing, 30));
  got(await world.charge(listing, 20, charged.uuid));
  got(await refundLead(world.db, world, { storefront: listing, inquiryUuid: charged.uuid, by: null }));
  expect(await costsOf(owner.actor, listing.uuid)).toEqual({
    ...{ days: 90, leads: 3, creditsPerLead: 23, refunds: 1, refundedCredits: 20 },
  });
});

it('is for those who see the credits', async () => {
  const [listing, other] = [await world.openListing(), await world.openListing()];
  const viewer = await world.addMember(listing, 'VIEWER');
  const stranger = await world.addMember(other, 'OWNER');
  expect(await costsOf(viewer.actor, listing.uuid)).toMatchObject({ leads: 0 });
  expect(await refusal(costsOf(stranger.actor, listing.uuid))).toBe('storefront.not_found');
});
