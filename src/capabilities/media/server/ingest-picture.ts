import { ok, type Result } from '#base/result.ts';
import { enqueueJob } from '#platform/jobs/store.ts';
import type { Platform } from '#platform/platform.ts';
import { PICTURE_LIMITS } from '../rules/picture-limits.ts';
import { type CleanPicture, cleanPicture } from './clean-picture.ts';
import { inspectPicture, refusePicture } from './inspect-picture.ts';
import { pictureGate } from './picture-engine.ts';
import { cleanKey, originalKey, pictureFolder } from './picture-keys.ts';
import { type AssetRow, countAssets, findAsset, findSameAsset, insertAsset, type NewAsset } from './store.ts';
import { sweepUnfinished } from './tasks.ts';

/** Long after any upload has ended one way or the other. */
const SWEEP_AFTER_MS = 3_600_000;

type Deps = Pick<Platform, 'db' | 'clock' | 'files'>;

export type NewPicture = {
  bytes: Uint8Array;
  /** Null for pictures of the house. */
  uploadedBy: string | null;
  altText?: string;
  /** For the demo world, whose pictures keep their ids. */
  id?: string;
};

type StoredContent = { key: string; content: Uint8Array; contentType: string };

async function hashOf(bytes: Uint8Array): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>);
  return Buffer.from(digest).toString('hex');
}

/** Storing under an id that is taken would end in deleting the files of the picture that has it. */
async function freeId({ db, clock }: Deps, wanted: string | undefined): Promise<string> {
  if (wanted && (await findAsset(db, wanted)))
    throw new Error(`There is another picture with the id ${wanted}.`);
  return wanted ?? clock.uuid();
}

/** Decoding is the only proof that a picture is whole; what fails there is a damaged picture, not a fault of ours. */
async function tryClean(bytes: Uint8Array, isClean: boolean): Promise<CleanPicture | undefined> {
  try {
    return await pictureGate.run(() => cleanPicture(bytes, isClean));
  } catch {
    return undefined;
  }
}

/** A connection that broke may have stored the row all the same; when in doubt, the sweep decides later. */
async function dropUnlessStored({ db, files }: Deps, id: string): Promise<void> {
  const found = await findAsset(db, id).catch(() => 'in doubt');
  if (!found) await files.deleteBelow(pictureFolder(id));
}

/**
 * Files first, then the row. Should the process end in between, a job that was queued before removes what has no row;
 * should the row fail, the files go at once.
 */
async function storePicture(deps: Deps, asset: NewAsset, contents: StoredContent[]): Promise<AssetRow> {
  const { db, clock, files } = deps;
  const runAt = new Date(clock.now().getTime() + SWEEP_AFTER_MS);
  await enqueueJob(db, sweepUnfinished, { id: asset.id }, { runAt });
  try {
    for (const { key, content, contentType } of contents) await files.put(key, content, { contentType });
    const row = await insertAsset(db, asset);
    if (row) return row;
  } catch (error) {
    await dropUnlessStored(deps, asset.id);
    throw error;
  }
  // The same person was faster with the same file.
  await files.deleteBelow(pictureFolder(asset.id));
  const same = await findSameAsset(db, asset.uploadedBy ?? null, asset.contentHash);
  if (!same) throw new Error('The picture was deleted while it was being stored again.');
  return same;
}

/** The one way in, for uploads and for the demo world. A file that is refused leaves nothing behind. */
export async function ingestPicture(deps: Deps, picture: NewPicture): Promise<Result<AssetRow>> {
  const { db, clock } = deps;
  const { bytes, uploadedBy, altText = '' } = picture;
  const inspected = await inspectPicture(bytes);
  if (!inspected.ok) return inspected;
  const contentHash = await hashOf(bytes);
  const same = await findSameAsset(db, uploadedBy, contentHash);
  if (same) return ok(same);
  if (uploadedBy && (await countAssets(db, uploadedBy)) >= PICTURE_LIMITS.perPerson)
    return refusePicture('picture.too_many');
  const { format, isClean } = inspected.value;
  const clean = await tryClean(bytes, isClean);
  if (!clean) return refusePicture('picture.broken');
  const { content, ...description } = clean;
  const id = await freeId(deps, picture.id);
  const asset = {
    id,
    uploadedBy,
    contentHash,
    originalKey: originalKey(id, format),
    originalFormat: format,
    originalBytes: bytes.byteLength,
    cleanKey: content ? cleanKey(id) : originalKey(id, format),
    ...description,
    altText,
    createdAt: clock.now(),
  };
  const contents = [{ key: asset.originalKey, content: bytes, contentType: `image/${format}` }];
  if (content) contents.push({ key: asset.cleanKey, content, contentType: 'image/webp' });
  return ok(await storePicture(deps, asset, contents));
}
