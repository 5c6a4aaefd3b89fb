import { describe, expect, it } from 'vitest';
import { readAskedVendors } from './asked-vendors.ts';

const uuid = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`;

describe('readAskedVendors', () => {
  it('keeps each once, in order, and no more than five', () => {
    expect(readAskedVendors([1, 1, 2, 3, 4, 5, 6].map(uuid).join(','))).toEqual([1, 2, 3, 4, 5].map(uuid));
  });

  it('leaves junk out', () => {
    expect(readAskedVendors(`x, ${uuid(7)} ,<b>,`)).toEqual([uuid(7)]);
    expect(readAskedVendors(null)).toEqual([]);
  });
});
