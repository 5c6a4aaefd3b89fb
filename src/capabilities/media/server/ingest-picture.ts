import { ok, type Result } from '#base/result.ts';
import { hashToken } from '#platform/hash-token.ts';
import { enqueueJob } from '#platform/jobs/store.ts';
import type { Platform } from '#platform/platform.ts';
import { PICTURE_LIMITS, type PictureRefusal } from '../rules/picture-limits.ts';
import { type CleanPicture, cleanPicture } from './clean-picture.ts';
import { inspectPicture, refusePicture } from './inspect-picture.ts';
import { pictureGate } from './picture-engine.ts';
import { cleanKey, originalKey, pictureFolder } from './picture-keys.ts';
import { countScopedAssets, openScope } from './scopes.store.ts';
import { type AssetRow, countAssets, findAsset, findSameAsset, insertAsset, type NewAsset } from './store.ts';
import { sweepUnfinished } from './tasks.ts';

/** Long after any upload has ended one way or the other. */
const SWEEP_AFTER_MS = 3_600_000;

type Deps = Pick<Platform, 'db' | 'clock' | 'files'>;

/**
 * Somebody without an account, where the capability that owns the scope has let them in. The key lies in their browser and
 * lets them withdraw the picture; only its hash is kept.
 */
export type GuestUploader = { deviceKey: string; scopeId: string };

export type NewPicture = {
  bytes: Uint8Array;
  /** Null for pictures of the house. */
  uploadedBy: string | GuestUploader | null;
  /** Makes the picture private; a guest's always is. */
  scopeId?: string;
  altText?: string;
  /** For the demo world, whose pictures keep their ids. */
  id?: string;
};

/** How a row says whose it is. */
type Origin = Pick<AssetRow, 'uploadedBy' | 'scopeId' | 'guestKeyHash'>;

type StoredContent = { key: string; content: Uint8Array; contentType: string };

async function hashOf(bytes: Uint8Array): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>);
  return Buffer.from(digest).toString('hex');
}

function originOf({ uploadedBy, scopeId }: NewPicture): Origin {
  if (uploadedBy === null || typeof uploadedBy === 'string')
    return { uploadedBy, scopeId: scopeId ?? null, guestKeyHash: null };
  return { uploadedBy: null, scopeId: uploadedBy.scopeId, guestKeyHash: hashToken(uploadedBy.deviceKey) };
}

/** By which the same file of the same origin is known. */
async function markOf(bytes: Uint8Array, { scopeId, guestKeyHash }: Origin): Promise<string> {
  const hash = await hashOf(bytes);
  return scopeId === null ? hash : hashToken(`${scopeId}:${guestKeyHash ?? ''}:${hash}`);
}

async function refusalOfOneMore(
  { db }: Pick<Deps, 'db'>,
  { uploadedBy, scopeId, guestKeyHash }: Origin,
): Promise<PictureRefusal | undefined> {
  const { perPerson, perScope } = PICTURE_LIMITS;
  if (uploadedBy && (await countAssets(db, uploadedBy)) >= perPerson) return 'picture.too_many';
  if (scopeId === null) return undefined;
  const { all, own } = await countScopedAssets(db, scopeId, guestKeyHash);
  if (own >= perPerson) return 'picture.too_many';
  return all >= perScope ? 'picture.scope_full' : undefined;
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
    if (asset.scopeId) await openScope(db, asset.scopeId);
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
  const { bytes, altText = '' } = picture;
  const inspected = await inspectPicture(bytes);
  if (!inspected.ok) return inspected;
  const origin = originOf(picture);
  const contentHash = await markOf(bytes, origin);
  const same = await findSameAsset(db, origin.uploadedBy, contentHash);
  if (same) return ok(same);
  const tooMuch = await refusalOfOneMore(deps, origin);
  if (tooMuch) return refusePicture(tooMuch);
  const { format, isClean } = inspected.value;
  const clean = await tryClean(bytes, isClean);
  if (!clean) return refusePicture('picture.broken');
  const { content, ...description } = clean;
  const id = await freeId(deps, picture.id);
  const asset = {
    id,
    ...origin,
    contentHash,
    originalKey: originalKey(id, format),
    originalFormat: format,
    originalBytes: bytes.byteLength,
    cleanKey: content ? cleanKey(id) : originalKey(id, format),
    cleanBytes: content?.byteLength ?? bytes.byteLength,
    ...description,
    altText,
    createdAt: clock.now(),
  };
  const contents = [{ key: asset.originalKey, content: bytes, contentType: `image/${format}` }];
  if (content) contents.push({ key: asset.cleanKey, content, contentType: 'image/webp' });
  return ok(await storePicture(deps, asset, contents));
}
