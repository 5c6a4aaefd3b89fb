import { findPictures } from '#capabilities/media/server/index.ts';
import type { GalleryImage } from '#capabilities/storefronts/rules/galleries.ts';
import type { Tx } from '#platform/database/database.ts';
import type { GalleryPicture } from '../../contract/editor.contract.ts';
import type { Galleries } from '../../rules/gallery-change.ts';

type Shown = { coverGallery: GalleryPicture[]; photoGallery: GalleryPicture[] };

/** The pictures with what is needed to draw them, and what the business says about each. */
export async function presentGalleries(tx: Tx, { COVER, PHOTO }: Galleries): Promise<Shown> {
  const ids = [...COVER, ...PHOTO].map(({ assetId }) => assetId);
  const pictures = new Map((await findPictures(tx, ids)).map((picture) => [picture.id, picture]));
  const present = ({ assetId, altText, source, caption, focusX, focusY }: GalleryImage): GalleryPicture[] => {
    const picture = pictures.get(assetId);
    return picture ? [{ ...picture, alt: altText || picture.alt, source, caption, focusX, focusY }] : [];
  };
  return { coverGallery: COVER.flatMap(present), photoGallery: PHOTO.flatMap(present) };
}
