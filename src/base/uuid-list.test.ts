import { describe, expect, it } from 'vitest';
import { readUuidList } from './uuid-list.ts';

const uuid = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`;

describe('readUuidList', () => {
  it('keeps each once, in order, and no more than asked for', () => {
    expect(readUuidList([1, 1, 2, 3, 4, 5, 6].map(uuid).join(','), 5)).toEqual([1, 2, 3, 4, 5].map(uuid));
  });

  it('leaves junk out', () => {
    expect(readUuidList(`x, ${uuid(7).toUpperCase()} ,<b>,`, 5)).toEqual([uuid(7)]);
    expect(readUuidList(null, 5)).toEqual([]);
  });
});
