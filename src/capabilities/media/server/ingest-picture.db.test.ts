import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  animatedWebp,
  cmykJpeg,
  deflateBombPng,
  drawPicture,
  gif,
  htmlPage,
  hugePng,
  jpegWithFilm,
  jpegWithScript,
  jpegWithZip,
  noisyPicture,
  noteBombPng,
  phonePhoto,
  scriptedSvg,
  transparentPng,
  truncatedJpeg,
  truncatedPng,
  truncatedWebp,
  zipFile,
} from '../testing/hostile-files.ts';
import { insertPerson, openTestMedia, type TestMedia } from '../testing/test-media.ts';
import { ingestPicture } from './ingest-picture.ts';
import type { AssetRow } from './store.ts';

let media: TestMedia;
let person: string;
beforeAll(async () => {
  media = await openTestMedia();
});
afterAll(() => media.close());
beforeEach(async () => {
  person = await insertPerson(media);
});

async function ingest(bytes: Uint8Array, uploadedBy: string | null = person): Promise<AssetRow> {
  const result = await ingestPicture(media, { bytes, uploadedBy });
  if (!result.ok) throw new Error(`Refused: ${result.failure.code}`);
  return result.value;
}

async function readClean({ cleanKey }: AssetRow): Promise<Buffer> {
  const file = await media.files.get(cleanKey);
  if (!file) throw new Error('The clean picture is missing.');
  return buffer(file.stream);
}

