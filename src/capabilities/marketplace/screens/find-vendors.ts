import type { Api } from '#app/api-type.ts';
import { paths } from '#app/rules/paths.ts';
import type { CitySuggestion } from '#capabilities/places/contract.ts';
import { meantPlace } from '#capabilities/places/rules/meant-place.ts';
import {
  categoryByNodeId,
  marketplaceCategory,
  type TaxonomyKey,
} from '#capabilities/taxonomy/rules/categories.ts';
import { categoryPath, searchPath } from '#capabilities/taxonomy/rules/search-paths.ts';
import { cityLabel } from '#capabilities/weddings/parts/city-choice.ts';
import { placeHint } from '../parts/place-hint.ts';

type Suggestion = { href: string; label: string; hint: string };

/** Where a search leads, or what to say and to offer where that is not clear. */
export type Found = { address: string } | { message: string; links: Suggestion[] };

const MOST_VENDORS = 8;
const DEFAULT_TRADE: TaxonomyKey = 'wedding-venues';

export async function findPlace(api: Api, typed: string, trade: TaxonomyKey = DEFAULT_TRADE): Promise<Found> {
  if (typed === '') return { address: categoryPath(trade) };
  const places = await api.places.suggestCities({ 'search-string': typed, with_markets: true });
  const meant = meantPlace(typed, places);
  if (meant) return { address: searchPath(meant.slug, trade) };
  return {
    message:
      places.length > 0
        ? 'There are several places like that. Which one do you mean?'
        : 'We don’t know a place by that name. Check the spelling, or try a larger town nearby.',
    links: placeLinks(places, trade),
  };
}

/** All of them: a name may stand for twenty towns. A town and its metro area are one link, since they are one search. */
function placeLinks(places: readonly CitySuggestion[], trade: TaxonomyKey): Suggestion[] {
  const links = new Map<string, Suggestion>();
  for (const place of places) {
    const href = searchPath(place.slug, trade);
    if (!links.has(href)) links.set(href, { href, label: cityLabel(place), hint: placeHint(place) ?? '' });
  }
  return [...links.values()];
}

export async function findByName(api: Api, prefix: string, trade: TaxonomyKey | undefined): Promise<Found> {
  const vendors = trade
    ? await api.search.suggestByCategory({ prefix, category_id: marketplaceCategory(trade).taxonomyNodeId })
    : await api.search.suggestByName({ prefix });
  const links = vendors.slice(0, MOST_VENDORS).flatMap((vendor) => {
    const category = categoryByNodeId(vendor.taxonomyNodeId);
    if (!category) return [];
    const place = [vendor.address.city, vendor.address.stateProvince].filter(Boolean).join(', ');
    return {
      href: paths.storefront(category.taxonomyKey, vendor.storefrontSlug),
      label: vendor.name,
      hint: [category.browseLabel, place].filter(Boolean).join(' · '),
    };
  });
  const [only] = links;
  if (only && links.length === 1) return { address: only.href };
  return {
    message: only
      ? 'These are the vendors with a name like that.'
      : 'No vendor by that name. Check the spelling, or search by place.',
    links,
  };
}
