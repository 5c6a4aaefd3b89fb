import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

/** A photo of one color; another each time, since the same file is the same picture. */
export async function photoFile(name: string) {
  const [r = 0, g = 0, b = 0] = randomBytes(3);
  const picture = sharp({ create: { width: 640, height: 480, channels: 3, background: { r, g, b } } });
  return { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() };
}
