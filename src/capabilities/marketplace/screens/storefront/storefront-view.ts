import { formatCents } from '#base/money.ts';
import { capacityText, plural } from '#base/text.ts';
import { bareInstagramHandle } from '#base/validation/instagram.ts';
import type { Storefront } from '#capabilities/storefronts/contract/storefront-page.contract.ts';
import { placeLinks, tourLinks } from '#capabilities/storefronts/rules/listing-links.ts';
import { priceLines } from '#capabilities/storefronts/rules/price-lines.ts';
import { type PriceTier, tierText } from '#capabilities/storefronts/rules/price-tiers.ts';
import { responseText } from '#capabilities/storefronts/rules/response-time.ts';
import { type StartingPrice, startingPrice } from '#capabilities/storefronts/rules/starting-price.ts';
import { largestCapacity } from '#capabilities/storefronts/rules/venue-spaces.ts';
import { marketplaceCategory } from '#capabilities/taxonomy/rules/categories.ts';
import { optionLabel } from '#capabilities/taxonomy/rules/facet-label.ts';
import { facetRootsOf } from '#capabilities/taxonomy/rules/facets.ts';
import { coupleLabel } from '#capabilities/taxonomy/rules/venue-settings.ts';
import { headlineFacts } from './headline-facts.ts';
import { splitDescription } from './split-description.ts';

export type Photo = {
  id: string;
  width: number;
  height: number;
  alt: string;
  color: string;
  caption?: string;
  /** What stays in sight where it is cut; left out where that is its middle. */
  focus?: string;
};
export type DetailGroup = { label: string; values: string[] };

/** The cover leads; a photo that is in both galleries is shown once. */
function galleryOf({ coverGallery, photoGallery }: Storefront): Photo[] {
  const byId = new Map([...coverGallery, ...photoGallery].map((picture) => [picture.id, picture]));
  return [...byId.values()].map(({ id, width, height, alt, dominantColor, caption, focusX, focusY }) => ({
    id,
    width,
    height,
    alt,
    color: dominantColor,
    ...(caption && { caption }),
    ...((focusX !== 50 || focusY !== 50) && { focus: `${focusX}% ${focusY}%` }),
  }));
}

/** A facet without a choice is left out. */
function detailsOf({ taxonomyKey, options }: Storefront): (DetailGroup & { key: string })[] {
  const chosen = new Set(options.map(({ parentKey, key }) => `${parentKey}/${key}`));
  return facetRootsOf(taxonomyKey).flatMap((root) => {
    const values = root.options.filter(({ key }) => chosen.has(`${root.key}/${key}`)).map(coupleLabel);
    return values.length > 0 ? [{ key: root.key, label: root.label, values }] : [];
  });
}

function roomsOf({ venueDetails }: Storefront) {
  const { spaces = [], menus = [] } = venueDetails ?? {};
  return {
    spaces: spaces.map(({ name, description, setting, seatedCapacity, standingCapacity }) => ({
      name,
      description,
      setting: optionLabel(setting),
      seated: `${capacityText(seatedCapacity)} seated`,
      standing: standingCapacity ? `${plural(standingCapacity, 'guest')} standing` : null,
    })),
    menus: menus.map(({ name, description, pricePerPersonCents }) => ({
      name,
      description,
      price: pricePerPersonCents === null ? null : `${formatCents(pricePerPersonCents)} per person`,
    })),
  };
}

function priceOf({ taxonomyKey, startingPriceCents, priceTier }: Storefront): {
  starting: StartingPrice | null;
  tier: string | null;
} {
  return {
    starting: startingPrice(taxonomyKey, startingPriceCents) ?? null,
    tier: priceTier === null ? null : tierText(priceTier as PriceTier),
  };
}

/** Everything the page draws, in the words it draws it in: made once on the server, so that no browser needs the rules. */
export function storefrontView(storefront: Storefront) {
  const { uuid, name, slug, taxonomyKey, city, stateProvince, citySlug, travelRadiusMiles } = storefront;
  const details = detailsOf(storefront);
  const capacity = largestCapacity(storefront.venueDetails?.spaces ?? []);
  const price = priceOf(storefront);
  const { badges, awards, claimed, displayAvailability, video, pros, cons, faqs, social, lat, lon } =
    storefront;
  return {
    uuid,
    name,
    slug,
    category: taxonomyKey,
    categoryLabel: marketplaceCategory(taxonomyKey).navLabel,
    place: `${city}, ${stateProvince}`,
    citySlug,
    address: [storefront.address1, `${city}, ${stateProvince} ${storefront.postalCode}`.trim()].filter(
      Boolean,
    ),
    lat,
    lon,
    travelMiles: travelRadiusMiles > 0 ? travelRadiusMiles : null,
    isPublished: storefront.publishedAt !== null,
    claimed,
    badges,
    awards,
    photos: galleryOf(storefront),
    video,
    tours: tourLinks(social),
    links: placeLinks(social),
    instagram: social.instagram ? bareInstagramHandle(social.instagram) : null,
    response: responseText(storefront.responseStats) ?? null,
    facts: headlineFacts({ category: taxonomyKey, details, capacity, travelRadiusMiles, ...price }),
    description: splitDescription(storefront.description),
    details: details.map(({ label, values }) => ({ label, values })),
    ...price,
    prices: priceLines(taxonomyKey, storefront),
    ...roomsOf(storefront),
    pros,
    cons,
    faqs,
    displayAvailability,
  };
}

export type StorefrontView = ReturnType<typeof storefrontView>;
