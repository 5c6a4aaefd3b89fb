import { fail, type Result } from '#base/result.ts';
import { parseWebAddress } from '#base/validation/web-address.ts';
import { ORIGINAL_FORMATS, PICTURE_LIMITS } from '#capabilities/media/rules/picture-limits.ts';
import { ingestPicture } from '#capabilities/media/server/index.ts';
import type { Gallery } from '#capabilities/storefronts/rules/galleries.ts';
import { enterStorefront } from '#capabilities/storefronts/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';
import type { ShownGalleries } from '../../contract/galleries.contract.ts';
import { photoLinkWords } from '../../rules/photo-link.ts';
import { changeGalleries } from './change-galleries.ts';

type Deps = Pick<Platform, 'db' | 'clock' | 'events' | 'files' | 'webReader'>;
type Linked = { uuid: string; gallery: Gallery; address: string };

const notRead = (message: string) =>
  fail('listing.photo_not_read', message, { fields: { address: message } });

/** A photo that is on the web already: read once, kept here, and looked at like any other file. */
export async function addLinkedPhoto(
  deps: Deps,
  actor: SignedInActor,
  { uuid, gallery, address }: Linked,
): Promise<Result<ShownGalleries>> {
  // Nobody has us read anything who may not put it anywhere.
  const entered = await enterStorefront(deps.db, actor, uuid, 'edit-listing');
  if (!entered.ok) return entered;
  const answer = await deps.webReader.read({
    address: parseWebAddress(address)?.href ?? address,
    types: ORIGINAL_FORMATS.map((format) => `image/${format}`),
    mostBytes: PICTURE_LIMITS.bytes,
  });
  if (answer.kind !== 'content') {
    return notRead(photoLinkWords(answer.kind === 'refused' ? answer.reason : 'OTHER_STATUS'));
  }
  const picture = await ingestPicture(deps, { bytes: answer.bytes, uploadedBy: actor.userId });
  if (!picture.ok) return notRead(picture.failure.message);
  const change = { kind: 'add', gallery, assetIds: [picture.value.id], source: 'URL' } as const;
  return changeGalleries(deps, actor, { uuid, change });
}
