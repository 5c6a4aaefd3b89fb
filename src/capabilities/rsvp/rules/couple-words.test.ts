import { describe, expect, it } from 'vitest';
import { coupleWords } from './couple-words.ts';
import { wordsOf } from './words/words-of.ts';

describe('the couple in words', () => {
  it.each([
    ['en', 'Maya and Jonah', 'Maya and partner'],
    ['es', 'Maya y Jonah', 'Maya y su pareja'],
    ['fr', 'Maya et Jonah', 'Maya et sa moitié'],
    ['de', 'Maya und Jonah', 'Maya und bessere Hälfte'],
    ['it', 'Maya e Jonah', 'Maya e la sua metà'],
    ['pt', 'Maya e Jonah', 'Maya e seu amor'],
  ] as const)('are two in %s, whoever is named', (language, both, one) => {
    const words = wordsOf(language);
    expect(coupleWords(words, { couple: { a: 'Maya', b: 'Jonah' } })).toBe(both);
    expect(coupleWords(words, { couple: { a: 'Maya', b: '' } })).toBe(one);
    expect(coupleWords(words, { couple: { a: '', b: 'Maya' } })).toBe(one);
  });
});
