import { findPictures } from '#capabilities/media/server/index.ts';
import type { Platform } from '#platform/platform.ts';
import type { DemoPicture } from '../contract.ts';
import { WORLD_SEED } from './build-world.ts';
import { pictureAssetId, readPictureManifest } from './picture-manifest.ts';

/** The demo pictures that are in the library, in the order of their manifest; none where no world was made. */
export async function listPictures({ db }: Pick<Platform, 'db'>): Promise<DemoPicture[]> {
  const manifest = (await readPictureManifest()).map((picture) => ({
    ...picture,
    assetId: pictureAssetId(WORLD_SEED, picture),
  }));
  const assets = await findPictures(
    db,
    manifest.map(({ assetId }) => assetId),
  );
  const byId = new Map(assets.map((asset) => [asset.id, asset]));
  return manifest.flatMap(({ id, assetId, category, alsoFor = [], subject, palette, mood, season }) => {
    const asset = byId.get(assetId);
    return asset ? [{ ...asset, key: id, category, alsoFor, subject, palette, mood, season }] : [];
  });
}
