import { eraseListing, lockListing } from '#capabilities/storefronts/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import { announcePublication } from './announce-publication.ts';
import type { PublicationDeps } from './change-publication.ts';
import { dropDeletion, findDeletion, forgetListing, listDueDeletions } from './deletions.store.ts';
import { deletedMail } from './publication-mails.ts';
import { tellTeam } from './tell-team.ts';

async function deleteOne(tx: Tx, deps: PublicationDeps, id: number): Promise<void> {
  const listing = await lockListing(tx, id);
  const deletion = await findDeletion(tx, id);
  // Cancelled while we waited for the lock.
  if (!listing || !deletion || deletion.dueAt > deps.clock.now()) return;
  const key = `listing-deleted:${id}:${deletion.askedAt.getTime()}`;
  await tellTeam(tx, deps, listing, (to) => deletedMail({ ...to, key }));
  await announcePublication(tx, listing);
  await forgetListing(tx, id);
  await dropDeletion(tx, id);
  await eraseListing(tx, deps, id);
}

/** One at a time, each whole or not at all: a process that dies in between goes on where it was. */
export async function deleteDue(deps: PublicationDeps): Promise<void> {
  for (const id of await listDueDeletions(deps.db, deps.clock.now())) {
    await transact(deps.db, (tx) => deleteOne(tx, deps, id));
  }
}
