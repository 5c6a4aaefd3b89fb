import { findUser } from '#capabilities/identity/server/index.ts';
import { countSubmittedReviews } from '#capabilities/reviews/server/index.ts';
import type { ListingRecord } from '#capabilities/storefronts/rules/listing-record.ts';
import { findPublication } from '#capabilities/storefronts/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import type { PastReview, ReviewCase } from '../../contract/support-listings.contract.ts';
import { listingSteps, percentOf } from '../../rules/completeness.ts';
import { snapshotChanges, snapshotOf, snapshotWords } from '../../rules/listing-snapshot.ts';
import { presentGalleries } from '../galleries/present-galleries.ts';
import { listOwners } from '../publication/present-publication.ts';
import {
  findOpenReview,
  listPastReviews,
  type OpenReview,
  type PastReviewRow,
} from '../publication/reviews.store.ts';
import { presentReviewer } from './list-reviews.ts';
import { namesOf } from './queue.store.ts';

async function presentOwners(tx: Tx, storefrontId: number): Promise<ReviewCase['owners']> {
  const owners = await listOwners(tx, storefrontId);
  return Promise.all(
    owners.map(async ({ userId, firstName, lastName, email }) => ({
      name: `${firstName} ${lastName}`.trim(),
      email,
      isEmailConfirmed: (await findUser(tx, userId))?.emailVerified ?? false,
    })),
  );
}

async function presentOpen(tx: Tx, review: OpenReview, readerId: string): Promise<ReviewCase['review']> {
  const ids = [review.openedBy, review.reviewerId].filter((id) => id !== null);
  const names = await namesOf(tx, ids);
  const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? null));
  return {
    id: review.id,
    openedAt: review.openedAt.toISOString(),
    openedBy: nameOf(review.openedBy),
    checks: review.checks,
    reviewer: presentReviewer({ ...review, reviewerName: nameOf(review.reviewerId) }, readerId),
  };
}

function presentPast({
  id,
  openedAt,
  decision,
  note,
  reasons,
  decidedBy,
  decidedAt,
}: PastReviewRow): PastReview[] {
  if (decision === null || decidedAt === null) return [];
  return [
    {
      id,
      openedAt: openedAt.toISOString(),
      decision,
      note,
      reasons,
      decidedBy,
      decidedAt: decidedAt.toISOString(),
    },
  ];
}

/** What is new since staff saw it last. */
function presentChanges(listing: ListingRecord, past: readonly PastReviewRow[]): ReviewCase['changes'] {
  const seen = past.find(({ snapshot }) => snapshot !== null);
  if (!seen?.snapshot || !seen.decidedAt || !seen.decision) return null;
  return {
    since: seen.decidedAt.toISOString(),
    decision: seen.decision,
    fields: snapshotChanges(listing.category, seen.snapshot, snapshotOf(listing)),
  };
}

/** A listing with all that staff decides by. */
export async function presentCase(tx: Tx, listing: ListingRecord, readerId: string): Promise<ReviewCase> {
  const place = await findPublication(tx, listing.id);
  const past = await listPastReviews(tx, listing.id);
  const open = await findOpenReview(tx, listing.id);
  const submittedReviews = await countSubmittedReviews(tx, listing.id);
  return {
    uuid: listing.uuid,
    name: listing.name,
    taxonomyKey: listing.category,
    slug: listing.slug,
    published: listing.isPublished,
    cityName: listing.cityName,
    status: listing.publicationStatus,
    version: place?.version ?? 0,
    percent: percentOf(listingSteps({ ...listing, submittedReviews })),
    owners: await presentOwners(tx, listing.id),
    ...(await presentGalleries(tx, listing.galleries)),
    fields: snapshotWords(listing.category, snapshotOf(listing)).map(({ section, label, words }) => ({
      section,
      label,
      words,
    })),
    review: open ? await presentOpen(tx, open, readerId) : null,
    changes: presentChanges(listing, past),
    history: past.flatMap(presentPast),
  };
}
