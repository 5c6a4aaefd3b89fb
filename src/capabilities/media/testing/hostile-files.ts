import { crc32, deflateSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';

const GARDEN = { r: 80, g: 130, b: 60 };

/** A plain picture with a corner of another colour, so that turning it shows. */
export function drawPicture(width = 640, height = 480) {
  const corner = { r: 240, g: 20, b: 30 };
  const mark = {
    create: { width: width >> 2, height: height >> 2, channels: 3 as const, background: corner },
  };
  return sharp({ create: { width, height, channels: 3, background: GARDEN } }).composite([
    { input: mark, left: 0, top: 0 },
  ]);
}

function chunk(type: string, content: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

const PNG_START = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

function pngHeader(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return chunk('IHDR', header);
}

/** A few bytes that claim to be 3.6 thousand million pixels. */
export function hugePng(): Buffer {
  const pixels = chunk('IDAT', deflateSync(Buffer.alloc(1024)));
  return Buffer.concat([PNG_START, pngHeader(60_000, 60_000), pixels, chunk('IEND', Buffer.alloc(0))]);
}

/** A small picture whose data unpacks to a hundred times what its size needs. */
export function deflateBombPng(): Buffer {
  const pixels = chunk('IDAT', deflateSync(Buffer.alloc(100 * 1024 * 1024), { level: 9 }));
  return Buffer.concat([PNG_START, pngHeader(600, 600), pixels, chunk('IEND', Buffer.alloc(0))]);
}

/** A good picture with a note that unpacks to 64 MB. */
export async function noteBombPng(): Promise<Buffer> {
  const picture = await drawPicture(64, 64).png().toBuffer();
  const text = deflateSync(Buffer.alloc(64 * 1024 * 1024, 'a'), { level: 9 });
  const note = chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), text]));
  const end = picture.length - 12;
  return Buffer.concat([picture.subarray(0, end), note, picture.subarray(end)]);
}

export const zipFile = () => Buffer.from(zipSync({ 'a.txt': strToU8('a'.repeat(100_000)) }));

export const scriptedSvg = () =>
  Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><script>alert(1)</script><rect width="400" height="400"/></svg>',
  );

export const htmlPage = () => Buffer.from('<!doctype html><script>alert(1)</script>');

export const gif = () => drawPicture().gif().toBuffer();

export const truncatedJpeg = async () => (await drawPicture(1200, 900).jpeg().toBuffer()).subarray(0, 6_000);

export const truncatedWebp = async () => {
  const whole = await noisyPicture().webp({ quality: 90 }).toBuffer();
  return whole.subarray(0, whole.length >> 1);
};

export const truncatedPng = async () => {
  const whole = await noisyPicture().png().toBuffer();
  return whole.subarray(0, whole.length >> 1);
};

/** Does not shrink much, so that half of its file is half of its lines. */
export function noisyPicture(width = 400, height = 300) {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  return sharp({ create: { width, height, channels: 3, background: GARDEN, noise } });
}

export const jpegWithZip = async () => Buffer.concat([await drawPicture().jpeg().toBuffer(), zipFile()]);

export const jpegWithScript = async () =>
  drawPicture()
    .withExif({ IFD0: { ImageDescription: '<script>alert(document.cookie)</script>' } })
    .jpeg()
    .toBuffer();

/** A film behind the picture, as phones write it: nothing to run, and nothing to keep. */
export const jpegWithFilm = async () =>
  Buffer.concat([
    await drawPicture().jpeg().toBuffer(),
    Buffer.from('\0\0\0\x18ftypmp42SECRETFILM', 'latin1'),
  ]);

/** Two pages of one strip, shown in turn. */
export const animatedWebp = async () => {
  const strip = await sharp({ create: { width: 64, height: 128, channels: 3, background: GARDEN } })
    .composite([
      { input: { create: { width: 64, height: 64, channels: 3, background: '#ff0000' } }, gravity: 'north' },
    ])
    .raw()
    .toBuffer();
  return sharp(strip, { raw: { width: 64, height: 128, channels: 3, pageHeight: 64 } })
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer();
};

/** Lies on its side, says where it was taken, and by whom. */
export const phonePhoto = () =>
  drawPicture(640, 480)
    .withExif({
      IFD0: { Artist: 'Maya Secret', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

export const cmykJpeg = () => drawPicture().toColourspace('cmyk').jpeg().toBuffer();

export const transparentPng = () =>
  sharp({ create: { width: 200, height: 200, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .png()
    .toBuffer();
