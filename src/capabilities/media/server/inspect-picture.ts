import type { Metadata } from 'sharp';
import { LARGEST_PICTURE_WIDTH } from '#base/picture-address.ts';
import { fail, ok, type Result } from '#base/result.ts';
import {
  bytesRefusal,
  type OriginalFormat,
  PICTURE_MESSAGES,
  type PictureRefusal,
  sizeRefusal,
} from '../rules/picture-limits.ts';
import { recogniseFormat } from '../rules/recognise-format.ts';
import { holdsHiddenContent } from './hidden-content.ts';
import { openHeader } from './picture-engine.ts';
import { isPngBomb } from './png-bomb.ts';

export type InspectedPicture = { format: OriginalFormat; isClean: boolean };

/** How the library names what we call avif. */
const LIBRARY_NAME: Record<OriginalFormat, string> = { jpeg: 'jpeg', png: 'png', webp: 'webp', avif: 'heif' };

export function refusePicture(code: PictureRefusal) {
  return fail(code, PICTURE_MESSAGES[code]);
}

async function readHeader(bytes: Uint8Array): Promise<Metadata | undefined> {
  try {
    return await openHeader(bytes).metadata();
  } catch {
    return undefined;
  }
}

function isAnimated({ pages, compression }: Metadata, format: OriginalFormat, bytes: Uint8Array): boolean {
  const brand = Buffer.from(bytes.subarray(8, 12)).toString('latin1');
  return (pages ?? 1) > 1 || (format === 'avif' && (brand === 'avis' || compression !== 'av1'));
}

/** Already what we would make of it: upright, in our format, with nothing in it but the picture. */
function isCleanAlready(header: Metadata, format: OriginalFormat, bytes: Uint8Array): boolean {
  if (format !== 'webp' || (header.orientation ?? 1) !== 1) return false;
  if (Math.max(header.width, header.height) > LARGEST_PICTURE_WIDTH) return false;
  if (header.exif || header.icc || header.xmp || header.iptc || header.comments) return false;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return view.getUint32(4, true) + 8 === bytes.byteLength;
}

/** Looks at a file without decoding it: what is it, and may it come in? */
export async function inspectPicture(bytes: Uint8Array): Promise<Result<InspectedPicture>> {
  const tooMuch = bytesRefusal(bytes.byteLength);
  if (tooMuch) return refusePicture(tooMuch);
  const format = recogniseFormat(bytes);
  if (!format) return refusePicture('picture.not_a_picture');
  const header = await readHeader(bytes);
  if (!header?.width || !header.height) return refusePicture('picture.broken');
  if (header.format !== LIBRARY_NAME[format]) return refusePicture('picture.not_a_picture');
  const wrongSize = sizeRefusal(header.width, header.height);
  if (wrongSize) return refusePicture(wrongSize);
  if (isAnimated(header, format, bytes)) return refusePicture('picture.animated');
  if ((await holdsHiddenContent(bytes)) || (format === 'png' && (await isPngBomb(bytes))))
    return refusePicture('picture.hidden_content');
  return ok({ format, isClean: isCleanAlready(header, format, bytes) });
}
