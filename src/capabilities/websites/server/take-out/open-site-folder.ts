import { Readable } from 'node:stream';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { type FolderFile, type FolderTools, folderFiles } from './folder-files.ts';
import { takeOutWebsite } from './take-out-website.ts';

/** Fonts and pictures are packed already. */
const PACKED = /\.(?:woff2?|webp)$/;

async function* writeZip(files: AsyncIterable<FolderFile>, mtime: Date) {
  let made: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    made.push(chunk);
  });
  for await (const { name, content } of files) {
    const path = `wedding-website/${name}`;
    const entry = PACKED.test(name) ? new ZipPassThrough(path) : new ZipDeflate(path, { level: 6 });
    entry.mtime = mtime;
    zip.add(entry);
    entry.push(content, true);
    yield* made;
    made = [];
  }
  zip.end();
  yield* made;
}

/** A website as a zip file that opens without us, for those who write it. */
export async function openSiteFolder(
  platform: Platform,
  actor: SignedInActor,
  tools: FolderTools,
): Promise<Result<Readable>> {
  const taken = await takeOutWebsite(platform, actor);
  if (!taken.ok) return taken;
  const files = folderFiles(platform, taken.value, tools);
  return ok(Readable.from(writeZip(files, platform.clock.now()), { objectMode: false }));
}
