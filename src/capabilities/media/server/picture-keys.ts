import type { PictureFormat } from '#base/picture-address.ts';
import type { OriginalFormat } from '../rules/picture-limits.ts';

/** Everything of one picture lies below this path, so it goes at one stroke. */
export const pictureFolder = (id: string) => `media/${id}`;

const ENDING = { jpeg: 'jpg', png: 'png', webp: 'webp', avif: 'avif' } satisfies Record<
  OriginalFormat,
  string
>;

export const originalKey = (id: string, format: OriginalFormat) =>
  `${pictureFolder(id)}/original.${ENDING[format]}`;

export const cleanKey = (id: string) => `${pictureFolder(id)}/clean.webp`;

export const derivedKey = (id: string, shape: { width: number; quality: number; format: PictureFormat }) =>
  `${pictureFolder(id)}/derived/${shape.width}-${shape.quality}.${ENDING[shape.format]}`;
