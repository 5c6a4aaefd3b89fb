import { plural, pluralWord } from '#base/text.ts';
import type { SearchAnswer } from '#capabilities/search/contract.ts';
import type { TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';

/** One of the trade, and many. */
const NOUNS: Readonly<Record<TaxonomyKey, readonly [string, string]>> = {
  'wedding-venues': ['wedding venue', 'wedding venues'],
  'wedding-photographers': ['wedding photographer', 'wedding photographers'],
  'wedding-videographers': ['wedding videographer', 'wedding videographers'],
  'wedding-catering': ['wedding caterer', 'wedding caterers'],
  'wedding-florists': ['wedding florist', 'wedding florists'],
  'wedding-hair-makeup': ['wedding hair & makeup artist', 'wedding hair & makeup artists'],
  'wedding-planners': ['wedding planner', 'wedding planners'],
  'wedding-bands-djs': ['wedding band or DJ', 'wedding bands & DJs'],
  'wedding-cakes-desserts': ['wedding baker', 'wedding bakers'],
  'wedding-bar-services': ['wedding bar service', 'wedding bar services'],
};

type Place = Pick<SearchAnswer['location'], 'type' | 'name' | 'stateCode'>;

/** 'Hudson, NY'; a metro area is named after a city and stands in a state like one. */
function placeName({ type, name, stateCode }: Place): string {
  return type === 'MARKET' && stateCode ? `${name}, ${stateCode}` : name;
}

/** 'near Hudson, NY', 'in New York'; empty for everywhere. */
function placePhrase(place: Place): string {
  if (place.type === 'ALL_MARKETS') return '';
  if (place.type === 'NEAR_ME') return 'near you';
  return `${place.type === 'STATE' ? 'in' : 'near'} ${placeName(place)}`;
}

/** 'wedding venues near Hudson, NY' */
export function searchSubject(category: TaxonomyKey, place: Place): string {
  return `${NOUNS[category][1]} ${placePhrase(place)}`.trim();
}

/** '84 wedding venues near Hudson, NY', 'No wedding venues near Hudson, NY' */
export function countedSubject(category: TaxonomyKey, place: Place, total: number): string {
  const [one, many] = NOUNS[category];
  const count = total === 0 ? `No ${many}` : plural(total, one, many);
  return `${count} ${placePhrase(place)}`.trim();
}

/** 'wedding venue' or 'wedding venues' */
export function nounFor(category: TaxonomyKey, count: number): string {
  const [one, many] = NOUNS[category];
  return pluralWord(count, one, many);
}

/** How the place is called on buttons and in a breadcrumb. */
export function placeLabel(place: Place): string {
  if (place.type === 'ALL_MARKETS') return 'Everywhere';
  return place.type === 'NEAR_ME' ? 'Near you' : placeName(place);
}
