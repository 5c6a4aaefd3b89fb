import { LARGEST_PICTURE_WIDTH } from '#base/picture-address.ts';
import { dominantColor } from '../rules/dominant-color.ts';
import { openPicture, openPixels } from './picture-engine.ts';

/** Derived sizes are made from this one, so it keeps more than any of them shows. */
const CLEAN = { quality: 88, effort: 2 } as const;
const THUMBNAIL_SIDE = 64;
const BLUR_SIDE = 16;
/** What lies behind what is transparent. */
const PAPER = '#ffffff';

export type CleanPicture = {
  /** Missing when the file itself is clean already. */
  content?: Buffer;
  width: number;
  height: number;
  dominantColor: string;
  blurDataUrl: string;
};

/** Upright, in sRGB, without a word of metadata: the library writes none unless it is asked to. */
async function makeClean(bytes: Uint8Array) {
  const side = LARGEST_PICTURE_WIDTH;
  const { data, info } = await openPicture(bytes)
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .webp(CLEAN)
    .toBuffer({ resolveWithObject: true });
  return { content: data, width: info.width, height: info.height };
}

async function drawThumbnail(bytes: Uint8Array) {
  const { data, info } = await openPicture(bytes)
    .resize({ width: THUMBNAIL_SIDE, height: THUMBNAIL_SIDE, fit: 'inside' })
    .flatten({ background: PAPER })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}

/** The colour and the blur to show until the picture is there. */
async function describePicture(bytes: Uint8Array) {
  const { pixels, ...size } = await drawThumbnail(bytes);
  const blur = await openPixels(pixels, size)
    .resize({ width: BLUR_SIDE, height: BLUR_SIDE, fit: 'inside' })
    .webp({ quality: 40, effort: 2 })
    .toBuffer();
  return {
    dominantColor: dominantColor(pixels),
    blurDataUrl: `data:image/webp;base64,${blur.toString('base64')}`,
  };
}

/** Throws when the picture cannot be decoded to its last line. */
export async function cleanPicture(bytes: Uint8Array, isClean: boolean): Promise<CleanPicture> {
  if (!isClean) {
    const clean = await makeClean(bytes);
    return { ...clean, ...(await describePicture(clean.content)) };
  }
  const { width, height } = await openPicture(bytes).metadata();
  return { width, height, ...(await describePicture(bytes)) };
}
