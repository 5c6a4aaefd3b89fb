import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transact } from '#platform/database/transact.ts';
import {
  animatedWebp,
  deflateBombPng,
  drawPicture,
  htmlPage,
  hugePng,
  jpegWithScript,
  jpegWithZip,
  noteBombPng,
  phonePhoto,
  scriptedSvg,
  truncatedJpeg,
} from '../testing/hostile-files.ts';
import { insertPerson, openTestMedia, type TestMedia } from '../testing/test-media.ts';
import { deleteUnusedPictures, findPrivatePictures, ingestPicture, withdrawPicture } from './index.ts';
import type { GuestUploader } from './ingest-picture.ts';

let media: TestMedia;
beforeAll(async () => {
  media = await openTestMedia();
  // Stands for what shows them: a photo wall.
  await media.db.$client.query('create table shown_pictures (asset_id uuid references media_assets (id))');
});
afterAll(() => media.close());

const newGuest = (scopeId: string = crypto.randomUUID()): GuestUploader => ({
  deviceKey: crypto.randomUUID(),
  scopeId,
});

async function ingest(uploadedBy: GuestUploader, bytes: Uint8Array) {
  const result = await ingestPicture(media, { bytes, uploadedBy });
  if (!result.ok) throw new Error(`Refused: ${result.failure.code}`);
  return result.value;
}

const photo = (width: number) => drawPicture(width, 100).jpeg().toBuffer();
const filesOf = async (id: string) => (await media.listFiles()).filter((file) => file.includes(id));
const withdraw = async (guest: GuestUploader, id: string) => {
  const result = await transact(media.db, (tx) => withdrawPicture(tx, guest, id));
  await media.runJobs();
  return result.ok ? 'withdrawn' : result.failure.code;
};

describe('a picture of a guest', () => {
  it('is private in their scope and keeps the key of their browser as a hash only', async () => {
    const guest = newGuest();
    const asset = await ingest(guest, await photo(200));
    expect(asset).toMatchObject({ uploadedBy: null, scopeId: guest.scopeId });
    const ids = [asset.id];
    expect(await findPrivatePictures(media.db, media, { scopeId: guest.scopeId, ids })).toMatchObject([
      { id: asset.id, width: 200, addressKey: expect.stringMatching(/^[\w-]{43}$/) },
    ]);
    const { rows } = await media.db.$client.query('select * from media_assets where id = $1', ids);
    expect(JSON.stringify(rows)).not.toContain(guest.deviceKey);
  });

  it('stands upright and says neither where nor by whom it was taken', async () => {
    const asset = await ingest(newGuest(), await phonePhoto());
    expect(asset).toMatchObject({ width: 480, height: 640 });
    const file = await media.files.get(asset.cleanKey);
    const clean = file ? await buffer(file.stream) : Buffer.alloc(0);
    const { exif, xmp, icc, iptc, orientation, format } = await sharp(clean).metadata();
    expect({ exif, xmp, icc, iptc, orientation, format }).toEqual({ format: 'webp' });
    expect(clean.includes('Maya Secret')).toBe(false);
  });

  it.each([
    ['a claim of 3.6 thousand million pixels', hugePng, 'picture.too_large'],
    ['a deflate bomb', deflateBombPng, 'picture.hidden_content'],
    ['a note that unpacks without end', noteBombPng, 'picture.hidden_content'],
    ['more than 20 MB', () => Buffer.alloc(20 * 1024 * 1024 + 1, 0xff), 'picture.too_large'],
    ['an SVG with a script', scriptedSvg, 'picture.not_a_picture'],
    ['a page', htmlPage, 'picture.not_a_picture'],
    ['a picture that is a zip, too', jpegWithZip, 'picture.hidden_content'],
    ['a picture with a script in its metadata', jpegWithScript, 'picture.hidden_content'],
    ['a picture cut off', truncatedJpeg, 'picture.broken'],
    ['an animation', animatedWebp, 'picture.animated'],
  ])('is looked at like anybody’s: %s', async (_case, make, code) => {
    const before = { files: await media.listFiles(), assets: await media.countAssets() };
    const result = await ingestPicture(media, { bytes: await make(), uploadedBy: newGuest() });
    expect(result.ok ? 'taken' : result.failure.code).toBe(code);
    expect({ files: await media.listFiles(), assets: await media.countAssets() }).toEqual(before);
  });

  it('is kept once per browser and scope, however often and at once it comes', async () => {
    const guest = newGuest();
    const bytes = await photo(210);
    const own = await Promise.all(Array.from({ length: 5 }, () => ingest(guest, bytes)));
    expect(new Set(own.map(({ id }) => id)).size).toBe(1);
    const neighbour = await ingest(newGuest(guest.scopeId), bytes);
    const elsewhere = await ingest({ ...guest, scopeId: crypto.randomUUID() }, bytes);
    expect(new Set([own[0]?.id, neighbour.id, elsewhere.id]).size).toBe(3);
  });
});

