import { data, type RouterContextProvider, redirect } from 'react-router';
import { hasErrorCode } from '#app/api-error.ts';
import type { Api } from '#app/api-type.ts';
import { apiOf, requestScope } from '#app/request-scope.ts';
import type { VendorCard } from '#capabilities/search/contract.ts';
import { shownCard } from '#capabilities/search/parts/shown-card.ts';
import type { Storefront } from '#capabilities/storefronts/contract/storefront-page.contract.ts';
import { monthViews } from './month-view.ts';
import { readPageQuery } from './page-address.ts';
import { reviewsView } from './review-view.ts';
import { storefrontView } from './storefront-view.ts';

type Context = Readonly<RouterContextProvider>;
type Found = Awaited<ReturnType<Api['storefronts']['getStorefront']>>;

/** The listing; an old address leads on for good, and an unknown one ends on a page that helps. */
export async function foundOrGone(
  call: Promise<Found>,
  pathTo: (category: string, slug: string) => string,
): Promise<Storefront> {
  try {
    const answer = await call;
    if (!('movedTo' in answer)) return answer;
    throw redirect(pathTo(answer.movedTo.taxonomyKey, answer.movedTo.slug), 301);
  } catch (error) {
    if (hasErrorCode(error, 'storefront.not_found')) throw data(null, { status: 404 });
    throw error;
  }
}

const SIMILAR = 6;
const RECOMMENDED = 8;

/** Other vendors are an extra: where they cannot be had, the page does without and the log says why. */
async function cardsOrNone(context: Context, call: Promise<VendorCard[]>) {
  try {
    return (await call).map(shownCard);
  } catch (error) {
    context.get(requestScope).logError(error);
    return [];
  }
}

/** The month asked for and the next: they hang side by side where there is room. */
const MONTHS = 2;

/** Everything the page shows besides the listing itself, asked for at once. */
export async function loadStorefrontPage(context: Context, url: URL, storefront: Storefront) {
  const api = apiOf(context);
  const { uuid, publishedAt, preferredVendors, displayAvailability } = storefront;
  const query = readPageQuery(url.searchParams);
  const { month, ...reviewQuery } = query;
  const recommended = preferredVendors.slice(0, RECOMMENDED).map((vendor) => vendor.uuid);
  const [calendar, reviews, preferred, similar] = await Promise.all([
    displayAvailability ? api.storefronts.getAvailability({ uuid, month, months: MONTHS }) : undefined,
    publishedAt === null ? undefined : api.reviews.listReviews({ uuid, ...reviewQuery }),
    preferredVendors.length === 0
      ? []
      : cardsOrNone(context, api.search.listCards({ storefrontUuids: recommended })),
    publishedAt === null
      ? []
      : cardsOrNone(context, api.search.listSimilar({ storefrontUuid: uuid, limit: SIMILAR })),
  ]);
  return {
    site: context.get(requestScope).publicUrl,
    query,
    storefront: storefrontView(storefront),
    months: calendar ? monthViews(calendar) : [],
    reviews: reviews ? reviewsView(reviews) : null,
    preferred,
    /** What the business says about those it recommends. */
    notes: Object.fromEntries(preferredVendors.map((vendor) => [vendor.uuid, vendor.note])),
    similar,
  };
}

export type StorefrontPageData = Awaited<ReturnType<typeof loadStorefrontPage>>;
