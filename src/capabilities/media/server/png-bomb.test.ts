import { describe, expect, it } from 'vitest';
import {
  deflateBombPng,
  drawPicture,
  noisyPicture,
  noteBombPng,
  truncatedPng,
} from '../testing/hostile-files.ts';
import { isPngBomb } from './png-bomb.ts';

describe('a bomb in PNG', () => {
  it('is a small picture with far too much data', async () => {
    expect(await isPngBomb(deflateBombPng())).toBe(true);
  });

  it('is a picture with a note that never ends', async () => {
    expect(await isPngBomb(await noteBombPng())).toBe(true);
  });

  it.each([
    ['plain', drawPicture().png()],
    ['interlaced', noisyPicture(33, 47).png({ progressive: true })],
    ['with a palette', drawPicture().png({ palette: true })],
    ['with few colours', drawPicture(40, 40).png({ palette: true, colours: 2 })],
    ['in grey', drawPicture().grayscale().png()],
    ['with 16 bits', noisyPicture(50, 50).toColourspace('rgb16').png()],
    ['with transparency', drawPicture().ensureAlpha(0.5).png()],
    ['with a colour profile', drawPicture().withIccProfile('p3').png()],
  ])('is not a picture %s', async (_case, picture) => {
    expect(await isPngBomb(await picture.toBuffer())).toBe(false);
  });

  it('is not a damaged picture, nor something else', async () => {
    expect(await isPngBomb(await truncatedPng())).toBe(false);
    expect(await isPngBomb(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))).toBe(false);
    expect(await isPngBomb(Buffer.alloc(0))).toBe(false);
    const tooShortHeader = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\x02IHDR\0\0\0\0\0\0', 'latin1');
    expect(await isPngBomb(tooShortHeader)).toBe(false);
  });
});
