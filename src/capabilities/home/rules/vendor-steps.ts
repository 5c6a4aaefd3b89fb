import { formatCount } from '#base/format-count.ts';
import { formatCents } from '#base/money.ts';
import { plural } from '#base/text.ts';
import type { TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import { searchPath, VENDORS_PATH } from '#capabilities/taxonomy/rules/search-paths.ts';
import type { PlanningStage } from '#capabilities/weddings/rules/planning-stages.ts';

export type BestStep = { id: string; title: string; reasons: string[]; action: string; href: string };

/** A category that nobody is booked for. */
export type MissingVendor = {
  taxonomyKey: TaxonomyKey;
  plannedCents: number | null;
  /** Near the wedding, on its day; null where place or day are not known. */
  near: { free: number; taken: number } | null;
  /** Whom they wrote to already. */
  asked: number;
};

export type VendorFacts = {
  stage: PlanningStage;
  daysLeft: number | null;
  placeName: string | null;
  placeSlug: string | null;
  missing: readonly MissingVendor[];
};

const TITLES: Readonly<Record<TaxonomyKey, string>> = {
  'wedding-venues': 'Find your venue',
  'wedding-photographers': 'Meet three photographers',
  'wedding-videographers': 'Meet three videographers',
  'wedding-catering': 'Meet three caterers',
  'wedding-florists': 'Meet three florists',
  'wedding-hair-makeup': 'Meet three hair and makeup artists',
  'wedding-planners': 'Meet three planners',
  'wedding-bands-djs': 'Meet three bands or DJs',
  'wedding-cakes-desserts': 'Meet three bakers',
  'wedding-bar-services': 'Meet three bar services',
};

function findVendor(
  vendor: MissingVendor,
  { placeName, placeSlug, daysLeft }: VendorFacts,
  isBiggest: boolean,
): BestStep {
  const { taxonomyKey, plannedCents, near, asked } = vendor;
  const reasons = [];
  if (plannedCents !== null && isBiggest)
    reasons.push(`Your biggest vendor still to find, ${formatCents(plannedCents)}`);
  else if (plannedCents !== null) reasons.push(`${formatCents(plannedCents)} in your plan`);
  if (near && near.free + near.taken > 0 && near.taken > 0)
    reasons.push(
      `${formatCount(near.taken)} of ${formatCount(near.free + near.taken)}${placeName ? ` near ${placeName}` : ''} are already booked on your date`,
    );
  else if (near && near.free > 0) reasons.push(`${formatCount(near.free)} are free on your date`);
  if (taxonomyKey === 'wedding-venues' && daysLeft !== null)
    reasons.push(`Venues go 12 to 18 months ahead, and you have ${plural(daysLeft, 'day')}`);
  if (asked > 0) reasons.push(`You’ve written to ${formatCount(asked)} so far`);
  if (reasons.length === 0) reasons.push('Nobody is booked for it yet');
  return {
    id: `find-${taxonomyKey}`,
    title: TITLES[taxonomyKey],
    action: taxonomyKey === 'wedding-venues' ? 'See venues' : 'See who’s free',
    href: placeSlug ? searchPath(placeSlug, taxonomyKey) : VENDORS_PATH,
    reasons,
  };
}

/** The dearest first; among those without a plan, whoever is taken most. */
function byWeight(a: MissingVendor, b: MissingVendor): number {
  return (b.plannedCents ?? 0) - (a.plannedCents ?? 0) || (b.near?.taken ?? 0) - (a.near?.taken ?? 0);
}

const HAS_VENUE: readonly PlanningStage[] = ['PLANNING_VENUE_BOOKED', 'ALMOST_DONE'];

/** The venue first, unless the couple says that it has one; then the others, the dearest first. */
export function vendorSteps(facts: VendorFacts): { venue: BestStep[]; others: BestStep[] } {
  const missing = facts.missing.toSorted(byWeight);
  const step = (vendor: MissingVendor) => findVendor(vendor, facts, vendor === missing[0]);
  const isVenue = ({ taxonomyKey }: MissingVendor) => taxonomyKey === 'wedding-venues';
  return {
    venue: HAS_VENUE.includes(facts.stage) ? [] : missing.filter(isVenue).map(step),
    others: missing.filter((vendor) => !isVenue(vendor)).map(step),
  };
}
