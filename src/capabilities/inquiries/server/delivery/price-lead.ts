import { type CalendarDate, calendarDate, calendarDateOf } from '#base/calendar-date.ts';
import { hasUnlimitedPlan } from '#capabilities/plans/server/index.ts';
import type { findLeadTarget } from '#capabilities/storefronts/server/index.ts';
import { categoryByNodeId, marketplaceCategory } from '#capabilities/taxonomy/rules/categories.ts';
import type { Clock } from '#platform/clock.ts';
import type { Tx } from '#platform/database/database.ts';
import { budgetFitOf, hasBudget } from '../../rules/budget-fit.ts';
import type { KnownFacts } from '../../rules/known-facts.ts';
import { knowsVenue } from '../../rules/knows-venue.ts';
import { FREE_LEADS, freeReasonOf, type LeadPrice, leadPriceOf } from '../../rules/lead-price.ts';
import type { MatchReason } from '../../rules/lead-tags.ts';
import { leadTierOf } from '../../rules/lead-tier.ts';
import { type MatchedCouple, type MatchedVendor, matchReasonsOf } from '../../rules/match-reasons.ts';
import type { InquiryRow } from '../store.ts';
import { type CoupleFacts, countDelivered, hasBooked, hasEarlier, lockPricing } from './delivery.store.ts';

type Target = NonNullable<Awaited<ReturnType<typeof findLeadTarget>>>;

export type PricedLead = { price: LeadPrice; matchReasons: MatchReason[]; knownFacts: KnownFacts };

const VENUE_NODE_ID = marketplaceCategory('wedding-venues').taxonomyNodeId;

const dayOf = (text: string | null): CalendarDate | null => (text === null ? null : calendarDate(text));

function coupleOf({ request, city }: CoupleFacts): MatchedCouple {
  return {
    weddingDate: dayOf(request.weddingDate),
    place: city,
    budget: { minCents: request.budgetMinCents, maxCents: request.budgetMaxCents },
    guestCount: request.guestCount,
    optionIds: request.optionIds,
  };
}

function vendorOf(target: Target, day: CalendarDate | null): MatchedVendor {
  const category = categoryByNodeId(target.taxonomyNodeId);
  if (!category) throw new Error(`There is no category with the number ${target.taxonomyNodeId}.`);
  return {
    taxonomyKey: category.taxonomyKey,
    availability: {
      blockedDays: new Set(target.isTaken && day ? [day] : []),
      daysOff: target.daysOff,
      availableThrough: dayOf(target.availableThrough),
    },
    place: target,
    travelRadiusMiles: target.travelRadiusMiles,
    budget: { minCents: target.budgetMinCents, maxCents: target.budgetMaxCents },
    optionIds: target.optionIds,
    largestCapacity: target.largestCapacity,
  };
}

async function hasVenue(tx: Tx, { wedding }: CoupleFacts): Promise<boolean> {
  return knowsVenue(wedding.planningStage, await hasBooked(tx, wedding.id, VENUE_NODE_ID));
}

async function freeReason(tx: Tx, { uuid, storefrontId }: InquiryRow, weddingId: string) {
  return freeReasonOf({
    // Hellos and links of preferred vendors come with the outreach of vendors; until then nobody has sent one.
    isAnswerToHello: false,
    isReferred: false,
    isRepeat: await hasEarlier(tx, { uuid, weddingId, storefrontId }),
    leadsBefore: await countDelivered(tx, storefrontId, FREE_LEADS),
  });
}

/** What a lead is worth and why it suits, worked out once, at the moment it is handed over. */
export async function priceLead(
  tx: Tx,
  { clock }: { clock: Clock },
  { inquiry, facts, target }: { inquiry: InquiryRow; facts: CoupleFacts; target: Target },
): Promise<PricedLead> {
  await lockPricing(tx, inquiry.storefrontId);
  const couple = coupleOf(facts);
  const vendor = vendorOf(target, couple.weddingDate);
  const guests = couple.guestCount > 0;
  const knownFacts: KnownFacts = {
    emailVerified: facts.emailVerified ?? false,
    phoneVerified: facts.phoneVerifiedAt !== null,
    accountCreatedAt: facts.accountCreatedAt?.toISOString() ?? null,
    vendorsAsked: facts.vendorsAsked,
    known: {
      date: couple.weddingDate !== null,
      venue: await hasVenue(tx, facts),
      budget: hasBudget(couple.budget),
      guests,
    },
  };
  const tier = leadTierOf({
    taxonomyKey: vendor.taxonomyKey,
    isPhoneVerified: knownFacts.phoneVerified,
    hasDate: knownFacts.known.date,
    hasVenue: knownFacts.known.venue,
    hasGuestCount: guests,
    hasBudget: knownFacts.known.budget,
  });
  const price = leadPriceOf({
    taxonomyKey: vendor.taxonomyKey,
    tier,
    weddingDate: couple.weddingDate,
    today: calendarDateOf(clock.now()),
    budgetFit: budgetFitOf(couple.budget, vendor.budget),
    // Vendors cannot say yet which leads they prefer, so none fits exactly.
    isExactMatch: false,
    hasUnlimitedPlan: await hasUnlimitedPlan(tx, { clock }, inquiry.storefrontId),
    freeReason: await freeReason(tx, inquiry, facts.wedding.id),
  });
  return { price, matchReasons: matchReasonsOf(couple, vendor), knownFacts };
}
