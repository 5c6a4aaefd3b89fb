import type { Result } from '#base/result.ts';
import type { Tx } from '#platform/database/database.ts';
import { hashToken } from '#platform/hash-token.ts';
import type { GuestUploader } from './ingest-picture.ts';
import { removePicture } from './remove-picture.ts';
import { findGuestAsset } from './scopes.store.ts';

/**
 * For whoever brought a picture without an account, with the key in their browser. The capability that shows it takes it
 * down in the same transaction first; a failure, such as another's key, rolls both back.
 */
export async function withdrawPicture(
  tx: Tx,
  { deviceKey, scopeId }: GuestUploader,
  id: string,
): Promise<Result<undefined>> {
  return removePicture(tx, await findGuestAsset(tx, { id, scopeId, guestKeyHash: hashToken(deviceKey) }));
}
