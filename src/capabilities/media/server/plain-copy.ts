import { openPicture, pictureGate } from './picture-engine.ts';

type AttachedFormat = 'jpeg' | 'png' | 'webp';

/** As good as it came, to the eye. */
const QUALITY = { jpeg: { quality: 90 }, png: {}, webp: { quality: 90, effort: 2 } } as const;

/**
 * The same picture in its own format and size, upright and without a word of metadata: a phone writes down where somebody
 * was, and the other side gets the picture alone. Undefined for one that cannot be decoded to its last line.
 */
export async function plainCopy(bytes: Uint8Array, format: AttachedFormat): Promise<Buffer | undefined> {
  try {
    return await pictureGate.run(() =>
      openPicture(bytes).autoOrient().toColourspace('srgb').toFormat(format, QUALITY[format]).toBuffer(),
    );
  } catch {
    return undefined;
  }
}
