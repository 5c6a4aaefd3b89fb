import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GALLERIES, type Gallery } from '#capabilities/storefronts/rules/galleries.ts';
import { applyGalleryChange, type Galleries, type GalleryChange, MOST_IN_GALLERY } from './gallery-change.ts';

const image = (assetId: string) => ({
  assetId,
  source: 'FILE' as const,
  caption: '',
  altText: '',
  focusX: 50,
  focusY: 50,
});
const galleries: Galleries = { COVER: [image('a')], PHOTO: [image('b'), image('c'), image('d')] };
const idsOf = (of: Galleries | undefined) =>
  GALLERIES.map((gallery) => of?.[gallery].map(({ assetId }) => assetId).join(''));

describe('applyGalleryChange', () => {
  it.each([
    [{ kind: 'add', gallery: 'PHOTO', assetIds: ['e', 'b'], source: 'FILE' }, ['a', 'bcde']],
    [{ kind: 'move', from: 'PHOTO', assetId: 'd', gallery: 'PHOTO', position: 0 }, ['a', 'dbc']],
    [{ kind: 'move', from: 'PHOTO', assetId: 'b', gallery: 'PHOTO', position: 2 }, ['a', 'cdb']],
    [{ kind: 'move', from: 'PHOTO', assetId: 'c', gallery: 'COVER', position: 0 }, ['ca', 'bd']],
    [{ kind: 'remove', gallery: 'PHOTO', assetId: 'c' }, ['a', 'bd']],
    [{ kind: 'restore', gallery: 'PHOTO', position: 1, image: image('x') }, ['a', 'bxcd']],
  ] as const)('%o', (change, after) => {
    expect(idsOf(applyGalleryChange(galleries, change as GalleryChange))).toEqual(after);
  });

  it('leaves a picture in the other gallery alone', () => {
    const both: Galleries = { COVER: [image('a')], PHOTO: [image('a'), image('b')] };
    expect(idsOf(applyGalleryChange(both, { kind: 'remove', gallery: 'PHOTO', assetId: 'a' }))).toEqual([
      'a',
      'b',
    ]);
    const moved = { kind: 'move', from: 'PHOTO', assetId: 'a', gallery: 'COVER', position: 0 } as const;
    expect(idsOf(applyGalleryChange(both, moved))).toEqual(['a', 'b']);
  });

  it('describes a picture where it stands', () => {
    const words = { caption: 'The loft', altText: 'Long tables', focusX: 20, focusY: 80 };
    const after = applyGalleryChange(galleries, {
      kind: 'describe',
      gallery: 'PHOTO',
      assetId: 'c',
      ...words,
    });
    expect(idsOf(after)).toEqual(['a', 'bcd']);
    expect(after?.PHOTO[1]).toEqual({ ...image('c'), ...words });
  });

  it('is nothing for a picture that is gone, and for a gallery that is full', () => {
    expect(applyGalleryChange(galleries, { kind: 'remove', gallery: 'PHOTO', assetId: 'x' })).toBeUndefined();
    expect(
      applyGalleryChange(galleries, {
        kind: 'move',
        from: 'PHOTO',
        assetId: 'x',
        gallery: 'COVER',
        position: 0,
      }),
    ).toBeUndefined();
    const many = Array.from({ length: MOST_IN_GALLERY.COVER }, (_, index) => `n${index}`);
    expect(
      applyGalleryChange(galleries, { kind: 'add', gallery: 'COVER', assetIds: many, source: 'FILE' }),
    ).toBeUndefined();
  });

  it('keeps every picture once in a gallery, whatever is done in whatever order', () => {
    const id = fc.constantFrom('a', 'b', 'c', 'd', 'e');
    const gallery: fc.Arbitrary<Gallery> = fc.constantFrom(...GALLERIES);
    const position = fc.nat(6);
    const change: fc.Arbitrary<GalleryChange> = fc.oneof(
      fc.record({
        kind: fc.constant('add' as const),
        gallery,
        assetIds: fc.uniqueArray(id),
        source: fc.constant('FILE' as const),
      }),
      fc.record({ kind: fc.constant('move' as const), from: gallery, assetId: id, gallery, position }),
      fc.record({ kind: fc.constant('remove' as const), gallery, assetId: id }),
    );
    fc.assert(
      fc.property(fc.array(change, { maxLength: 20 }), (changes) => {
        let now = galleries;
        for (const each of changes) now = applyGalleryChange(now, each) ?? now;
        for (const name of GALLERIES) {
          const ids = now[name].map(({ assetId }) => assetId);
          expect(new Set(ids).size).toBe(ids.length);
        }
      }),
    );
  });
});
