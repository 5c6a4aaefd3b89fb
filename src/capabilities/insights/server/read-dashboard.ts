import { ok, type Result } from '#base/result.ts';
import { listingSteps, percentOf } from '#capabilities/listings/rules/completeness.ts';
import { countSubmittedReviews } from '#capabilities/reviews/server/index.ts';
import type { FindStanding } from '#capabilities/search/server/index.ts';
import type { ListingRecord } from '#capabilities/storefronts/rules/listing-record.ts';
import { findListingRecord } from '#capabilities/storefronts/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';
import type { Dashboard, DashboardAsked } from '../contract.ts';
import { FEWEST_PEERS } from '../rules/median.ts';
import { partOfDay } from '../rules/part-of-day.ts';
import { type EnteredDashboard, enterDashboard } from './enter-dashboard.ts';
import { listDays, sumBookings } from './figures/figures.store.ts';
import type { FindPeers } from './figures/peer-memory.ts';
import type { PeerRow } from './figures/peers.store.ts';
import { presentFigures } from './figures/present-figures.ts';
import { findSteps } from './standing/find-steps.ts';
import { findListingFacts, type ListingFacts } from './standing/listing-facts.store.ts';
import { presentStanding } from './standing/present-standing.ts';

export type DashboardDeps = Pick<Platform, 'db' | 'clock'> & {
  findPeers: FindPeers;
  findStanding: FindStanding;
};

/** The others of the category and market. */
async function othersOf(
  { findPeers }: DashboardDeps,
  { storefront, period, timeZone }: EnteredDashboard,
  { taxonomy_node_id: taxonomyNodeId, market_id: marketId }: ListingFacts,
): Promise<readonly PeerRow[]> {
  if (marketId === null) return [];
  const all = await findPeers({ ...period, taxonomyNodeId, marketId, timeZone });
  return all.filter(({ id }) => id !== storefront.id);
}

async function standingOf(
  { findStanding }: DashboardDeps,
  { storefront, now }: EnteredDashboard,
  known: { facts: ListingFacts; listing: ListingRecord; submittedReviews: number; peers: readonly PeerRow[] },
) {
  const { facts, listing, submittedReviews, peers } = known;
  if (!listing.isPublished) return null;
  const standing = await findStanding({
    storefrontId: storefront.id,
    category: listing.category,
    citySlug: facts.city_slug,
  });
  const completePercent = percentOf(listingSteps({ ...listing, submittedReviews }));
  return standing && presentStanding({ standing, facts, peers, completePercent, now });
}

/** How a listing does, for everybody who works there. */
export async function readDashboard(
  deps: DashboardDeps,
  actor: SignedInActor,
  asked: DashboardAsked,
): Promise<Result<Dashboard>> {
  const entry = await enterDashboard(deps, actor, asked);
  if (!entry.ok) return entry;
  const entered = entry.value;
  const { storefront, period, before, timeZone, today, now, allowed } = entered;
  const [days, bookings, facts, listing, submittedReviews] = await Promise.all([
    listDays(deps.db, storefront.id, { from: before.from, to: period.to }, timeZone),
    sumBookings(deps.db, storefront.id, { period, before, timeZone }),
    findListingFacts(deps.db, storefront.id, today),
    findListingRecord(deps.db, storefront.id),
    countSubmittedReviews(deps.db, storefront.id),
  ]);
  if (!listing) throw new Error('A listing that was entered is gone.');
  const peers = await othersOf(deps, entered, facts);
  const isCompared = peers.length >= FEWEST_PEERS && facts.market_name !== null;
  return ok({
    storefrontUuid: storefront.uuid,
    name: storefront.name,
    taxonomyKey: listing.category,
    isPublished: listing.isPublished,
    today,
    partOfDay: partOfDay(now, timeZone),
    range: asked.range,
    period,
    before,
    peers: isCompared ? { count: peers.length, marketName: facts.market_name ?? '' } : null,
    ...presentFigures({ days, peers, period, before }),
    bookings: {
      weddings: bookings.weddings,
      amountCents: bookings.amount_cents,
      beforeWeddings: bookings.before_weddings,
      beforeCents: bookings.before_cents,
      connectedLeads: bookings.connected_leads,
      creditsSpent: bookings.credits_spent,
    },
    standing: await standingOf(deps, entered, { facts, listing, submittedReviews, peers }),
    steps: findSteps({ facts, listing, submittedReviews, allowed, now }).map(
      ({ isUrgent: _, ...step }) => step,
    ),
  });
}
