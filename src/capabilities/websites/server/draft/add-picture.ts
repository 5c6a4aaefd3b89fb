import { fail, ok, type Result } from '#base/result.ts';
import type { PrivatePicture } from '#capabilities/media/contract.ts';
import { findPrivatePictures, ingestPicture } from '#capabilities/media/server/index.ts';
import { demandAbility, membershipOf } from '#capabilities/weddings/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { MOST_PICTURES } from '../../rules/site-limits.ts';
import { changeWebsite } from '../change-website.ts';
import { noWebsite } from '../failures.ts';
import { addPicture, countPictures } from '../pictures.store.ts';
import type { WebsiteDeps } from '../website-deps.ts';
import { findWebsite } from '../websites.store.ts';

/** Private to the site: its addresses are told to readers of pages that show it, and to nobody else. */
export async function addSitePicture(
  deps: WebsiteDeps,
  actor: SignedInActor,
  bytes: Uint8Array,
): Promise<Result<PrivatePicture>> {
  const { db } = deps;
  const member = demandAbility(await membershipOf(db, actor.userId), 'edit-website');
  if (!member.ok) return member;
  const site = await findWebsite(db, member.value.weddingId);
  if (!site || site.state === 'FORGOTTEN') return noWebsite();
  const scopeId = site.pictureScope;
  // Outside of the transaction: working on a picture takes long, and nobody waits for the wedding meanwhile.
  const brought = await ingestPicture(deps, { bytes, uploadedBy: actor.userId, scopeId });
  if (!brought.ok) return brought;
  const { id } = brought.value;
  return changeWebsite(deps, actor, 'edit-website', async ({ tx, weddingId, now }) => {
    if ((await countPictures(tx, weddingId)) >= MOST_PICTURES)
      return fail('website.pictures_full', `A website can have up to ${MOST_PICTURES} photos.`);
    await addPicture(tx, weddingId, id, now);
    const [picture] = await findPrivatePictures(tx, deps, { scopeId, ids: [id] });
    return picture ? ok(picture) : fail('website.unknown_picture', 'That picture is no longer here.');
  });
}
