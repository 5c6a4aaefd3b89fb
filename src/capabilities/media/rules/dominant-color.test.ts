import { describe, expect, it } from 'vitest';
import { dominantColor } from './dominant-color.ts';

const pixels = (...colors: [number, number, number][]) => Uint8Array.from(colors.flat());

describe('the dominant colour', () => {
  it('is the colour of a plain picture', () => {
    expect(dominantColor(pixels([201, 165, 141], [201, 165, 141]))).toBe('#c9a58d');
    expect(dominantColor(pixels([0, 0, 0]))).toBe('#000000');
    expect(dominantColor(pixels([255, 255, 255]))).toBe('#ffffff');
  });

  it('is the largest group, not the mean of all', () => {
    expect(dominantColor(pixels([250, 0, 0], [0, 0, 250], [250, 0, 0]))).toBe('#fa0000');
  });

  it('is the mean of colours that are nearly the same', () => {
    expect(dominantColor(pixels([16, 32, 48], [18, 34, 50], [255, 255, 255]))).toBe('#112131');
  });

  it('needs a pixel', () => {
    expect(() => dominantColor(new Uint8Array(2))).toThrow('without pixels');
  });
});
