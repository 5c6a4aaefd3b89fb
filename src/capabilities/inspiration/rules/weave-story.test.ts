import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { weaveStory } from './weave-story.ts';

const parts = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ paragraphs: [`part ${index}`] }));

describe('a story with its photos', () => {
  it('keeps every photo once and in order, and never more than three together', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 7 }),
        fc.integer({ min: 0, max: 40 }),
        (partCount, photoCount) => {
          const photos = Array.from({ length: photoCount }, (_, index) => index);
          const { blocks, left } = weaveStory(parts(partCount), photos);
          expect([...blocks.flatMap((block) => block.photos), ...left]).toEqual(photos);
          expect(blocks).toHaveLength(partCount);
          for (const block of blocks) expect(block.photos.length).toBeLessThanOrEqual(3);
        },
      ),
    );
  });

  it('spreads a few photos over the beginning', () => {
    const { blocks } = weaveStory(parts(5), ['a', 'b', 'c', 'd', 'e', 'f', 'g']);
    expect(blocks.map((block) => block.photos.length)).toEqual([2, 2, 1, 1, 1]);
  });
});
