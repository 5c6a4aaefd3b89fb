import { foldName } from '#base/search-words.ts';
import { facetWords } from '../rules/facet-bits.ts';
import {
  answersTenths,
  completenessTenths,
  freshnessTenths,
  reviewsTenths,
} from '../rules/score-storefront.ts';
import type { SearchRow, SearchSource } from './projection.store.ts';

function later(first: string, second: string | null): Date {
  const [a, b] = [new Date(first), new Date(second ?? first)];
  return a > b ? a : b;
}

/** A storefront as a search sees it today. */
export function projectStorefront(source: SearchSource, now: Date): SearchRow {
  const { reviews_count: count, rating_sum: ratingSum } = source;
  const words = facetWords({
    optionIds: source.option_ids,
    metroTypes: [source.metro_type],
    awards: source.awards,
  });
  return {
    storefrontId: source.id,
    categoryId: source.category_id,
    marketId: source.market_id,
    stateCode: source.state_code,
    lat: source.lat,
    lon: source.lon,
    ownFacets: words.own,
    sharedFacets: words.shared,
    priceCents: source.price_cents,
    capacity: source.capacity,
    reviewsScore: reviewsTenths({ count, ratingSum }),
    completenessScore: completenessTenths({
      descriptionLength: source.description_length,
      covers: source.covers,
      photos: source.photos,
      hasPrice: source.price_cents !== null,
      faqs: source.faqs,
      options: source.option_ids.length,
    }),
    answersScore: answersTenths(
      source.received === null
        ? null
        : {
            received: source.received,
            answered: source.answered ?? 0,
            medianMinutes: source.median_minutes,
          },
    ),
    freshnessScore: freshnessTenths(later(source.updated_at, source.latest_review_at), now),
    rating: count > 0 ? Math.round((ratingSum / count) * 100) : null,
    reviewsCount: count,
    publishedAt: source.published_at,
    featuredUntil: source.featured_until,
    showsAvailability: source.shows_availability,
    daysOff: source.days_off.reduce((bits, day) => bits | (1 << day), 0),
    availableThrough: source.available_through,
    searchName: foldName(source.name),
  };
}
