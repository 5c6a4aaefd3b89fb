import { findUser } from '#capabilities/identity/server/index.ts';
import {
  nextPublication,
  PUBLICATION_ACTORS,
  type PublicationPlace,
} from '#capabilities/storefronts/rules/publication-states.ts';
import {
  type EnteredStorefront,
  findPublication,
  listStorefrontMembers,
  withStorefrontAbilities,
} from '#capabilities/storefronts/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Publication } from '../../contract/publication.contract.ts';
import { REVIEW_DECISIONS } from '../../rules/review-decisions.ts';
import { VENDOR_EVENTS, type VendorEvent } from '../../rules/vendor-events.ts';
import { findDeletion } from './deletions.store.ts';
import { listPastReviews } from './reviews.store.ts';

/** Those who answer for the listing. */
export async function listOwners(tx: Tx, storefrontId: number) {
  const members = (await listStorefrontMembers(tx, storefrontId)).map(withStorefrontAbilities);
  return members.filter(({ allowed }) => allowed.includes('close-listing'));
}

/** Whether one of them can be reached. */
export async function hasConfirmedOwner(tx: Tx, storefrontId: number): Promise<boolean> {
  for (const { userId } of await listOwners(tx, storefrontId)) {
    if ((await findUser(tx, userId))?.emailVerified) return true;
  }
  return false;
}

/** What staff said last, while the listing still stands where that has put it. */
async function standingDecision(tx: Tx, storefrontId: number, { status }: PublicationPlace) {
  if (status !== 'REJECTED' && status !== 'SPAM') return null;
  const [last] = await listPastReviews(tx, storefrontId);
  const decision = REVIEW_DECISIONS.find((each) => each === last?.decision);
  if (!last?.decidedAt || !decision) return null;
  const { note, reasons, decidedAt } = last;
  return { decision, note, reasons, decidedAt: decidedAt.toISOString() };
}

/** Undefined where the listing is gone. */
export async function presentPublication(
  tx: Tx,
  { storefront: { id }, allowed }: EnteredStorefront,
): Promise<Publication | undefined> {
  const place = await findPublication(tx, id);
  if (!place) return undefined;
  const deletion = await findDeletion(tx, id);
  const isOpen = (event: VendorEvent) => deletion === undefined || event === 'withdraw' || event === 'close';
  return {
    status: place.status,
    submittedAt: place.submittedAt?.toISOString() ?? null,
    events: VENDOR_EVENTS.filter(
      (event) =>
        allowed.includes(PUBLICATION_ACTORS[event]) &&
        nextPublication(place, event) !== undefined &&
        isOpen(event),
    ),
    isEmailConfirmed: await hasConfirmedOwner(tx, id),
    decision: await standingDecision(tx, id, place),
    deletion: deletion
      ? { askedAt: deletion.askedAt.toISOString(), dueAt: deletion.dueAt.toISOString() }
      : null,
    canDelete: allowed.includes('close-listing'),
  };
}
