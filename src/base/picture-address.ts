/** Where every size of every picture comes from; the path is the specification's. */
export const PICTURE_PATH = '/web-marketplace-api/resize-image-asset';

/** The widths in CSS pixels at which pages draw pictures; 100 is a vendor's logo, 220 a carousel tile. */
export const PICTURE_WIDTHS = [100, 220, 300, 400, 640, 800, 1200, 1600] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** Screens with up to three device pixels per CSS pixel. */
export const DENSITIES = [1, 2, 3] as const;

export const PICTURE_FORMATS = ['webp', 'avif', 'jpeg'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

export const DEFAULT_PICTURE = { width: 300, format: 'webp', fit: 'max', quality: 75 } as const;

/** Nothing wider is made, not even for a wide screen with a high density. */
export const LARGEST_PICTURE_WIDTH = 2400;

/** Enough steps that no browser loads half as much again as it needs. */
const WIDTH_STEPS = [220, 300, 400, 640, 800, 1200, 1600, LARGEST_PICTURE_WIDTH];

/** `addressKey` comes with a private picture and opens it; nothing else does. */
type Shape = { width?: number; format?: PictureFormat; addressKey?: string };

/** The address of a picture at most this wide. It never changes its content, so it may be kept for ever. */
export function pictureAddress(id: string, shape: Shape = {}): string {
  const { width, format, addressKey } = { ...DEFAULT_PICTURE, ...shape };
  const address = `${PICTURE_PATH}?id=${encodeURIComponent(id)}&width=${width}&format=${format}`;
  return addressKey ? `${address}&key=${addressKey}` : address;
}

/** For a picture drawn at one width: '… 1x, … 2x, … 3x'. */
export function pictureSrcSet(
  id: string,
  width: PictureWidth = DEFAULT_PICTURE.width,
  format?: PictureFormat,
): string {
  return DENSITIES.map(
    (density) => `${pictureAddress(id, { width: width * density, ...(format && { format }) })} ${density}x`,
  ).join(', ');
}

/** For a picture whose width follows the page, beside a `sizes` attribute: '… 300w, … 640w' up to its own width. */
export function pictureWidthSet(
  picture: { id: string; width: number; addressKey?: string },
  format?: PictureFormat,
): string {
  const { id, addressKey } = picture;
  const smaller = WIDTH_STEPS.filter((width) => width < picture.width);
  const largest = Math.min(picture.width, LARGEST_PICTURE_WIDTH);
  return [...smaller, ...(smaller.includes(largest) ? [] : [largest])]
    .map(
      (width) =>
        `${pictureAddress(id, { width, ...(format && { format }), ...(addressKey && { addressKey }) })} ${width}w`,
    )
    .join(', ');
}
