import { describe, expect, it } from 'vitest';
import { createRotation } from './rotation.ts';

const photos = (letters: string) => [...letters].map((uuid) => ({ uuid }));
const take = (rotation: ReturnType<typeof createRotation>, count: number) =>
  Array.from({ length: count }, () => rotation.next()?.uuid ?? '-').join('');

describe('a rotation', () => {
  it('has nothing to show of nothing', () => {
    const rotation = createRotation();
    rotation.set([]);
    expect(take(rotation, 2)).toBe('--');
  });

  it('goes round, the newest first', () => {
    const rotation = createRotation();
    expect(rotation.set(photos('cba'))).toEqual([]);
    expect(take(rotation, 7)).toBe('cbacbac');
  });

  it('shows new ones at once, in the order they came, and then goes on', () => {
    const rotation = createRotation();
    rotation.set(photos('cba'));
    take(rotation, 2);
    expect(rotation.set(photos('edcba'))).toEqual(photos('ed'));
    expect(rotation.hasFresh()).toBe(true);
    expect(take(rotation, 2)).toBe('de');
    expect(rotation.hasFresh()).toBe(false);
    expect(take(rotation, 5)).toBe('dcbae');
  });

  it('forgets what was taken away, also before it was shown', () => {
    const rotation = createRotation();
    rotation.set(photos('ba'));
    rotation.set(photos('cba'));
    rotation.set(photos('ba'));
    expect(rotation.hasFresh()).toBe(false);
    expect(take(rotation, 3)).toBe('bab');
    rotation.set(photos('a'));
    expect([rotation.has('b'), take(rotation, 2)]).toEqual([false, 'aa']);
  });
});