describe('withdrawing', () => {
  it('takes picture and files, for whoever has the key', async () => {
    const guest = newGuest();
    const { id } = await ingest(guest, await photo(220));
    const kept = await ingest(guest, await photo(221));
    expect(await withdraw(guest, id)).toBe('withdrawn');
    expect(await filesOf(id)).toEqual([]);
    expect(await withdraw(guest, id)).toBe('picture.not_found');
    expect(await filesOf(kept.id)).toHaveLength(2);
  });

  it('is refused to every other key, in every other scope, and with what is stored', async () => {
    const guest = newGuest();
    const asset = await ingest(guest, await photo(230));
    for (const other of [
      newGuest(guest.scopeId),
      { ...guest, scopeId: crypto.randomUUID() },
      { ...guest, deviceKey: '' },
      { ...guest, deviceKey: asset.guestKeyHash ?? '' },
    ])
      expect(await withdraw(other, asset.id)).toBe('picture.not_found');
    expect(await filesOf(asset.id)).toHaveLength(2);
  });

  it('goes together with taking it down, or not at all', async () => {
    const guest = newGuest();
    const { id } = await ingest(guest, await photo(240));
    await media.db.$client.query('insert into shown_pictures values ($1)', [id]);
    expect(await withdraw(guest, id)).toBe('picture.in_use');
    expect(await filesOf(id)).toHaveLength(2);
    await media.db.$client.query('delete from shown_pictures');
    expect(await withdraw(guest, id)).toBe('withdrawn');
  });
});

it('whoever owns the scope takes pictures of guests away', async () => {
  const { id } = await ingest(newGuest(), await photo(250));
  await media.db.transaction((tx) => deleteUnusedPictures(tx, [id]));
  await media.runJobs();
  expect(await filesOf(id)).toEqual([]);
});

describe('there is an end', () => {
  const fill = (guest: GuestUploader, count: number, isOwn: boolean) =>
    media.db.$client.query(
      `insert into media_assets (id, scope_id, guest_key_hash, content_hash, original_key, original_format, original_bytes,
         clean_key, width, height, dominant_color, blur_data_url, created_at)
       select gen_random_uuid(), $1, case when $3 then (select guest_key_hash from media_assets where scope_id = $1 limit 1)
           else 'guest-' || n end,
         $1 || '-' || n, 'x', 'webp', 1, 'x', 1, 1, '#000000', '', now() from generate_series(1, $2::int) n`,
      [guest.scopeId, count, isOwn],
    );
  const oneMore = async (guest: GuestUploader) => {
    const result = await ingestPicture(media, { bytes: await photo(270), uploadedBy: guest });
    return result.ok ? 'taken' : result.failure.code;
  };

  it('of what one browser brings, which is not its neighbour’s', async () => {
    const guest = newGuest();
    await ingest(guest, await photo(260));
    await fill(guest, 1_999, true);
    expect(await oneMore(guest)).toBe('picture.too_many');
    expect(await oneMore(newGuest(guest.scopeId))).toBe('taken');
  });

  it('of what all of them bring, with however many keys', async () => {
    const guest = newGuest();
    await ingest(guest, await photo(260));
    await fill(guest, 9_999, false);
    expect(await oneMore(newGuest(guest.scopeId))).toBe('picture.scope_full');
    expect(await oneMore(newGuest())).toBe('taken');
  });
});

it('the database takes no guest without a scope or with an account, and lets no scope go under its pictures', async () => {
  const guest = newGuest();
  const { id } = await ingest(guest, await photo(280));
  await expect(
    media.db.$client.query('update media_assets set scope_id = null where id = $1', [id]),
  ).rejects.toThrow('media_assets_guest');
  const person = await insertPerson(media);
  await expect(
    media.db.$client.query('update media_assets set uploaded_by = $2 where id = $1', [id, person]),
  ).rejects.toThrow('media_assets_guest');
  await expect(
    media.db.$client.query('delete from picture_scopes where id = $1', [guest.scopeId]),
  ).rejects.toThrow('foreign key');
});
