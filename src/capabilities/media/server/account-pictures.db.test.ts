import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawPicture } from '../testing/hostile-files.ts';
import { insertPerson, openTestMedia, type TestMedia } from '../testing/test-media.ts';
import { deletePicture } from './delete-picture.ts';
import { exportPictures } from './export-pictures.ts';
import { forgetPictures } from './forget-pictures.ts';
import { ingestPicture } from './ingest-picture.ts';
import { findAsset } from './store.ts';

let media: TestMedia;
beforeAll(async () => {
  media = await openTestMedia();
  // Stands for whatever shows pictures: an album, a storefront.
  await media.db.$client.query('create table shown_pictures (asset_id uuid references media_assets (id))');
});
afterAll(() => media.close());

async function ingest(uploadedBy: string, width: number) {
  const bytes = await drawPicture(width, 100).jpeg().toBuffer();
  const result = await ingestPicture(media, { bytes, uploadedBy });
  if (!result.ok) throw new Error(`Refused: ${result.failure.code}`);
  return result.value;
}

const show = (id: string) => media.db.$client.query('insert into shown_pictures values ($1)', [id]);
const filesOf = async (id: string) => (await media.listFiles()).filter((file) => file.includes(id));

async function deleteAccount(userId: string): Promise<void> {
  await media.db.transaction((tx) => forgetPictures(tx, userId));
  await media.db.$client.query('delete from users where id = $1', [userId]);
  await media.runJobs();
}

describe('the archive of a person', () => {
  it('lists what they uploaded, and nothing of others', async () => {
    const [person, other] = [await insertPerson(media), await insertPerson(media)];
    const asset = await ingest(person, 200);
    await ingest(other, 201);
    const exported = await exportPictures(media.db, person);
    expect(exported).toEqual([
      {
        id: asset.id,
        width: 200,
        height: 100,
        alt: '',
        dominantColor: asset.dominantColor,
        originalFormat: 'jpeg',
        originalBytes: asset.originalBytes,
        createdAt: asset.createdAt.toISOString(),
        address: `/web-marketplace-api/resize-image-asset?id=${asset.id}&width=200&format=jpeg`,
      },
    ]);
  });
});

describe('the deletion of an account', () => {
  it('takes the pictures and their files, and leaves those of others', async () => {
    const [person, other] = [await insertPerson(media), await insertPerson(media)];
    const own = await ingest(person, 210);
    const foreign = await ingest(other, 210);
    await deleteAccount(person);
    expect(await findAsset(media.db, own.id)).toBeUndefined();
    expect(await filesOf(own.id)).toEqual([]);
    expect(await filesOf(foreign.id)).toHaveLength(2);
  });

  it('leaves a picture that is still shown, without its owner, even if two people brought the same', async () => {
    const people = [await insertPerson(media), await insertPerson(media)];
    for (const person of people) {
      const shown = await ingest(person, 220);
      await show(shown.id);
      await deleteAccount(person);
      expect(await findAsset(media.db, shown.id)).toMatchObject({ uploadedBy: null });
      expect(await filesOf(shown.id)).toHaveLength(2);
    }
  });

  it('keeps everything when it does not happen after all', async () => {
    const person = await insertPerson(media);
    const asset = await ingest(person, 230);
    await media.db
      .transaction(async (tx) => {
        await forgetPictures(tx, person);
        throw new Error('not after all');
      })
      .catch(() => undefined);
    await media.runJobs();
    expect(await findAsset(media.db, asset.id)).toMatchObject({ uploadedBy: person });
    expect(await filesOf(asset.id)).toHaveLength(2);
  });
});

it('a picture that is shown cannot be deleted by its owner', async () => {
  const person = await insertPerson(media);
  const asset = await ingest(person, 240);
  await show(asset.id);
  const actor = { userId: person } as Parameters<typeof deletePicture>[1];
  const result = await deletePicture(media, actor, asset.id);
  expect(result.ok ? 'deleted' : result.failure.code).toBe('picture.in_use');
  expect(await filesOf(asset.id)).toHaveLength(2);
});
