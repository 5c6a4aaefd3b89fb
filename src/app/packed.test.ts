import { describe, expect, it } from 'vitest';
import { pack, unpack } from './packed.ts';

describe('pack', () => {
  const value = { name: 'Två 💍', prices: [1, null], isOpen: true };

  it('gives the value itself back where it was packed', () => {
    expect(unpack(pack(value))).toBe(value);
  });

  it('gives an equal value back where it arrived, and the same one each time', () => {
    const arrived = structuredClone(pack(value));
    expect(unpack(arrived)).toEqual(value);
    expect(unpack(arrived)).toBe(unpack(arrived));
  });
});
