import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSlug } from '#base/validation/slug.ts';
import { pageSlug } from './page-slug.ts';

describe('the address of a new page', () => {
  it.each([
    ['For the kids', 'other', [], 'for-the-kids'],
    ['Where to stay, eat and drink by the old river', 'travel', [], 'where-to-stay-eat-and-drink-by-the-ol'],
    ['Where to stay, eat, drink and dance in town', 'travel', [], 'where-to-stay-eat-drink-and-dance-in'],
    ['התוכנית', 'events', [], 'events'],
    ['🎉🎉', 'other', ['page', 'page-2'], 'page-3'],
    ['Travel', 'travel', ['travel'], 'travel-2'],
  ] as const)('%s', (title, kind, taken, slug) => {
    expect(pageSlug(title, kind, taken)).toBe(slug);
  });

  it('is always one, and nobody else’s', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 0, max: 4 }), (title, others) => {
        const taken: string[] = [];
        for (let turn = 0; turn <= others; turn += 1) {
          const slug = pageSlug(title, 'other', taken);
          expect(isSlug(slug) && slug.length <= 40 && !taken.includes(slug)).toBe(true);
          taken.push(slug);
        }
      }),
    );
  });
});
