import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ingestPicture } from '#capabilities/media/server/index.ts';
import type { WorldPicture } from '#capabilities/storefronts/demo/world-pictures.ts';
import type { Platform } from '#platform/platform.ts';
import {
  type ManifestPicture,
  PICTURE_FOLDER,
  pictureAssetId,
  readPictureManifest,
} from './picture-manifest.ts';

type Deps = Pick<Platform, 'db' | 'clock' | 'files'>;

/** So many at once keeps both cores busy without holding the whole set in memory. */
const AT_ONCE = 6;

/** Brings the demo pictures into the media library, the way every upload goes; those already there are kept. */
export async function loadPictures(
  deps: Deps,
  seed: string,
  onProgress: (done: number, of: number) => void,
): Promise<WorldPicture[]> {
  const manifest = await readPictureManifest();
  const loaded: WorldPicture[] = [];
  for (let start = 0; start < manifest.length; start += AT_ONCE) {
    const group = manifest.slice(start, start + AT_ONCE);
    loaded.push(...(await Promise.all(group.map((picture) => loadPicture(deps, seed, picture)))));
    onProgress(loaded.length, manifest.length);
  }
  return loaded;
}

async function loadPicture(deps: Deps, seed: string, picture: ManifestPicture): Promise<WorldPicture> {
  const { file, category, alsoFor = [], subject, palette, season, alt } = picture;
  const ingested = await ingestPicture(deps, {
    bytes: await readFile(path.join(PICTURE_FOLDER, file)),
    uploadedBy: null,
    altText: alt,
    id: pictureAssetId(seed, picture),
  });
  if (!ingested.ok) throw new Error(`The demo picture ${file} was refused: ${ingested.failure.message}`);
  return {
    assetId: ingested.value.id,
    categories: [category, ...alsoFor],
    subject,
    palette,
    cropOf: picture.cropOf && pictureAssetId(seed, { id: picture.cropOf }),
    isDerived: picture.cropOf !== undefined || picture.variantOf !== undefined,
    season,
    alt,
  };
}
