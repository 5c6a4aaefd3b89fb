import { describe, expect, it } from 'vitest';
import { opensPrivatePicture, privatePictureKey } from './private-picture-key.ts';

const picture = { id: 'a-picture', scopeId: 'a-wall', scopeVersion: 3 };
const key = privatePictureKey('our secret', picture);

describe('the key of a private picture', () => {
  it('opens it, and says nothing of what it is made of', () => {
    expect(key).toMatch(/^[\w-]{43}$/);
    expect(opensPrivatePicture('our secret', picture, key)).toBe(true);
  });

  it.each([
    ['another picture', { ...picture, id: 'other-picture' }],
    ['another scope', { ...picture, scopeId: 'other-wall' }],
    ['a later version', { ...picture, scopeVersion: 4 }],
    ['an earlier version', { ...picture, scopeVersion: 2 }],
  ])('does not open %s', (_case, other) => {
    expect(opensPrivatePicture('our secret', other, key)).toBe(false);
  });

  it.each([
    ['nothing', ''],
    ['a part of it', key.slice(0, -1)],
    ['more than it', `${key}A`],
    ['other letters', key.toLowerCase() === key ? key.toUpperCase() : key.toLowerCase()],
    ['as many characters of more bytes', 'é'.repeat(43)],
  ])('is not %s', (_case, other) => {
    expect(opensPrivatePicture('our secret', picture, other)).toBe(false);
  });

  it('is worth nothing in a house with another secret', () => {
    expect(opensPrivatePicture('their secret', picture, key)).toBe(false);
  });
});
