import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { orpc } from '#app/orpc.ts';
import type { Listing, SavedSection } from './contract/editor.contract.ts';
import type { ShownGalleries } from './contract/galleries.contract.ts';
import type { ReviewView } from './rules/review-views.ts';

export const LISTING_KINDS = ['listing'] as const;

export function listingQuery(uuid: string) {
  return orpc.listings.getListing.queryOptions({ input: { uuid } });
}

export function slugQuery(uuid: string, slug: string) {
  return orpc.listings.checkSlug.queryOptions({ input: { uuid, slug } });
}

export const EDITS_KEY = orpc.listings.listEdits.key();

/** Who changed what; page by page, the newest first. */
export function editsQuery(uuid: string) {
  return orpc.listings.listEdits.infiniteOptions({
    input: (before: number) => ({ uuid, ...(before > 0 && { before }) }),
    initialPageParam: 0,
    getNextPageParam: ({ edits, hasEarlier }) => (hasEarlier ? edits.at(-1)?.id : undefined),
  });
}

export function preferredQuery(uuid: string) {
  return orpc.listings.getPreferred.queryOptions({ input: { uuid } });
}

type Saved = SavedSection & { outcome: 'saved' };

/** What a save answered, put where the listing is shown. */
export function useKeepSaved(uuid: string) {
  const queryClient = useQueryClient();
  const { queryKey } = listingQuery(uuid);
  return ({ section, completeness }: Saved) =>
    queryClient.setQueryData(queryKey, (listing: Listing | undefined) => {
      if (!listing) return undefined;
      const sections = listing.sections.map((each) => (each.key === section.key ? section : each));
      return { ...listing, sections, completeness };
    });
}

/** The pictures as they are after a change, put where the listing is shown. */
export function keepGalleries(queryClient: QueryClient, uuid: string, shown: ShownGalleries): void {
  queryClient.setQueryData(
    listingQuery(uuid).queryKey,
    (listing: Listing | undefined) => listing && { ...listing, ...shown },
  );
}

/** Where the listing stands, and what can be done about it. */
export function publicationQuery(uuid: string) {
  return orpc.listings.getPublication.queryOptions({ input: { uuid } });
}

export const REVIEW_KINDS = ['listing-review'] as const;
export const REVIEWS_KEY = orpc.listings.listReviews.key();
export const HELD_KEY = orpc.listings.listHeldTexts.key();

export function reviewsQuery(view: ReviewView) {
  return orpc.listings.listReviews.infiniteOptions({
    input: (cursor: string) => ({ view, ...(cursor && { cursor }) }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
}

export const heldTextsQuery = orpc.listings.listHeldTexts.infiniteOptions({
  input: (cursor: string) => (cursor ? { cursor } : {}),
  initialPageParam: '',
  getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
});

export function reviewQuery(uuid: string) {
  return orpc.listings.readReview.queryOptions({ input: { uuid } });
}
