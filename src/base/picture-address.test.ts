import { describe, expect, it } from 'vitest';
import { pictureAddress, pictureSrcSet, pictureWidthSet } from './picture-address.ts';

const id = '7f1c2f9e-5f0e-4a55-9d32-0d5a2f4f6a10';
const at = (width: number, format = 'webp') =>
  `/web-marketplace-api/resize-image-asset?id=${id}&width=${width}&format=${format}`;

describe('the address of a picture', () => {
  it('is 300 wide and WebP unless told otherwise', () => {
    expect(pictureAddress(id)).toBe(at(300));
    expect(pictureAddress(id, { width: 100, format: 'jpeg' })).toBe(at(100, 'jpeg'));
  });

  it('cannot be broken out of by what stands in place of an id', () => {
    expect(pictureAddress('a&width=9 "><')).toContain('id=a%26width%3D9%20%22%3E%3C&width=300');
  });
});

describe('the addresses of a private picture', () => {
  it('carry its key in every size', () => {
    expect(pictureAddress(id, { width: 100, addressKey: 'a-key' })).toBe(`${at(100)}&key=a-key`);
    const entries = pictureWidthSet({ id, width: 400, addressKey: 'a-key' }).split(', ');
    expect(entries).toEqual([220, 300, 400].map((width) => `${at(width)}&key=a-key ${width}w`));
  });
});

describe('the set for a fixed width', () => {
  it('has one, two and three times the width', () => {
    expect(pictureSrcSet(id, 220)).toBe(`${at(220)} 1x, ${at(440)} 2x, ${at(660)} 3x`);
    expect(pictureSrcSet(id)).toBe(`${at(300)} 1x, ${at(600)} 2x, ${at(900)} 3x`);
    expect(pictureSrcSet(id, 100, 'avif')).toContain(`${at(300, 'avif')} 3x`);
  });
});

describe('the set for a width that follows the page', () => {
  const widths = (own: number) =>
    [...pictureWidthSet({ id, width: own }).matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));

  it('ends with the picture’s own width', () => {
    expect(widths(960)).toEqual([220, 300, 400, 640, 800, 960]);
    expect(widths(800)).toEqual([220, 300, 400, 640, 800]);
    expect(widths(90)).toEqual([90]);
  });

  it('never asks for more than we make', () => {
    expect(widths(2400).at(-1)).toBe(2400);
    expect(widths(9000).filter((width) => width >= 2400)).toEqual([2400]);
  });

  it('names in each address the width it promises', () => {
    for (const entry of pictureWidthSet({ id, width: 960 }, 'avif').split(', ')) {
      const [address, promise] = entry.split(' ');
      expect(address).toBe(at(Number.parseInt(promise ?? '', 10), 'avif'));
    }
  });
});
