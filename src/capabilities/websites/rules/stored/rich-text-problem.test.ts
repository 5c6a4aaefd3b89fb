import { expect, it } from 'vitest';
import { richTextSchema } from '../../contract/words-schema.ts';
import type { RichText } from '../rich-text.ts';
import { richTextProblem } from './rich-text-problem.ts';

const times = <Value>(count: number, value: Value): Value[] => Array.from({ length: count }, () => value);
const paragraph = { kind: 'paragraph' as const, runs: [{ text: 'Bring shoes for grass.' }] };
const letters = (count: number): RichText => [{ kind: 'paragraph', runs: [{ text: 'x'.repeat(count) }] }];
const runs = (count: number) => times(count, { text: 'x' });

it.each<[string, RichText, string | undefined]>([
  ['nothing', [], undefined],
  ['as many paragraphs as there may be', times(60, paragraph), undefined],
  [
    'one more',
    times(61, paragraph),
    'A text can have up to 60 paragraphs, headings, and lists. Please put the rest into another block.',
  ],
  ['the longest line', letters(4000), undefined],
  ['one letter more', letters(4001), 'A paragraph can have up to 4,000 characters. Please break it up.'],
  [
    'a long line in a list',
    [{ kind: 'bullets', items: [[], [{ text: 'x'.repeat(4001) }]] }],
    'A paragraph can have up to 4,000 characters. Please break it up.',
  ],
  ['the longest list', [{ kind: 'numbers', items: times(80, runs(1)) }], undefined],
  [
    'a list of one more',
    [{ kind: 'numbers', items: times(81, runs(1)) }],
    'A list can have up to 80 items. Please begin another one.',
  ],
  ['a line in many forms', [{ kind: 'heading-2', runs: runs(80) }], undefined],
  [
    'a line in too many',
    [{ kind: 'heading-2', runs: runs(81) }],
    'There’s too much bold, italics and links in one paragraph. Please break it up.',
  ],
])('%s is refused in the editor where the call refuses it', (_name, text, problem) => {
  expect(richTextProblem(text)).toBe(problem);
  expect(richTextSchema.safeParse(text).success).toBe(problem === undefined);
});
