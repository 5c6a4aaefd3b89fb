import { calendarDateOf } from '#base/calendar-date.ts';
import { formatDateInText } from '#base/calendar-date-format.ts';
import { fail, ok, type Result } from '#base/result.ts';
import { closeStorefront, enterStorefront, lockListing } from '#capabilities/storefronts/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import type { Publication } from '../../contract/publication.contract.ts';
import { COOLING_OFF_DAYS } from '../../rules/vendor-events.ts';
import { listingGone } from '../refusals.ts';
import { announcePublication } from './announce-publication.ts';
import type { PublicationDeps } from './change-publication.ts';
import { dropDeletion, insertDeletion } from './deletions.store.ts';
import { presentPublication } from './present-publication.ts';
import { deletionAskedMail, deletionCanceledMail } from './publication-mails.ts';
import { tellTeam } from './tell-team.ts';

const DAY_MS = 86_400_000;

type LockedListing = NonNullable<Awaited<ReturnType<typeof lockListing>>>;

/** For those who may close the listing, which nobody else changes meanwhile. */
function changeDeletion(
  { db }: Pick<PublicationDeps, 'db'>,
  actor: SignedInActor,
  uuid: string,
  change: (tx: Tx, listing: LockedListing) => Promise<Result<unknown>>,
): Promise<Result<Publication>> {
  return transact(db, async (tx): Promise<Result<Publication>> => {
    const entered = await enterStorefront(tx, actor, uuid, 'close-listing');
    if (!entered.ok) return entered;
    const listing = await lockListing(tx, entered.value.storefront.id);
    if (!listing) return listingGone();
    const changed = await change(tx, listing);
    if (!changed.ok) return changed;
    const publication = await presentPublication(tx, entered.value);
    return publication ? ok(publication) : listingGone();
  });
}

/** Off the public pages at once, gone in 30 days; everybody who runs it is told and can take it back. */
export function askDeletion(
  deps: PublicationDeps,
  actor: SignedInActor,
  uuid: string,
): Promise<Result<Publication>> {
  return changeDeletion(deps, actor, uuid, async (tx, listing) => {
    const askedAt = deps.clock.now();
    const dueAt = new Date(askedAt.getTime() + COOLING_OFF_DAYS * DAY_MS);
    const asked = { storefrontId: listing.id, askedBy: actor.userId, askedAt, dueAt };
    if (!(await insertDeletion(tx, asked))) return ok(undefined);
    await closeStorefront(tx, deps, listing.id);
    const key = `listing-deletion:${listing.id}:${askedAt.getTime()}`;
    const day = formatDateInText(calendarDateOf(dueAt));
    await tellTeam(tx, deps, listing, (to) => deletionAskedMail({ ...to, key, day }));
    await announcePublication(tx, listing);
    return ok(undefined);
  });
}

/** The listing stays, unpublished as it is by now. */
export function cancelDeletion(
  deps: PublicationDeps,
  actor: SignedInActor,
  uuid: string,
): Promise<Result<Publication>> {
  return changeDeletion(deps, actor, uuid, async (tx, listing) => {
    if (!(await dropDeletion(tx, listing.id))) {
      return fail('listing.no_deletion', 'Nobody has asked to delete this listing.');
    }
    const key = `listing-deletion-canceled:${deps.clock.uuid()}`;
    await tellTeam(tx, deps, listing, (to) => deletionCanceledMail({ ...to, key }));
    await announcePublication(tx, listing);
    return ok(undefined);
  });
}
