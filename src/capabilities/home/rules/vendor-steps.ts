import { formatCount } from '#base/format-count.ts';
import { formatCents } from '#base/money.ts';
import { plural } from '#base/text.ts';
import type { TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import { categoryPath, searchPath } from '#capabilities/taxonomy/rules/search-paths.ts';
import type { PlanningStage } from '#capabilities/weddings/rules/planning-stages.ts';

export type BestStep = {
  id: string;
  title: string;
  reasons: string[];
  action: string;
  href: string;
  /** Whom it is about. */
  taxonomyKey?: TaxonomyKey;
};

type Near = {
  near: number;
  free: number;
  taken: number;
  fitting: number;
  /** Who is there where nobody is near. */
  farther: { radiusMiles: number; count: number; nearestMiles: number } | null;
};

/** A category that nobody is booked for. */
export type MissingVendor = {
  taxonomyKey: TaxonomyKey;
  plannedCents: number | null;
  /** Near the wedding, on its day; null where place or day are not known. */
  near: Near | null;
  /** Whom they wrote to already. */
  asked: number;
};

export type VendorFacts = {
  stage: PlanningStage;
  daysLeft: number | null;
  placeName: string | null;
  placeSlug: string | null;
  /** Ahead of us, or not known. */
  weddingDay: string | null;
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

/** Who is around and free that day, as far as place and day are known; in a circle that has somebody. */
export function nearbyPath(
  { placeSlug, weddingDay }: Pick<VendorFacts, 'placeSlug' | 'weddingDay'>,
  taxonomyKey: TaxonomyKey,
  near?: Pick<Near, 'farther'> | null,
): string {
  if (placeSlug === null) return categoryPath(taxonomyKey);
  const asked = new URLSearchParams({
    ...(weddingDay !== null && { date: weddingDay }),
    ...(near?.farther && { radius: String(near.farther.radiusMiles) }),
  });
  const path = searchPath(placeSlug, taxonomyKey);
  return asked.size === 0 ? path : `${path}?${asked}`;
}

const are = (count: number, rest: string) => `${formatCount(count)} ${count === 1 ? 'is' : 'are'} ${rest}`;

function reasonsFartherOut(farther: Near['farther']): string[] {
  if (!farther) return [];
  const { count, radiusMiles, nearestMiles } = farther;
  const miles = plural(nearestMiles, 'mile');
  return [
    count === 1
      ? `One is ${miles} away`
      : `${formatCount(count)} are within ${radiusMiles} miles, the nearest ${miles} away`,
  ];
}

/** What we know about who is around: how many are taken on the day, who is left, and whose prices fit. */
function reasonsOfPlace({ near }: MissingVendor, placeName: string | null): string[] {
  if (!near) return [];
  const { free, taken, fitting } = near;
  const around = placeName ? ` near ${placeName}` : '';
  if (free + taken === 0) {
    if (!placeName) return [];
    if (near.near > 0) return [are(near.near, `listed${around}`)];
    return [`Nobody is listed${around} yet`, ...reasonsFartherOut(near.farther)];
  }
  const day =
    taken > 0
      ? `${formatCount(taken)} of ${formatCount(free + taken)}${around} ${taken === 1 ? 'is' : 'are'} already booked on your date`
      : are(free, 'free on your date');
  return fitting > 0
    ? [day, `${formatCount(fitting)} still free ${fitting === 1 ? 'fits' : 'fit'} your plan`]
    : [day];
}

function actionFor({ taxonomyKey, near }: MissingVendor): string {
  if (near?.near === 0) return 'Look further out';
  return taxonomyKey === 'wedding-venues' ? 'See venues' : 'See who’s free';
}

function findVendor(
  vendor: MissingVendor,
  { placeName, placeSlug, weddingDay, daysLeft }: VendorFacts,
  isBiggest: boolean,
): BestStep {
  const { taxonomyKey, plannedCents, asked } = vendor;
  const reasons = [];
  if (plannedCents !== null && isBiggest)
    reasons.push(`Your biggest vendor still to find, ${formatCents(plannedCents)}`);
  else if (plannedCents !== null) reasons.push(`${formatCents(plannedCents)} in your plan`);
  reasons.push(...reasonsOfPlace(vendor, placeName));
  if (taxonomyKey === 'wedding-venues' && daysLeft !== null)
    reasons.push(`Venues go 12 to 18 months ahead, and you have ${plural(daysLeft, 'day')}`);
  if (asked > 0) reasons.push(`You’ve written to ${formatCount(asked)} so far`);
  if (reasons.length === 0) reasons.push('Nobody is booked for it yet');
  return {
    id: `find-${taxonomyKey}`,
    taxonomyKey,
    title: TITLES[taxonomyKey],
    action: actionFor(vendor),
    href: nearbyPath({ placeSlug, weddingDay }, taxonomyKey, vendor.near),
    reasons,
  };
}

/** The dearest first; among those without a plan, whoever is taken most. */
function byWeight(a: MissingVendor, b: MissingVendor): number {
  return (b.plannedCents ?? 0) - (a.plannedCents ?? 0) || (b.near?.taken ?? 0) - (a.near?.taken ?? 0);
}

const HAS_VENUE: readonly PlanningStage[] = ['PLANNING_VENUE_BOOKED', 'ALMOST_DONE'];

type VendorSteps = {
  venue: BestStep[];
  others: BestStep[];
  /** Nobody of the kind is listed nearby: whatever can be done from here comes before. */
  fartherOut: BestStep[];
};

/** The venue first, unless the couple says that it has one; then the others, the dearest first. */
export function vendorSteps(facts: VendorFacts): VendorSteps {
  const missing = facts.missing.toSorted(byWeight);
  const most = Math.max(...missing.map(({ plannedCents }) => plannedCents ?? 0));
  const step = (vendor: MissingVendor) => findVendor(vendor, facts, vendor.plannedCents === most);
  const isVenue = ({ taxonomyKey }: MissingVendor) => taxonomyKey === 'wedding-venues';
  const isNobodyNear = ({ near }: MissingVendor) => near?.near === 0;
  const others = missing.filter((vendor) => !isVenue(vendor));
  return {
    venue: HAS_VENUE.includes(facts.stage) ? [] : missing.filter(isVenue).map(step),
    others: others.filter((vendor) => !isNobodyNear(vendor)).map(step),
    fartherOut: others.filter(isNobodyNear).map(step),
  };
}
