/** What we take. Type and name are not believed; the bytes decide. */
export const ORIGINAL_FORMATS = ['jpeg', 'png', 'webp', 'avif'] as const;
export type OriginalFormat = (typeof ORIGINAL_FORMATS)[number];

const MB = 1024 * 1024;

export const PICTURE_LIMITS = {
  bytes: 20 * MB,
  /** A picture of a few kilobytes can claim to be this large and take its room in memory. */
  pixels: 50_000_000,
  longestSide: 16_000,
  shortestSide: 32,
  perPerson: 2_000,
  /** Guests have as many browsers as they like, so what they share has an end of its own. */
  perScope: 10_000,
} as const;

export const PICTURE_MESSAGES = {
  'picture.not_a_picture': 'We can’t read this file. Choose a JPEG, PNG, WebP, or AVIF image.',
  'picture.too_large': 'This image is larger than 20 MB or 50 megapixels. Choose a smaller one.',
  'picture.too_small': 'This image is too small. It needs at least 32 pixels on each side.',
  'picture.broken': 'This image is damaged and can’t be opened. Choose another copy.',
  'picture.animated': 'Animated images aren’t supported. Choose a still photo.',
  'picture.hidden_content':
    'This file contains more than an image. Save the image again and choose the new file.',
  'picture.too_many': 'You’ve reached 2,000 images. Delete some you no longer need first.',
  'picture.scope_full': 'No more images fit here. Remove some first.',
} as const;

export type PictureRefusal = keyof typeof PICTURE_MESSAGES;

/** Why a picture of this size is not taken, or nothing. */
export function sizeRefusal(width: number, height: number): PictureRefusal | undefined {
  const { pixels, longestSide, shortestSide } = PICTURE_LIMITS;
  if (Math.min(width, height) < shortestSide) return 'picture.too_small';
  if (width * height > pixels || Math.max(width, height) > longestSide) return 'picture.too_large';
  return undefined;
}

/** Why a file of this many bytes is not even opened, or nothing. */
export function bytesRefusal(bytes: number): PictureRefusal | undefined {
  if (bytes === 0) return 'picture.not_a_picture';
  return bytes > PICTURE_LIMITS.bytes ? 'picture.too_large' : undefined;
}
