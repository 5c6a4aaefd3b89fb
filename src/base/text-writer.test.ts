import { describe, expect, it } from 'vitest';
import { seededRandom } from './seeded-random.ts';
import { createTextWriter } from './text-writer.ts';

const LINES = ['One.', 'Two.', 'Three.', { when: 'film', text: 'Film only.' }];

describe('createTextWriter', () => {
  it('never writes a line twice, and says when none is left', () => {
    const writer = createTextWriter(seededRandom('writer'), {});
    const written = Array.from({ length: 4 }, () => writer.write(LINES));
    expect(new Set(written)).toEqual(new Set(['One.', 'Two.', 'Three.', undefined]));
  });

  it('writes of a trait only where there is one', () => {
    const writer = createTextWriter(seededRandom('writer'), {}, { traits: new Set(['film']) });
    const written = Array.from({ length: 4 }, () => writer.write(LINES));
    expect(written).toContain('Film only.');
  });

  it('comes back to a line when its memory has let it go', () => {
    const writer = createTextWriter(seededRandom('writer'), {}, { memory: 2 });
    const written = Array.from({ length: 9 }, () => writer.write(['A', 'B', 'C']));
    expect(written).not.toContain(undefined);
    for (let index = 2; index < written.length; index += 1)
      expect(new Set(written.slice(index - 2, index + 1)).size).toBe(3);
  });

  it('lets a text bring words of its own', () => {
    const writer = createTextWriter(seededRandom('writer'), { name: 'Fern', city: 'Ames' });
    expect(writer.write(['<name> in <city>'], { city: 'Reno' })).toBe('Fern in Reno');
  });
});
