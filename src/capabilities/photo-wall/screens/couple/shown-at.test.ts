import { describe, expect, it } from 'vitest';
import { shownAt } from './shown-at.ts';

const list = (uuids: string) => [...uuids].map((uuid) => ({ uuid }));

describe('the photo that is looked at', () => {
  it.each([
    ['stays the same while others arrive before it', 'xyabc', { uuid: 'b', place: 3 }],
    ['makes room for the next one when it leaves', 'ac', { uuid: 'c', place: 1 }],
    ['makes room for the one before when it was the last', 'a', { uuid: 'a', place: 0 }],
  ])('%s', (_, photos, expected) => {
    expect(shownAt(list(photos), { uuid: 'b', place: 1 })).toEqual(expected);
  });

  it('is none where none is left', () => {
    expect(shownAt([], { uuid: 'b', place: 1 })).toBeUndefined();
  });
});
