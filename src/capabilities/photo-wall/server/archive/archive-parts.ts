import { listPrivateFiles, type PrivateFile } from '#capabilities/media/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { archiveName } from '../../rules/archive-name.ts';
import { listKept } from '../photos.store.ts';
import type { WallRow } from '../walls.store.ts';
import { type ZipEntry, zipBytes } from './zip-bytes.ts';

/** Far below what the plain format of zip files can hold, and little enough to be loaded again when a line breaks. */
const MOST_PHOTOS = 500;

export type ArchiveEntry = ZipEntry & Pick<PrivateFile, 'key'> & { at: Date };

/** All photos that were not removed, in the order they came, in files of five hundred. */
export async function listArchive(
  tx: Tx,
  { weddingId, scopeId }: Pick<WallRow, 'weddingId' | 'scopeId'>,
): Promise<ArchiveEntry[][]> {
  const photos = await listKept(tx, weddingId);
  const files = await listPrivateFiles(tx, { scopeId, ids: photos.map(({ pictureId }) => pictureId) });
  const byId = new Map(files.map((file) => [file.id, file]));
  const entries = photos.flatMap(({ pictureId, uploaderName, createdAt }, place) => {
    const file = byId.get(pictureId);
    if (!file) return [];
    const { key, bytes, ending } = file;
    return [{ name: archiveName(place + 1, uploaderName, ending), key, bytes, at: createdAt }];
  });
  return Array.from({ length: Math.ceil(entries.length / MOST_PHOTOS) }, (_, part) =>
    entries.slice(part * MOST_PHOTOS, (part + 1) * MOST_PHOTOS),
  );
}

export async function readArchiveParts(tx: Tx, wall: Pick<WallRow, 'weddingId' | 'scopeId'>) {
  const parts = await listArchive(tx, wall);
  return parts.map((entries, place) => ({
    part: place + 1,
    photos: entries.length,
    bytes: zipBytes(entries),
  }));
}
