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

/**
 * One thing somebody does to the pictures. Each names its picture and not its place alone, so that two people can do theirs
 * at once. A picture can be a cover and a photo, with words of its own in each.
 */
export type GalleryChange =
  | { kind: 'add'; gallery: Gallery; assetIds: readonly string[]; source: MediaSource }
  | { kind: 'move'; from: Gallery; assetId: string; gallery: Gallery; position: number }
  | {
      kind: 'describe';
      gallery: Gallery;
      assetId: string;
      caption: string;
      altText: string;
      focusX: number;
      focusY: number;
    }
  | { kind: 'remove'; gallery: Gallery; assetId: string }
  | { kind: 'restore'; gallery: Gallery; position: number; image: GalleryImage };

const added = (assetId: string, source: MediaSource): GalleryImage => ({
  assetId,
  source,
  caption: '',
  altText: '',
  focusX: 50,
  focusY: 50,
});

const isOther = (assetId: string) => (image: GalleryImage) => image.assetId !== assetId;

export function hasImage(galleries: Galleries, assetId: string): boolean {
  return GALLERIES.some((gallery) => galleries[gallery].some((image) => image.assetId === assetId));
}

function putImage(galleries: Galleries, gallery: Gallery, position: number, image: GalleryImage): Galleries {
  const rest = galleries[gallery].filter(isOther(image.assetId));
  return { ...galleries, [gallery]: rest.toSpliced(position, 0, image) };
}

/** The galleries afterwards; undefined where the picture is no longer there, or one has no room. */
export function applyGalleryChange(galleries: Galleries, change: GalleryChange): Galleries | undefined {
  const after = changed(galleries, change);
  const hasRoom = after && GALLERIES.every((gallery) => after[gallery].length <= MOST_IN_GALLERY[gallery]);
  return hasRoom ? after : undefined;
}

function changed(galleries: Galleries, change: GalleryChange): Galleries | undefined {
  const { gallery } = change;
  const own = galleries[gallery];
  if (change.kind === 'add') {
    // The same file sent again is the same picture, and stays where it is.
    const fresh = change.assetIds.filter((assetId) => own.every(isOther(assetId)));
    return { ...galleries, [gallery]: [...own, ...fresh.map((assetId) => added(assetId, change.source))] };
  }
  if (change.kind === 'restore') return putImage(galleries, gallery, change.position, change.image);
  const { assetId } = change;
  const from = change.kind === 'move' ? change.from : gallery;
  const image = galleries[from].find((each) => each.assetId === assetId);
  if (!image) return undefined;
  if (change.kind === 'describe') {
    const { kind: _, gallery: __, ...described } = change;
    return { ...galleries, [gallery]: own.map((one) => (one === image ? { ...one, ...described } : one)) };
  }
  const without = { ...galleries, [from]: galleries[from].filter(isOther(assetId)) };
  return change.kind === 'remove' ? without : putImage(without, gallery, change.position, image);
}
