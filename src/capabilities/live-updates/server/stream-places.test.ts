import { describe, expect, it } from 'vitest';
import { createStreamPlaces } from './stream-places.ts';

describe('the places of a person', () => {
  it('are few: the oldest stream makes room for the newest', () => {
    const places = createStreamPlaces(2);
    const [first, second, third] = [places.take('maya'), places.take('maya'), places.take('maya')];
    expect([first, second, third].map(({ taken }) => taken.aborted)).toEqual([true, false, false]);
    first.leave();
    second.leave();
    expect(places.take('maya').taken.aborted).toBe(false);
    expect(third.taken.aborted).toBe(false);
  });

  it('are nobody else’s, and leave nothing behind', () => {
    const places = createStreamPlaces(1);
    const [maya, sam] = [places.take('maya'), places.take('sam')];
    expect(maya.taken.aborted).toBe(false);
    maya.leave();
    sam.leave();
    expect(places.size()).toBe(0);
  });
});
