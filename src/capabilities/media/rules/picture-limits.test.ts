import { describe, expect, it } from 'vitest';
import { bytesRefusal, PICTURE_LIMITS, PICTURE_MESSAGES, sizeRefusal } from './picture-limits.ts';

describe('the size of a picture', () => {
  it.each([
    [32, 32, undefined],
    [31, 400, 'picture.too_small'],
    [400, 31, 'picture.too_small'],
    [0, 0, 'picture.too_small'],
    [10_000, 5_000, undefined],
    [10_000, 5_001, 'picture.too_large'],
    [16_000, 100, undefined],
    [16_001, 100, 'picture.too_large'],
    [100, 16_001, 'picture.too_large'],
    [60_000, 60_000, 'picture.too_large'],
  ])('%d by %d: %s', (width, height, refusal) => {
    expect(sizeRefusal(width, height)).toBe(refusal);
  });
});

describe('the bytes of a file', () => {
  it.each([
    [0, 'picture.not_a_picture'],
    [1, undefined],
    [PICTURE_LIMITS.bytes, undefined],
    [PICTURE_LIMITS.bytes + 1, 'picture.too_large'],
  ])('%d: %s', (bytes, refusal) => {
    expect(bytesRefusal(bytes)).toBe(refusal);
  });
});

it('messages name the limits that hold', () => {
  const { bytes, pixels, shortestSide, perPerson } = PICTURE_LIMITS;
  expect(PICTURE_MESSAGES['picture.too_large']).toContain(`${bytes / 1024 / 1024} MB`);
  expect(PICTURE_MESSAGES['picture.too_large']).toContain(`${pixels / 1_000_000} megapixels`);
  expect(PICTURE_MESSAGES['picture.too_small']).toContain(`${shortestSide} pixels`);
  expect(PICTURE_MESSAGES['picture.too_many']).toContain(perPerson.toLocaleString('en-US'));
});
