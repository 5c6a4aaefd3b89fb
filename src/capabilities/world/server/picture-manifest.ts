import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { seededRandom } from '#base/seeded-random.ts';

/** A row of demo/pictures/manifest.json. */
export type ManifestPicture = {
  id: string;
  file: string;
  category: string;
  alsoFor?: string[];
  subject: string;
  palette: string;
  mood: string;
  season: string;
  /** The picture it was cut from, or recolored from. */
  cropOf?: string;
  variantOf?: string;
  alt: string;
};

export const PICTURE_FOLDER = path.resolve(import.meta.dirname, '../../../../demo/pictures');

export async function readPictureManifest(): Promise<ManifestPicture[]> {
  return JSON.parse(await readFile(path.join(PICTURE_FOLDER, 'manifest.json'), 'utf8'));
}

/** The id of a demo picture in the media library: the same in every copy of a world. */
export function pictureAssetId(seed: string, { id }: Pick<ManifestPicture, 'id'>): string {
  return seededRandom(seed, 'picture', id).uuid();
}
