import type { Tx } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import type { PictureAsset, PrivatePicture } from '../contract.ts';
import { presentPicture, presentPrivatePicture } from './present.ts';
import { listReadableAssets, listScopedAssets } from './scopes.store.ts';

/**
 * What screens need to draw these private pictures, in no particular order. The caller has made sure that its reader may
 * see the scope; ids that are not of it are left out, so that nobody's pictures are opened with somebody else's right.
 */
export async function findPrivatePictures(
  tx: Tx,
  { secret }: Pick<Platform, 'secret'>,
  { scopeId, ids }: { scopeId: string; ids: readonly string[] },
): Promise<PrivatePicture[]> {
  const found = await listScopedAssets(tx, scopeId, ids);
  return found.map(({ asset, scopeVersion }) =>
    presentPrivatePicture(secret, { ...asset, scopeId, scopeVersion }),
  );
}

/** The same with public pictures among them. */
export async function findReadablePictures(
  tx: Tx,
  { secret }: Pick<Platform, 'secret'>,
  { scopeId, ids }: { scopeId: string; ids: readonly string[] },
): Promise<(PictureAsset | PrivatePicture)[]> {
  if (ids.length === 0) return [];
  const found = await listReadableAssets(tx, scopeId, ids);
  return found.map(({ asset, scopeVersion }) =>
    scopeVersion === null
      ? presentPicture(asset)
      : presentPrivatePicture(secret, { ...asset, scopeId, scopeVersion }),
  );
}
