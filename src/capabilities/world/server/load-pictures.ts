import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { seededRandom } from '#base/seeded-random.ts';
import { ingestPicture } from '#capabilities/media/server/index.ts';
import type { WorldPicture } from '#capabilities/storefronts/demo/world-pictures.ts';
import type { Platform } from '#platform/platform.ts';

const PICTURES = path.resolve(import.meta.dirname, '../../../../demo/pictures');

/** A row of demo/pictures/manifest.json. */
type ManifestPicture = {
  id: string;
  file: string;
  category: string;
  alsoFor?: string[];
  subject: string;
  palette: string;
  season: string;
  alt: string;
};

/** So many at once keeps both cores busy without holding the whole set in memory. */
const AT_ONCE = 6;

/** Brings the demo pictures into the media library, the way every upload goes; those already there are kept. */
export async function loadPictures(
  platform: Pick<Platform, 'db' | 'clock' | 'files'>,
  seed: string,
  onProgress: (done: number, of: number) => void,
): Promise<WorldPicture[]> {
  const manifest = JSON.parse(
    await readFile(path.join(PICTURES, 'manifest.json'), 'utf8'),
  ) as ManifestPicture[];
  const loaded: WorldPicture[] = [];
  for (let start = 0; start < manifest.length; start += AT_ONCE) {
    const group = manifest.slice(start, start + AT_ONCE);
    loaded.push(...(await Promise.all(group.map((picture) => loadPicture(platform, seed, picture)))));
    onProgress(loaded.length, manifest.length);
  }
  return loaded;
}

async function loadPicture(
  platform: Pick<Platform, 'db' | 'clock' | 'files'>,
  seed: string,
  { id, file, category, alsoFor = [], subject, palette, season, alt }: ManifestPicture,
): Promise<WorldPicture> {
  const bytes = await readFile(path.join(PICTURES, path.basename(file)));
  const ingested = await ingestPicture(platform, {
    bytes,
    uploadedBy: null,
    altText: alt,
    id: seededRandom(seed, 'picture', id).uuid(),
  });
  if (!ingested.ok) throw new Error(`The demo picture ${file} was refused: ${ingested.failure.message}`);
  return { assetId: ingested.value.id, categories: [category, ...alsoFor], subject, palette, season, alt };
}
