import type { PublicationStatus } from '#base/publication-status.ts';
import { fail, ok, type Result } from '#base/result.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { storefrontClosed, storefrontPublished } from '../../events.ts';
import { nextPublication, type PublicationEvent } from '../../rules/publication-states.ts';
import { noteStorefrontChange } from '../note-storefront-change.ts';
import { notFound } from '../policy.ts';
import { lockPublication, writePublication } from './publication.store.ts';

/**
 * One step of a listing towards the public or away from it, under its lock: of two who act at once, the second meets what
 * the first has made of it. Pages and searches follow in the same transaction. Whoever calls it has asked who may.
 */
export async function movePublication(
  tx: Tx,
  deps: Pick<Platform, 'clock' | 'events'>,
  storefrontId: number,
  event: PublicationEvent,
): Promise<Result<PublicationStatus>> {
  const place = await lockPublication(tx, storefrontId);
  if (!place) return notFound();
  const next = nextPublication(place, event);
  if (!next) {
    return fail(
      'storefront.wrong_state',
      'This listing has moved on. Reload the page to see where it stands now.',
    );
  }
  const now = deps.clock.now();
  await writePublication(tx, storefrontId, {
    publicationStatus: next,
    // Whoever takes a listing down and puts it back does not become new by it.
    publishedAt: next === 'ACCEPTED' ? (place.formerlyPublishedAt ?? now) : null,
    formerlyPublishedAt: event === 'close' ? place.publishedAt : null,
    ...(next === 'SUBMITTED' && { submittedAt: now }),
  });
  await noteStorefrontChange(tx, deps, storefrontId);
  if (next === 'ACCEPTED') await deps.events.emit(tx, storefrontPublished, { storefrontId });
  if (event === 'close') await deps.events.emit(tx, storefrontClosed, { storefrontId });
  return ok(next);
}
