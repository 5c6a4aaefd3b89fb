import { fail, ok, type Result } from '#base/result.ts';
import type { ListingRecord } from '#capabilities/storefronts/rules/listing-record.ts';
import { PUBLICATION_ACTORS } from '#capabilities/storefronts/rules/publication-states.ts';
import { enterStorefront, lockListing, movePublication } from '#capabilities/storefronts/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import type { Publication } from '../../contract/publication.contract.ts';
import { listingSteps } from '../../rules/completeness.ts';
import type { VendorEvent } from '../../rules/vendor-events.ts';
import { listingGone } from '../refusals.ts';
import { announcePublication } from './announce-publication.ts';
import { findDeletion } from './deletions.store.ts';
import { hasConfirmedOwner, presentPublication } from './present-publication.ts';
import { submittedMail } from './publication-mails.ts';
import { openReview } from './reviews.store.ts';
import { runChecks } from './run-checks.ts';
import { tellTeam } from './tell-team.ts';
import { withdrawReview } from './withdraw-review.ts';

export type PublicationDeps = Pick<Platform, 'db' | 'clock' | 'events' | 'publicUrl'>;

/** What keeps a listing from being looked at: what every couple asks for is missing, or nobody can be written to. */
async function demandReady(tx: Tx, listing: ListingRecord): Promise<Result<undefined>> {
  const missing = listingSteps({ ...listing, submittedReviews: 0 }).filter(
    ({ isNeededToSubmit, share }) => isNeededToSubmit && share < 1,
  );
  if (missing.length > 0) {
    const steps = missing.map(({ label }) => label).join(', ');
    return fail('listing.not_ready', `Before you submit: ${steps}.`);
  }
  return (await hasConfirmedOwner(tx, listing.id))
    ? ok(undefined)
    : fail('listing.email_unconfirmed', 'Confirm your email address first, so we can write to you.');
}

async function submit(
  tx: Tx,
  deps: PublicationDeps,
  { userId }: SignedInActor,
  listing: ListingRecord,
): Promise<Result<undefined>> {
  const ready = await demandReady(tx, listing);
  if (!ready.ok) return ready;
  const { clock } = deps;
  const id = clock.uuid();
  const checks = await runChecks(tx, listing);
  await openReview(tx, { id, storefrontId: listing.id, openedAt: clock.now(), openedBy: userId, checks });
  await tellTeam(tx, deps, listing, (to) => submittedMail({ ...to, key: `listing-submitted:${id}` }));
  return ok(undefined);
}

/** What a business does about its own listing: submit it, withdraw it, take it down, put it back. */
export function changePublication(
  deps: PublicationDeps,
  actor: SignedInActor,
  { uuid, event }: { uuid: string; event: VendorEvent },
): Promise<Result<Publication>> {
  return transact(deps.db, async (tx): Promise<Result<Publication>> => {
    const entered = await enterStorefront(tx, actor, uuid, PUBLICATION_ACTORS[event]);
    if (!entered.ok) return entered;
    const listing = await lockListing(tx, entered.value.storefront.id);
    if (!listing) return listingGone();
    const isComing = event === 'submit' || event === 'republish';
    if (isComing && (await findDeletion(tx, listing.id))) {
      return fail('listing.deletion_asked', 'This listing is about to be deleted. Cancel that first.');
    }
    const moved = await movePublication(tx, deps, listing.id, event);
    if (!moved.ok) return moved;
    if (event === 'submit') {
      const submitted = await submit(tx, deps, actor, listing);
      if (!submitted.ok) return submitted;
    }
    if (event === 'withdraw') await withdrawReview(tx, deps, listing.id);
    await announcePublication(tx, listing);
    const publication = await presentPublication(tx, entered.value);
    return publication ? ok(publication) : listingGone();
  });
}
