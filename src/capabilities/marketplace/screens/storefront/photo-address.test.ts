import { expect, test } from 'vitest';
import { photoAnchor, photoAt } from './photo-address.ts';

test('a shared address opens the lightbox at that picture', () => {
  for (const index of [0, 4, 23]) expect(photoAt(`#${photoAnchor(index)}`, 24)).toBe(index);
});

test.each(['', '#photos', '#photo-0', '#photo-25', '#photo-1e3', '#photo-03'])(
  '%j shows no picture',
  (hash) => {
    expect(photoAt(hash, 24)).toBeUndefined();
  },
);