describe('a picture that comes in', () => {
  it('is kept as it came, and made clean beside it', async () => {
    const bytes = await drawPicture(3000, 2000).jpeg().toBuffer();
    const asset = await ingest(bytes);
    expect(asset).toMatchObject({
      uploadedBy: person,
      originalKey: `media/${asset.id}/original.jpg`,
      originalFormat: 'jpeg',
      originalBytes: bytes.length,
      cleanKey: `media/${asset.id}/clean.webp`,
      width: 2400,
      height: 1600,
      altText: '',
    });
    const original = await media.files.get(asset.originalKey);
    expect(original?.contentType).toBe('image/jpeg');
    expect(original && bytes.equals(await buffer(original.stream))).toBe(true);
    expect(await sharp(await readClean(asset)).metadata()).toMatchObject({ format: 'webp', width: 2400 });
  });

  it('tells its colour and a blur that fits into a page', async () => {
    const asset = await ingest(await drawPicture().png().toBuffer());
    expect(asset.dominantColor).toMatch(/^#(4f|50|51)8[1-3]3[b-d]$/);
    expect(asset.blurDataUrl).toMatch(/^data:image\/webp;base64,/);
    expect(asset.blurDataUrl.length).toBeLessThan(400);
    const noisy = await ingest(await noisyPicture(1600, 1200).jpeg().toBuffer());
    expect(noisy.blurDataUrl.length).toBeLessThan(400);
  });

  it('stands upright and says neither where nor by whom it was taken', async () => {
    const photo = await phonePhoto();
    expect(photo.includes('Maya Secret')).toBe(true);
    expect(await sharp(photo).metadata()).toMatchObject({ width: 640, height: 480, orientation: 6 });
    const asset = await ingest(photo);
    expect(asset).toMatchObject({ width: 480, height: 640 });
    const clean = await readClean(asset);
    expect(clean.includes('Maya Secret')).toBe(false);
    const { exif, xmp, icc, iptc, orientation } = await sharp(clean).metadata();
    expect({ exif, xmp, icc, iptc, orientation }).toEqual({});
    // The red corner, top left while the picture lay on its side, is top right now.
    const corner = await sharp(clean).extract({ left: 460, top: 10, width: 1, height: 1 }).raw().toBuffer();
    expect(corner[0]).toBeGreaterThan(200);
  });

  it.each([
    ['CMYK', cmykJpeg],
    ['AVIF', () => drawPicture(320, 240).avif({ effort: 0 }).toBuffer()],
    ['grey PNG with 16 bits', () => drawPicture().toColourspace('grey16').png().toBuffer()],
    ['WebP with a profile', () => drawPicture().withIccProfile('p3').webp().toBuffer()],
    ['transparent PNG', transparentPng],
    ['panorama', () => drawPicture(9_000, 300).jpeg().toBuffer()],
  ])('may be %s; clean it is sRGB without a profile', async (_case, make) => {
    const clean = await sharp(await readClean(await ingest(await make()))).metadata();
    expect(clean).toMatchObject({ format: 'webp', space: 'srgb' });
    expect(clean.icc).toBeUndefined();
  });

  it('is not written twice when it is clean already', async () => {
    const asset = await ingest(await drawPicture(900, 600).webp().toBuffer());
    expect(asset.cleanKey).toBe(asset.originalKey);
    expect(asset).toMatchObject({ width: 900, height: 600, originalFormat: 'webp' });
    const turned = await ingest(
      await drawPicture(901, 600).withMetadata({ orientation: 6 }).webp().toBuffer(),
    );
    expect(turned.cleanKey).not.toBe(turned.originalKey);
    const large = await ingest(await drawPicture(2500, 600).webp().toBuffer());
    expect(large.cleanKey).not.toBe(large.originalKey);
  });

  it('loses the film a phone put behind it', async () => {
    const asset = await ingest(await jpegWithFilm());
    expect((await readClean(asset)).includes('SECRETFILM')).toBe(false);
  });

  it('is believed by its bytes, not by its name', async () => {
    const asset = await ingest(await drawPicture(50, 50).png().toBuffer());
    expect(asset.originalKey).toMatch(/\.png$/);
  });
});

describe('a hostile file', () => {
  it.each([
    ['a few bytes that claim 3.6 thousand million pixels', hugePng, 'picture.too_large'],
    ['a deflate bomb', deflateBombPng, 'picture.hidden_content'],
    ['a note that unpacks without end', noteBombPng, 'picture.hidden_content'],
    ['more than 20 MB', () => Buffer.alloc(20 * 1024 * 1024 + 1, 0xff), 'picture.too_large'],
    ['a zip under the name of a picture', zipFile, 'picture.not_a_picture'],
    ['an SVG with a script', scriptedSvg, 'picture.not_a_picture'],
    ['a page under the name of a picture', htmlPage, 'picture.not_a_picture'],
    ['a GIF', gif, 'picture.not_a_picture'],
    ['a PDF', () => Buffer.from('%PDF-1.7\n%…'), 'picture.not_a_picture'],
    ['nothing at all', () => Buffer.alloc(0), 'picture.not_a_picture'],
    ['noise', () => Buffer.alloc(4096, 'x'), 'picture.not_a_picture'],
    ['a picture that is a zip, too', jpegWithZip, 'picture.hidden_content'],
    ['a picture with a script in its metadata', jpegWithScript, 'picture.hidden_content'],
    ['a picture cut off (JPEG)', truncatedJpeg, 'picture.broken'],
    ['a picture cut off (PNG)', truncatedPng, 'picture.broken'],
    ['a picture cut off (WebP)', truncatedWebp, 'picture.broken'],
    ['the first bytes of a picture, then noise', () => headed('\xff\xd8\xff\xe0'), 'picture.broken'],
    ['the first bytes of a WebP, then noise', () => headed('RIFF\0\x10\0\0WEBPVP8 '), 'picture.broken'],
    ['the first bytes of an AVIF, then noise', () => headed('\0\0\0\x1cftypavif'), 'picture.broken'],
    ['an animation', animatedWebp, 'picture.animated'],
    ['a dot', () => drawPicture(8, 8).jpeg().toBuffer(), 'picture.too_small'],
    ['a line', () => drawPicture(2000, 8).png().toBuffer(), 'picture.too_small'],
  ])('is refused and leaves nothing behind: %s', async (_case, make, code) => {
    const before = { files: await media.listFiles(), assets: await media.countAssets() };
    const result = await ingestPicture(media, { bytes: await make(), uploadedBy: person });
    expect(result.ok ? 'taken' : result.failure.code).toBe(code);
    expect(result.ok ? '' : result.failure.message).toMatch(/^[A-Z].*\.$/);
    expect({ files: await media.listFiles(), assets: await media.countAssets() }).toEqual(before);
  });

  it('does not keep the next picture from coming in', async () => {
    await Promise.all(
      Array.from({ length: 10 }, () => ingestPicture(media, { bytes: hugePng(), uploadedBy: person })),
    );
    expect((await ingest(await drawPicture(70, 70).jpeg().toBuffer())).width).toBe(70);
  });
});

describe('the same file', () => {
  it('is one picture per person, however often and at once it comes', async () => {
    const bytes = await drawPicture(300, 200).jpeg().toBuffer();
    const before = (await media.listFiles()).length;
    const assets = await Promise.all(Array.from({ length: 6 }, () => ingest(bytes)));
    expect(new Set(assets.map(({ id }) => id)).size).toBe(1);
    expect((await media.listFiles()).length).toBe(before + 2);
    expect((await ingest(bytes)).id).toBe(assets[0]?.id);
  });

  it('is another picture for another person, and one for the house', async () => {
    const bytes = await drawPicture(310, 200).jpeg().toBuffer();
    const other = await insertPerson(media);
    const ids = [await ingest(bytes), await ingest(bytes, other), await ingest(bytes, null)].map(
      ({ id }) => id,
    );
    expect(new Set(ids).size).toBe(3);
    expect((await ingest(bytes, null)).id).toBe(ids[2]);
  });
});

describe('a failure of ours', () => {
  it('of the database takes the files back', async () => {
    const before = await media.listFiles();
    const bytes = await drawPicture(320, 200).jpeg().toBuffer();
    const nobody = '00000000-0000-4000-8000-0000000000ff';
    await expect(ingestPicture(media, { bytes, uploadedBy: nobody })).rejects.toThrow();
    expect(await media.listFiles()).toEqual(before);
  });

  it('in the middle leaves files that are swept an hour later, and no others', async () => {
    const kept = await ingest(await drawPicture(330, 200).jpeg().toBuffer());
    const lost = await ingest(await drawPicture(340, 200).jpeg().toBuffer());
    await media.db.$client.query('delete from media_assets where id = $1', [lost.id]);
    await media.db.$client.query(
      `update graphile_worker._private_jobs set run_at = run_at - interval '2 hours'`,
    );
    await media.runJobs();
    const files = await media.listFiles();
    expect(files.filter((file) => file.includes(lost.id))).toEqual([]);
    expect(files.filter((file) => file.includes(kept.id))).toHaveLength(2);
  });

  it('never overwrites the picture that has the id', async () => {
    const asset = await ingest(await drawPicture(350, 200).jpeg().toBuffer());
    const bytes = await drawPicture(360, 200).jpeg().toBuffer();
    await expect(ingestPicture(media, { bytes, uploadedBy: null, id: asset.id })).rejects.toThrow(
      'another picture',
    );
    expect(await media.files.exists(asset.cleanKey)).toBe(true);
  });
});

it('a person brings 2,000 pictures at most', async () => {
  await media.db.$client.query(
    `insert into media_assets (id, uploaded_by, content_hash, original_key, original_format, original_bytes, clean_key,
       width, height, dominant_color, blur_data_url, created_at)
     select gen_random_uuid(), $1, 'hash-' || n, 'x', 'webp', 1, 'x', 1, 1, '#000000', '', now() from generate_series(1, 2000) n`,
    [person],
  );
  const bytes = await drawPicture(370, 200).jpeg().toBuffer();
  const result = await ingestPicture(media, { bytes, uploadedBy: person });
  expect(result.ok ? 'taken' : result.failure.code).toBe('picture.too_many');
  expect((await ingest(bytes, null)).width).toBe(370);
});

function headed(start: string): Buffer {
  return Buffer.concat([Buffer.from(start, 'latin1'), Buffer.alloc(2_000, 'noise')]);
}
