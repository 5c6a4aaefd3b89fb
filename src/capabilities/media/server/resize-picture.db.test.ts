import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PictureFormat } from '#base/picture-address.ts';
import type { FileStore } from '#platform/files/file-store.port.ts';
import { createS3FileStore } from '#platform/files/s3-file-store.ts';
import { openTestBucket } from '#platform/testing/test-bucket.ts';
import { drawPicture, noisyPicture, phonePhoto, transparentPng } from '../testing/hostile-files.ts';
import { insertPerson, openTestMedia, type TestMedia } from '../testing/test-media.ts';
import { ingestPicture } from './ingest-picture.ts';
import { pictureGate } from './picture-engine.ts';
import { createPictureResizer, type ResizePicture } from './resize-picture.ts';

let media: TestMedia;
let resize: ResizePicture;
beforeAll(async () => {
  media = await openTestMedia();
  resize = createPictureResizer(media);
});
afterAll(() => media.close());

async function ingest(bytes: Uint8Array, files = media.files) {
  const result = await ingestPicture({ ...media, files }, { bytes, uploadedBy: null });
  if (!result.ok) throw new Error(`Refused: ${result.failure.code}`);
  return result.value;
}

type Shape = { width?: number; format?: PictureFormat; quality?: number };

async function sizeOf(id: string, shape: Shape = {}, resizer = resize) {
  const result = await resizer({ id, width: 300, format: 'webp', quality: 75, ...shape });
  if (!result.ok) throw new Error(`Refused: ${result.failure.code}`);
  return result.value;
}

/** The same store, with a list of what was written. */
function watched(files: FileStore) {
  const written: string[] = [];
  const store: FileStore = {
    ...files,
    put: (key, content, options) => {
      written.push(key);
      return files.put(key, content, options);
    },
  };
  return { store, written };
}

describe('a size of a picture', () => {
  it.each([
    ['webp', 'webp', 'image/webp'],
    ['avif', 'heif', 'image/avif'],
    ['jpeg', 'jpeg', 'image/jpeg'],
  ] as const)('is made in %s, with its shape kept', async (format, libraryName, contentType) => {
    const { id } = await ingest(await drawPicture(1200, 800).jpeg().toBuffer());
    const picture = await sizeOf(id, { width: 300, format });
    expect(picture.contentType).toBe(contentType);
    expect(await sharp(picture.content).metadata()).toMatchObject({
      format: libraryName,
      width: 300,
      height: 200,
    });
  });

  it('is rounded up to one that pages use, and never larger than the picture', async () => {
    const { id } = await ingest(await drawPicture(700, 500).jpeg().toBuffer());
    const widthFor = async (width: number) =>
      (await sharp((await sizeOf(id, { width })).content).metadata()).width;
    expect(await widthFor(250)).toBe(300);
    expect(await widthFor(661)).toBe(700);
    expect(await widthFor(2_400)).toBe(700);
    const derived = (await media.listFiles()).filter((file) => file.startsWith(`media/${id}/derived/`));
    expect(derived).toEqual([`media/${id}/derived/300-75.webp`, `media/${id}/derived/700-75.webp`]);
  });

  it('is lighter in a lower quality', async () => {
    const { id } = await ingest(await noisyPicture(600, 400).jpeg().toBuffer());
    const bytesAt = async (quality: number) => (await sizeOf(id, { quality })).content.length;
    expect(await bytesAt(1)).toBeLessThan(await bytesAt(75));
    expect(await bytesAt(75)).toBeLessThan(await bytesAt(100));
  });

  it('holds nothing but the picture', async () => {
    const { id } = await ingest(await phonePhoto());
    for (const format of ['webp', 'avif', 'jpeg'] as const) {
      const { content } = await sizeOf(id, { format });
      expect(content.includes('Maya Secret')).toBe(false);
      const { exif, xmp, iptc, orientation, width, height } = await sharp(content).metadata();
      expect({ exif, xmp, iptc, orientation }).toEqual({});
      expect(Number(height)).toBeGreaterThan(Number(width));
    }
  });

  it('shows paper behind what is transparent where the format knows no better', async () => {
    const { id } = await ingest(await transparentPng());
    const { content } = await sizeOf(id, { format: 'jpeg' });
    expect([...(await sharp(content).raw().toBuffer()).subarray(0, 3)]).toEqual([255, 255, 255]);
    expect((await sharp((await sizeOf(id)).content).metadata()).hasAlpha).toBe(true);
  });

  it('is told apart by its content', async () => {
    const one = await ingest(await drawPicture(400, 300).jpeg().toBuffer());
    const small = await sizeOf(one.id, { width: 100 });
    const large = await sizeOf(one.id, { width: 200 });
    expect(small.etag).toMatch(/^"[\w-]{27}"$/);
    expect(small.etag).not.toBe(large.etag);
  });
});

