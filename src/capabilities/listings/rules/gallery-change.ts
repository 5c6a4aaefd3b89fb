import {
  GALLERIES,
  type Gallery,
  type GalleryImage,
  type MediaSource,
} from '#capabilities/storefronts/rules/galleries.ts';

export const MOST_IN_GALLERY: Readonly<Record<Gallery, number>> = { COVER: 6, PHOTO: 500 };
export const LONGEST_CAPTION = 150;
export const LONGEST_ALT_TEXT = 150;

export type Galleries = Readonly<Record<Gallery, readonly GalleryImage[]>>;

/** One thing somebody does to the pictures. Each names its picture and not its place alone, so that two people can do theirs at once. */
export type GalleryChange =
  | { kind: 'add'; gallery: Gallery; assetIds: readonly string[]; source: MediaSource }
  | { kind: 'move'; assetId: string; gallery: Gallery; position: number }
  | {
      kind: 'describe';
      assetId: string;
      caption: string;
      altText: string;
      focusX: number;
      focusY: number;
    }
  | { kind: 'remove'; assetId: string }
  | { kind: 'restore'; gallery: Gallery; position: number; image: GalleryImage };

const added = (assetId: string, source: MediaSource): GalleryImage => ({
  assetId,
  source,
  caption: '',
  altText: '',
  focusX: 50,
  focusY: 50,
});

function withoutImage(galleries: Galleries, assetId: string): Galleries {
  const keep = (gallery: Gallery) => galleries[gallery].filter((image) => image.assetId !== assetId);
  return { COVER: keep('COVER'), PHOTO: keep('PHOTO') };
}

export function findImage(galleries: Galleries, assetId: string): GalleryImage | undefined {
  return GALLERIES.flatMap((gallery) => galleries[gallery]).find((image) => image.assetId === assetId);
}

function putImage(galleries: Galleries, gallery: Gallery, position: number, image: GalleryImage): Galleries {
  const rest = withoutImage(galleries, image.assetId);
  return { ...rest, [gallery]: rest[gallery].toSpliced(position, 0, image) };
}

/** The galleries afterwards; undefined where the picture is no longer there, or one has no room. */
export function applyGalleryChange(galleries: Galleries, change: GalleryChange): Galleries | undefined {
  const after = changed(galleries, change);
  const hasRoom = after && GALLERIES.every((gallery) => after[gallery].length <= MOST_IN_GALLERY[gallery]);
  return hasRoom ? after : undefined;
}

function changed(galleries: Galleries, change: GalleryChange): Galleries | undefined {
  if (change.kind === 'add') {
    // A picture is in one place; the same file sent again is the same picture, and stays where it is.
    const fresh = change.assetIds.filter((assetId) => !findImage(galleries, assetId));
    const images = fresh.map((assetId) => added(assetId, change.source));
    return { ...galleries, [change.gallery]: [...galleries[change.gallery], ...images] };
  }
  if (change.kind === 'restore') return putImage(galleries, change.gallery, change.position, change.image);
  const image = findImage(galleries, change.assetId);
  if (change.kind === 'remove') return image && withoutImage(galleries, change.assetId);
  if (!image) return undefined;
  if (change.kind === 'move') return putImage(galleries, change.gallery, change.position, image);
  const { kind: _, ...described } = change;
  const describe = (one: GalleryImage) => (one.assetId === change.assetId ? { ...one, ...described } : one);
  return { COVER: galleries.COVER.map(describe), PHOTO: galleries.PHOTO.map(describe) };
}
