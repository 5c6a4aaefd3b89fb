import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storefronts } from '#capabilities/storefronts/tables.ts';
import { realWeddingPhotos, realWeddings } from '../tables.ts';
import { type AlbumWorld, insertCredit, openAlbumWorld } from '../testing/album-world.ts';
import { readRealWedding } from './read-real-wedding.ts';
import { readWeddingPhoto } from './read-wedding-photo.ts';

let world: AlbumWorld;

beforeAll(async () => {
  world = await openAlbumWorld({ seed: 'pages' });
});
afterAll(() => world.close());

const published = () => world.weddings.filter(({ status }) => status === 'ACCEPTED');
const hidden = () => world.weddings.filter(({ status }) => status !== 'ACCEPTED');
const photosOf = (weddingId: number) =>
  world.photos.filter(({ realWeddingId }) => realWeddingId === weddingId);

async function wedding(slug: string) {
  const result = await readRealWedding(world, slug);
  if (!result.ok) throw new Error(result.failure.code);
  return result.value;
}

async function photo(slug: string) {
  const result = await readWeddingPhoto(world, slug);
  if (!result.ok) throw new Error(result.failure.code);
  return result.value;
}

describe('a real wedding', () => {
  it('has its story and its photos in order', async () => {
    const [first] = published();
    if (!first) throw new Error('The world has no published wedding.');
    const shown = await wedding(first.slug);
    expect(shown).toMatchObject({ title: first.title, color: first.palette, story: first.story });
    expect(shown.photos.map(({ slug }) => slug)).toEqual(photosOf(first.id).map(({ slug }) => slug));
    expect(shown.photos[0]?.picture).toMatchObject({
      width: 800,
      height: 600,
      alt: expect.stringMatching(/^Picture/),
    });
    expect(['new-york', 'texas']).toContain(shown.state.slug);
  });

  it('leads to others that are published, never to itself', async () => {
    const open = new Set(published().map(({ slug }) => slug));
    for (const { slug } of published().slice(0, 12)) {
      const { similar } = await wedding(slug);
      expect(similar).toHaveLength(3);
      for (const other of similar) {
        expect(other.slug).not.toBe(slug);
        expect(open).toContain(other.slug);
      }
    }
  });

  it('is not there before it was accepted, nor after it was closed', async () => {
    expect(hidden().length).toBeGreaterThan(10);
    for (const { id, slug } of hidden()) {
      expect(await readRealWedding(world, slug)).toMatchObject({
        ok: false,
        failure: { code: 'real_wedding.not_found' },
      });
      const [own] = photosOf(id);
      expect(await readWeddingPhoto(world, own?.slug ?? '')).toMatchObject({
        ok: false,
        failure: { code: 'wedding_photo.not_found' },
      });
    }
    const [first] = published().slice(-1);
    if (!first) throw new Error('The world has no published wedding.');
    await world.db
      .update(realWeddings)
      .set({ status: 'CLOSED', publishedAt: null })
      .where(eq(realWeddings.id, first.id));
    expect((await readRealWedding(world, first.slug)).ok).toBe(false);
  });

  it('is not found under an address that was never given', async () => {
    for (const slug of ['', 'nope', "' or 1=1 --", '%', '../wedding-1', '💍'.repeat(50)]) {
      expect((await readRealWedding(world, slug)).ok).toBe(false);
      expect((await readWeddingPhoto(world, slug)).ok).toBe(false);
    }
  });

  it('links a credited business only while its page is published', async () => {
    const [first] = published();
    if (!first) throw new Error('The world has no published wedding.');
    const open = await insertCredit(world, first.id, { isPublished: true });
    const draft = await insertCredit(world, first.id, { isPublished: false });
    const page = { uuid: open.uuid, slug: open.slug, taxonomyKey: 'wedding-florists' };
    const credits = async () => (await wedding(first.slug)).credits;
    expect(await credits()).toEqual([
      { role: 'Flowers', name: open.name, storefront: page },
      { role: 'Flowers', name: draft.name, storefront: null },
    ]);
    await world.db
      .update(storefronts)
      .set({ publishedAt: null, publicationStatus: 'CLOSED' })
      .where(eq(storefronts.id, open.id));
    expect((await credits())[0]).toEqual({ role: 'Flowers', name: open.name, storefront: null });
  });
});

describe('a photo', () => {
  it('knows its neighbours and its place among them', async () => {
    const [, second] = published();
    if (!second) throw new Error('The world has too few published weddings.');
    const slugs = photosOf(second.id).map(({ slug }) => slug);
    for (const [index, slug] of slugs.entries()) {
      const shown = await photo(slug);
      expect(shown.position).toBe(index + 1);
      expect(shown.photoCount).toBe(slugs.length);
      expect(shown.previous?.slug).toBe(slugs[index - 1]);
      expect(shown.next?.slug).toBe(slugs[index + 1]);
      expect(shown.wedding.slug).toBe(second.slug);
    }
  });

  it('carries the number that a favorite names', async () => {
    const [, second] = published();
    const [own] = photosOf(second?.id ?? 0);
    const [row] = await world.db
      .select()
      .from(realWeddingPhotos)
      .where(eq(realWeddingPhotos.slug, own?.slug ?? ''));
    expect((await photo(own?.slug ?? '')).imageId).toBe(row?.id);
  });

  it('is followed by others of published weddings, no picture twice and none of its own wedding', async () => {
    const open = new Set(published().flatMap(({ id }) => photosOf(id).map(({ slug }) => slug)));
    for (const { id } of published().slice(0, 10)) {
      const own = photosOf(id);
      const { similar } = await photo(own[0]?.slug ?? '');
      const shown = [...own.map(({ assetId }) => assetId), ...similar.map(({ picture }) => picture.id)];
      expect(new Set(shown).size).toBe(shown.length);
      for (const { slug } of similar) expect(open).toContain(slug);
    }
  });
});
