import type { Result } from '#base/result.ts';
import { fail } from '#base/result.ts';
import { movePublication } from '#capabilities/storefronts/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { transact } from '#platform/database/transact.ts';
import type { ReviewCase } from '../../contract/support-listings.contract.ts';
import { snapshotOf } from '../../rules/listing-snapshot.ts';
import { announcePublication } from '../publication/announce-publication.ts';
import type { PublicationDeps } from '../publication/change-publication.ts';
import { findDeletion } from '../publication/deletions.store.ts';
import { decisionMail } from '../publication/publication-mails.ts';
import { insertDecided, openReview } from '../publication/reviews.store.ts';
import { runChecks } from '../publication/run-checks.ts';
import { tellTeam } from '../publication/tell-team.ts';
import { noSuchListing } from '../refusals.ts';
import { lockByUuid, presentNow } from './decide-review.ts';

/** A published listing that turns out to be spam goes at once; why is written down and told. */
export function takeDownListing(
  deps: PublicationDeps,
  actor: SignedInActor,
  { uuid, note }: { uuid: string; note: string },
): Promise<Result<ReviewCase>> {
  return transact(deps.db, async (tx): Promise<Result<ReviewCase>> => {
    const listing = await lockByUuid(tx, uuid);
    if (!listing) return noSuchListing();
    if (!listing.isPublished) {
      return fail('storefront.wrong_state', 'This listing isn’t published.');
    }
    const { id: storefrontId, category, slug } = listing;
    const moved = await movePublication(tx, deps, storefrontId, 'mark-spam');
    if (!moved.ok) return moved;
    const [id, now] = [deps.clock.uuid(), deps.clock.now()];
    const checks = await runChecks(tx, listing);
    await insertDecided(
      tx,
      { id, storefrontId, openedAt: now, openedBy: actor.userId, checks },
      {
        decision: 'SPAM',
        decidedBy: actor.userId,
        decidedAt: now,
        note,
        reasons: [],
        snapshot: snapshotOf(listing),
      },
    );
    await tellTeam(tx, deps, listing, (to) =>
      decisionMail('SPAM', { ...to, key: `listing-decided:${id}`, category, slug, note, reasons: [] }),
    );
    await announcePublication(tx, listing);
    return presentNow(tx, storefrontId, actor.userId);
  });
}

/** Back into the queue, for a closer look: what was spam or closed is never published without one. */
export function reopenListing(
  deps: PublicationDeps,
  actor: SignedInActor,
  uuid: string,
): Promise<Result<ReviewCase>> {
  return transact(deps.db, async (tx): Promise<Result<ReviewCase>> => {
    const listing = await lockByUuid(tx, uuid);
    if (!listing) return noSuchListing();
    if (await findDeletion(tx, listing.id)) {
      return fail('listing.deletion_asked', 'Its owner has asked to delete this listing.');
    }
    const moved = await movePublication(tx, deps, listing.id, 'reopen');
    if (!moved.ok) return moved;
    const checks = await runChecks(tx, listing);
    const [id, openedAt] = [deps.clock.uuid(), deps.clock.now()];
    await openReview(tx, { id, storefrontId: listing.id, openedAt, openedBy: actor.userId, checks });
    await announcePublication(tx, listing);
    return presentNow(tx, listing.id, actor.userId);
  });
}
