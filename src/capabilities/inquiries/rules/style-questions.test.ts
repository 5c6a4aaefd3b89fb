import { describe, expect, it } from 'vitest';
import { TAXONOMY_KEYS } from '#capabilities/taxonomy/rules/categories.ts';
import { FACET_ROOTS } from '#capabilities/taxonomy/rules/facets.ts';
import { askedOptions, styleQuestionsOf } from './style-questions.ts';

describe('style questions', () => {
  it.each(TAXONOMY_KEYS)('of %s have answers', (category) => {
    const questions = styleQuestionsOf(category);
    expect(questions.length).toBeGreaterThan(0);
    for (const { question, options } of questions) {
      expect(question).toMatch(/\?$/);
      expect(options.length).toBeGreaterThan(2);
    }
  });

  it('ask everything that a match reason is made of', () => {
    const asked = TAXONOMY_KEYS.flatMap((category) => styleQuestionsOf(category).map(({ key }) => key));
    const matched = FACET_ROOTS.filter(({ isMatch, isRange }) => isMatch && !isRange).map(({ key }) => key);
    expect(asked).toEqual(expect.arrayContaining(matched));
  });
});

describe('askedOptions', () => {
  it('keeps the category’s own, once', () => {
    expect(askedOptions('wedding-venues', [56, 56, 141, 999_999])).toEqual([56]);
    expect(askedOptions('wedding-photographers', [56, 141, 156])).toEqual([141, 156]);
  });
});
