import { categoryByNodeId } from '#capabilities/taxonomy/rules/categories.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { decodeCursor, pageOf } from '#platform/database/keyset-cursor.ts';
import type { Platform } from '#platform/platform.ts';
import type { ReviewCounts, ReviewItem } from '../../contract/support-listings.contract.ts';
import { hasPassed } from '../../rules/publication-checks.ts';
import type { ReviewView } from '../../rules/review-views.ts';
import { countQueue, listQueue, orderOf, type QueueRow } from './queue.store.ts';

const PAGE = 25;

type Holder = { reviewerId: string | null; reviewerName: string | null; pickedUpAt: Date | null };

/** Whoever has a listing before them, as a colleague reads it. */
export function presentReviewer({ reviewerId, reviewerName, pickedUpAt }: Holder, readerId: string) {
  if (reviewerId === null || pickedUpAt === null) return null;
  return {
    name: reviewerName || 'A colleague',
    isYou: reviewerId === readerId,
    since: pickedUpAt.toISOString(),
  };
}

function presentItem(row: QueueRow, readerId: string): ReviewItem[] {
  const category = categoryByNodeId(row.taxonomyNodeId);
  if (!category) return [];
  const { uuid, reviewId, name, cityName, status, isAgain, decision, decidedBy } = row;
  return [
    {
      uuid,
      reviewId,
      name,
      cityName,
      status,
      isAgain,
      taxonomyKey: category.taxonomyKey,
      openedAt: row.openedAt.toISOString(),
      failedChecks: row.checks.filter((check) => !hasPassed(check)).map(({ key }) => key),
      reviewer: presentReviewer(row, readerId),
      decision,
      decidedBy,
      decidedAt: row.decidedAt?.toISOString() ?? null,
    },
  ];
}

type Listed = { items: ReviewItem[]; nextCursor: string | null; counts: ReviewCounts };

/** What waits for staff, the oldest first; what was decided, the newest first. */
export async function listReviews(
  { db }: Pick<Platform, 'db'>,
  { userId }: SignedInActor,
  { view, cursor }: { view: ReviewView; cursor?: string | undefined },
): Promise<Listed> {
  const order = orderOf(view);
  const rows = await listQueue(db, view, { after: decodeCursor(order, cursor), limit: PAGE + 1 });
  const { page, nextCursor } = pageOf(order, rows, PAGE);
  const items = page.flatMap((row) => presentItem(row, userId));
  return { items, nextCursor, counts: await countQueue(db) };
}
