import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { LRUCache } from 'lru-cache';
import { fail, ok, type Result } from '#base/result.ts';
import type { Platform } from '#platform/platform.ts';
import { derivedWidth } from '../rules/allowed-widths.ts';
import { derivedQuality } from '../rules/picture-quality.ts';
import type { PictureRequest } from '../rules/picture-request.ts';
import { encodePicture, type PictureShape } from './encode-picture.ts';
import { pictureGate } from './picture-engine.ts';
import { derivedKey } from './picture-keys.ts';
import { opensPrivatePicture } from './private-picture-key.ts';
import { findPictureSource, type PictureSource } from './store.ts';

/** Pictures that wait to be made; at two at a time, the last of these waits some ten seconds. */
const LONGEST_LINE = 100;
const KEPT_BYTES = 32 * 1024 * 1024;

type Deps = Pick<Platform, 'db' | 'files' | 'log' | 'secret'>;

export type DerivedPicture = { content: Buffer; contentType: string; etag: string };
export type ResizePicture = (
  asked: PictureRequest,
) => Promise<Result<DerivedPicture & { isPrivate: boolean }>>;

function pack(content: Buffer, { format }: PictureShape): DerivedPicture {
  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;
  return { content, contentType: `image/${format}`, etag };
}

async function make({ files, log }: Deps, source: PictureSource, key: string, shape: PictureShape) {
  const clean = await files.get(source.cleanKey);
  if (!clean) throw new Error('The file of a picture is missing.');
  const content = await encodePicture(await buffer(clean.stream), shape);
  const picture = pack(content, shape);
  // A picture that cannot be kept can still be shown.
  await files
    .put(key, content, { contentType: picture.contentType })
    .catch((error: unknown) => log.error({ err: error }, 'a resized picture could not be kept'));
  return picture;
}

/** A public picture needs no key, and it does not matter which one it is asked for with. */
function isOpen(secret: string, id: string, { scopeId, scopeVersion }: PictureSource, key = ''): boolean {
  if (scopeId === null) return true;
  return scopeVersion !== null && opensPrivatePicture(secret, { id, scopeId, scopeVersion }, key);
}

/**
 * Reads through: a few pictures are remembered in the process, all others lie in the file store once somebody has asked
 * for them, and each is made by one request however many ask at once.
 */
export function createPictureResizer(deps: Deps): ResizePicture {
  const kept = new LRUCache<string, DerivedPicture>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ content }) => content.length,
  });
  const underWay = new Map<string, Promise<Result<DerivedPicture>>>();

  async function load(
    source: PictureSource,
    key: string,
    shape: PictureShape,
  ): Promise<Result<DerivedPicture>> {
    const stored = await deps.files.get(key);
    if (stored) return ok(pack(await buffer(stored.stream), shape));
    if (pictureGate.waiting() >= LONGEST_LINE)
      return fail('overloaded', 'We’re very busy right now. Please try again in a moment.');
    return ok(await pictureGate.run(() => make(deps, source, key, shape)));
  }

  function loadOnce(source: PictureSource, key: string, shape: PictureShape) {
    const running = underWay.get(key);
    if (running) return running;
    const started = load(source, key, shape)
      .then((result) => {
        if (result.ok) kept.set(key, result.value);
        return result;
      })
      .finally(() => underWay.delete(key));
    underWay.set(key, started);
    return started;
  }

  return async ({ id, key: addressKey, format, ...asked }) => {
    const source = await findPictureSource(deps.db, id);
    // A private picture is not there for those without its key, and they are told nothing else.
    if (!source || !isOpen(deps.secret, id, source, addressKey))
      return fail('picture.not_found', 'This image is no longer available.');
    const width = derivedWidth(asked.width, source.width);
    const shape = { width, quality: derivedQuality(asked.quality), format };
    const key = derivedKey(id, shape);
    const known = kept.get(key);
    const loaded = known ? ok(known) : await loadOnce(source, key, shape);
    return loaded.ok ? ok({ ...loaded.value, isPrivate: source.scopeId !== null }) : loaded;
  };
}
