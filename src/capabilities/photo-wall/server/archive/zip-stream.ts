import { Readable } from 'node:stream';
import { Zip, ZipPassThrough } from 'fflate';
import type { FileStore } from '#platform/files/file-store.port.ts';
import type { ArchiveEntry } from './archive-parts.ts';

/** What stands in a zip file beside the photo it begins or ends with; the reader takes it before more is made. */
async function* writeZip(files: Pick<FileStore, 'get'>, entries: readonly ArchiveEntry[]) {
  let made: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    made.push(chunk);
  });
  const take = () => {
    const taken = made;
    made = [];
    return taken;
  };
  for (const { name, key, bytes, at } of entries) {
    const stored = await files.get(key);
    // Withdrawn since the download began, so what was said of its length is no longer true: it breaks off and is seen to.
    if (stored?.size !== bytes) throw new Error('A photo of the download is gone.');
    const entry = new ZipPassThrough(name);
    entry.mtime = at;
    zip.add(entry);
    for await (const chunk of stored.stream) {
      entry.push(chunk as Uint8Array);
      yield* take();
    }
    entry.push(new Uint8Array(), true);
    yield* take();
  }
  zip.end();
  yield* take();
}

/** One photo at a time is open and a piece of it in memory, however many there are; photos are packed already. */
export function zipStream(files: Pick<FileStore, 'get'>, entries: readonly ArchiveEntry[]): Readable {
  return Readable.from(writeZip(files, entries), { objectMode: false });
}