describe('a size that was asked for before', () => {
  it('comes from the store with the same mark, in every process', async () => {
    const { id } = await ingest(await drawPicture(500, 300).jpeg().toBuffer());
    const first = await sizeOf(id);
    const { store, written } = watched(media.files);
    const elsewhere = createPictureResizer({ ...media, files: store });
    expect((await sizeOf(id, {}, elsewhere)).etag).toBe(first.etag);
    expect(written).toEqual([]);
  });

  it('is made once, however many ask at the same moment', async () => {
    const { store, written } = watched(media.files);
    const busy = createPictureResizer({ ...media, files: store });
    const { id } = await ingest(await drawPicture(1000, 800).jpeg().toBuffer());
    const answers = await Promise.all(Array.from({ length: 50 }, () => sizeOf(id, { width: 640 }, busy)));
    expect(new Set(answers.map(({ etag }) => etag)).size).toBe(1);
    expect(written).toEqual([`media/${id}/derived/640-75.webp`]);
  });

  it('is gone with its picture', async () => {
    const { id } = await ingest(await drawPicture(410, 300).jpeg().toBuffer());
    await sizeOf(id);
    await media.db.$client.query('delete from media_assets where id = $1', [id]);
    await expect(sizeOf(id)).rejects.toThrow('picture.not_found');
  });
});

describe('when something is amiss', () => {
  it('an unknown picture is not found', async () => {
    await expect(sizeOf('00000000-0000-4000-8000-0000000000ff')).rejects.toThrow('picture.not_found');
  });

  it('a store that keeps nothing more still shows pictures', async () => {
    const { id } = await ingest(await drawPicture(420, 300).jpeg().toBuffer());
    const full = { ...media.files, put: () => Promise.reject(new Error('The disk is full.')) };
    const picture = await sizeOf(id, {}, createPictureResizer({ ...media, files: full }));
    expect((await sharp(picture.content).metadata()).width).toBe(300);
  });

  it('a missing file is an error of ours, and the next request tries again', async () => {
    const { id, cleanKey } = await ingest(await drawPicture(430, 300).jpeg().toBuffer());
    const kept = await media.files.get(cleanKey);
    const content = kept && Buffer.concat(await kept.stream.toArray());
    await media.files.delete(cleanKey);
    await expect(sizeOf(id)).rejects.toThrow('missing');
    await media.files.put(cleanKey, content ?? Buffer.alloc(0), { contentType: 'image/webp' });
    expect((await sizeOf(id)).content.length).toBeGreaterThan(0);
  });

  it('a line that is too long turns newcomers away, but not those whose picture is there', async () => {
    const { id } = await ingest(await drawPicture(440, 300).jpeg().toBuffer());
    await sizeOf(id, { width: 100 });
    const { promise, resolve } = Promise.withResolvers<void>();
    const line = Array.from({ length: 102 }, () => pictureGate.run(() => promise));
    await expect(sizeOf(id, { width: 200 })).rejects.toThrow('overloaded');
    expect((await sizeOf(id, { width: 100 })).contentType).toBe('image/webp');
    resolve();
    await Promise.all(line);
    expect((await sizeOf(id, { width: 200 })).contentType).toBe('image/webp');
  });
});

it('works the same from a bucket', async () => {
  const bucket = await openTestBucket();
  const files = createS3FileStore(bucket.settings);
  const person = await insertPerson(media);
  const bytes = await drawPicture(640, 480).png().toBuffer();
  const result = await ingestPicture({ ...media, files }, { bytes, uploadedBy: person });
  const asset = result.ok ? result.value : undefined;
  if (!asset) throw new Error('The picture was refused.');
  const first = await sizeOf(asset.id, { width: 220 }, createPictureResizer({ ...media, files }));
  const again = await sizeOf(asset.id, { width: 220 }, createPictureResizer({ ...media, files }));
  expect(again.etag).toBe(first.etag);
  expect(await files.exists(`media/${asset.id}/derived/220-75.webp`)).toBe(true);
  expect(await sharp(again.content).metadata()).toMatchObject({ width: 220, height: 165 });
  await bucket.close();
});
