import type { CalendarDate } from '#base/calendar-date.ts';
import { FIRST_NAMES, SURNAMES } from '#base/demo-names.data.ts';
import { formatCents } from '#base/money.ts';
import { writePhrase } from '#base/phrase.ts';
import { type SeededRandom, seededRandom } from '#base/seeded-random.ts';
import { slugify } from '#base/text.ts';
import { MARKETPLACE_CATEGORIES, type TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import { type MetroType, metroTypeOf } from '../rules/metro-types.ts';
import { priceTierOf } from '../rules/price-tiers.ts';
import { startingPriceCents } from '../rules/prices.ts';
import { STREETS } from './addresses.data.ts';
import { decideOptions } from './decide-options.ts';
import { PINNED_VENUES, type PinnedVenue, SOUGHT_DAY } from './pinned-venues.data.ts';
import { planAvailability } from './plan-availability.ts';
import { type PictureShelf, pinGallery, planGalleries } from './plan-galleries.ts';
import { planOptions } from './plan-options.ts';
import { planPrices } from './plan-prices.ts';
import { type PublicationWish, planPublication } from './plan-publication.ts';
import { planMenus, planSpaces } from './plan-rooms.ts';
import { planSocial, planVideo } from './plan-social.ts';
import { pickVenueKind, planVenue, type VenuePlan, venueKindOf } from './plan-venue.ts';
import type { StorefrontPlan } from './storefront-plan.ts';
import { VOICES } from './voices.ts';
import type { PlacePicker, WorldPlace } from './world-places.ts';
import { writeTexts } from './write-texts.ts';

export type WorldSource = {
  seed: string;
  now: Date;
  today: CalendarDate;
  places: PlacePicker;
  pictures: PictureShelf;
};

/** Each of these markets has every category, so that no first look at a big city finds an empty shelf. */
const FULL_MARKETS = 12;
const FIXED_STOREFRONTS = FULL_MARKETS * MARKETPLACE_CATEGORIES.length;

/** What vendor@demo.example runs: a venue, a photographer, and a draft nobody else can see. */
export const DEMO_VENDOR_STOREFRONTS: readonly number[] = [1, 2, FIXED_STOREFRONTS + 1];

/** Drafts of others, right behind the pinned venues, so that a small world has them too. */
const OTHER_DRAFTS: readonly number[] = [6, 7, 8].map((number) => FIXED_STOREFRONTS + number);
/** What newvendor@demo.example, Theo Marsh, finds when he types the name of his business: it waits to be claimed. */
const WAITING_NUMBER = FIXED_STOREFRONTS + 9;
const WAITING = {
  name: 'Marsh & Meadow',
  category: 'wedding-florists',
  city: 'Hudson',
  stateCode: 'NY',
  website: 'https://www.marshandmeadow.example',
} as const;

/** Nobody's either, so that somebody can have claimed it before the new vendor comes. */
const OTHER_UNCLAIMED = WAITING_NUMBER + 1;

/** How often each category is met, beside venues. */
const CATEGORY_WEIGHTS: Record<TaxonomyKey, number> = {
  'wedding-venues': 22,
  'wedding-photographers': 18,
  'wedding-videographers': 8,
  'wedding-catering': 10,
  'wedding-florists': 10,
  'wedding-hair-makeup': 9,
  'wedding-planners': 8,
  'wedding-bands-djs': 9,
  'wedding-cakes-desserts': 7,
  'wedding-bar-services': 6,
};

const DAY_MS = 86_400_000;

/** The n-th business of the world, the same whenever and wherever it is made; only its dates move with today. */
export function planStorefront(number: number, source: WorldSource): StorefrontPlan {
  const random = seededRandom(source.seed, 'storefront', number);
  const { category, place } = pickCategoryAndPlace(number, random, source.places);
  const metroType = metroTypeOf(place);
  const pin = PINNED_VENUES[number];
  const character = pickCharacter(random, category, { place, metroType, pin });
  const { luxury, quality, popularity, effort, yearsInBusiness, venue } = character;
  const options = planOptions(random, category, venue?.options ?? decideOptions(random, category));
  const optionKeys = options.map(({ key }) => key);
  const prices = planPrices(random, {
    category,
    luxury,
    stateCode: place.stateCode,
    factor: priceFactor(optionKeys),
    leadCents: pin?.siteFeeCents,
  });
  const starting = startingPriceCents(category, prices) ?? 0;
  const priceTier = priceTierOf(category, starting);
  const traits = new Set([
    ...optionKeys,
    `tier-${priceTier}`,
    metroType.toLowerCase(),
    ...ageTraits(yearsInBusiness),
  ]);
  const owner = { firstName: random.pick(FIRST_NAMES), lastName: random.pick(SURNAMES) };
  const person = { owner: owner.firstName, ownerLast: owner.lastName, city: place.city };
  const waiting = number === WAITING_NUMBER ? WAITING : undefined;
  const name = waiting?.name ?? pin?.name ?? writePhrase(random.pick(VOICES[category].names), random, person);
  const words = {
    ...person,
    name,
    state: place.stateName,
    market: place.market.name,
    years: String(yearsInBusiness),
    weddings: String(random.int(8, 45)),
    guests: String(venue?.seats ?? random.int(6, 30) * 10),
    price: formatCents(starting),
  };
  const publication = planPublication(random, source.now, wishOf(number));
  const isListed = publication.publishedAt !== null;
  const galleries = pin
    ? pinGallery(source.pictures, pin.gallery)
    : planGalleries(random, source.pictures, category, {
        covers: random.int(2, 4),
        photos: isListed ? Math.round(5 + effort * 7) : random.int(1, 4),
        subjects: venue?.kind.subjects ?? [],
      });
  const uuid = random.uuid();
  const texts = writeTexts(random, category, { words, traits, effort });
  return {
    number,
    uuid,
    category,
    ...publication,
    ...texts,
    name,
    slug: slugify(`${name} ${place.city} ${place.stateCode}`),
    place,
    metroType,
    address1: `${random.int(1, 980)} ${random.pick(STREETS)}`,
    postalCode: place.postalCodes.length > 0 ? random.pick(place.postalCodes) : '',
    lat: scatter(random, place.lat),
    lon: scatter(random, place.lon),
    travelRadiusMiles: category === 'wedding-venues' ? 0 : random.pick([25, 40, 50, 50, 75, 100, 150]),
    featuredUntil:
      isListed && random.chance(0.04) ? new Date(source.now.getTime() + random.int(5, 60) * DAY_MS) : null,
    options,
    social: { ...planSocial(random, name, effort), ...(waiting && { web: waiting.website }) },
    video: planVideo(random, category, effort),
    prices,
    // Whoever names the price in their own words has no reason to hide it.
    priceRangeVisible:
      random.chance(0.92) || pin !== undefined || JSON.stringify(texts).includes(words.price),
    startingPriceCents: starting,
    priceTier,
    availability: planAvailability(
      random,
      source.today,
      popularity,
      pin && { day: SOUGHT_DAY, isFree: pin.isFreeOnSoughtDay },
    ),
    galleries,
    spaces: venue ? planSpaces(random, venue, words, pin?.spaces) : [],
    menus: venue ? planMenus(random, venue, words, prices.targetPerPersonBudgetMin ?? 9_000) : [],
    owner,
    traits,
    words,
    quality,
    popularity,
    responsiveness: clamp(random.normal(0.35 + quality * 0.4, 0.22)),
    yearsInBusiness,
  };
}

/** The shelves of the large markets are full, what is pinned is there, and the demo vendor's draft is one. */
function wishOf(number: number): PublicationWish | undefined {
  if (number === WAITING_NUMBER || number === OTHER_UNCLAIMED) return 'unclaimed';
  if (number <= FIXED_STOREFRONTS || PINNED_VENUES[number]) return 'published';
  const isDraft = number === FIXED_STOREFRONTS + 1 || OTHER_DRAFTS.includes(number);
  return isDraft ? 'draft' : undefined;
}

function pickCategoryAndPlace(
  number: number,
  random: SeededRandom,
  places: PlacePicker,
): { category: TaxonomyKey; place: WorldPlace } {
  if (number === WAITING_NUMBER) {
    return { category: WAITING.category, place: places.findPlace(WAITING.city, WAITING.stateCode) };
  }
  const pin = PINNED_VENUES[number];
  if (pin) return { category: 'wedding-venues', place: places.findPlace(pin.city, pin.stateCode) };
  const index = number - 1;
  const market = places.markets[Math.floor(index / MARKETPLACE_CATEGORIES.length)];
  const fixed = MARKETPLACE_CATEGORIES[index % MARKETPLACE_CATEGORIES.length];
  if (market && fixed && number <= FIXED_STOREFRONTS) {
    return { category: fixed.taxonomyKey, place: places.pickPlace(random, market) };
  }
  const { taxonomyKey } = random.pickWeighted(
    MARKETPLACE_CATEGORIES,
    (category) => CATEGORY_WEIGHTS[category.taxonomyKey],
  );
  return { category: taxonomyKey, place: places.pickPlace(random) };
}

type Character = {
  luxury: number;
  quality: number;
  popularity: number;
  effort: number;
  yearsInBusiness: number;
  venue?: VenuePlan;
};

/** Good work, high prices and many customers go together, loosely. */
function pickCharacter(
  random: SeededRandom,
  category: TaxonomyKey,
  { place, metroType, pin }: { place: WorldPlace; metroType: MetroType; pin: PinnedVenue | undefined },
): Character {
  const pickKind = () => pickVenueKind(random, { stateCode: place.stateCode, metroType });
  const kindHere = pin ? venueKindOf(pin.type) : undefined;
  const venueKind = category === 'wedding-venues' ? (kindHere ?? pickKind()) : undefined;
  const luxury = random.normal(venueKind?.luxury ?? 0, venueKind ? 0.6 : 0.9);
  const quality = clamp(random.normal(0.68 + luxury * 0.05, 0.18));
  return {
    luxury,
    quality,
    popularity: clamp(random.normal(quality * 0.55 + Math.log10(place.market.population + 10) * 0.03, 0.2)),
    effort: clamp(random.normal(0.45 + quality * 0.25, 0.22)),
    yearsInBusiness: Math.max(1, Math.round(Math.abs(random.normal(0, 10)))),
    ...(venueKind && { venue: planVenue(random, venueKind, pin?.seats) }),
  };
}

const PRICE_FACTORS: Readonly<Record<string, number>> = {
  'live-band': 2.4,
  'live-solo': 0.55,
  'ceremony-only': 0.6,
};

function priceFactor(optionKeys: readonly string[]): number {
  return optionKeys.reduce((factor, key) => factor * (PRICE_FACTORS[key] ?? 1), 1);
}

function ageTraits(years: number): string[] {
  if (years < 3) return ['young'];
  return years > 12 ? ['seasoned'] : [];
}

/** Within a mile or two of the middle of town. */
function scatter(random: SeededRandom, degrees: number): number {
  return Math.round((degrees + random.normal(0, 0.02)) * 1e5) / 1e5;
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}
