import { expect, it } from 'vitest';
import { SAMPLE_VIEWS } from '../samples/sample-views.ts';
import { catchWord } from './catch-word.ts';

it('is the first word of the first title after the title page', () => {
  expect(catchWord(SAMPLE_VIEWS.full)).toBe('She');
  expect(catchWord(SAMPLE_VIEWS.inner)).toBe('The');
});

it('is blank where nothing with a title follows', () => {
  const { page } = SAMPLE_VIEWS.full;
  expect(catchWord({ page: { ...page, blocks: page.blocks.slice(0, 1) } })).toBe('');
});
