import { describe, expect, it } from 'vitest';
import { fieldMessage } from '#base/validation/validate-fields.ts';
import { PRINT_RULES, returnLines } from './print-rules.ts';

const ASKED = { kind: 'LABELS_5160', formality: 'FORMAL', skip: 0, returnAddress: '' } as const;

it.each([
  [{ skip: 0 }, undefined],
  [{ skip: 29 }, undefined],
  [{ skip: 30 }, 'Please enter a number between 0 and 29'],
  [{ skip: -1 }, 'Please enter a number between 0 and 29'],
  [{ skip: 1.5 }, 'Please enter a number between 0 and 29'],
  [{ skip: 9, kind: 'LABELS_5163' as const }, undefined],
  [{ skip: 10, kind: 'LABELS_5163' as const }, 'Please enter a number between 0 and 9'],
  [{ skip: 1, kind: 'ENVELOPES_A7' as const }, 'Envelopes have no labels to skip'],
])('labels that are gone already: %j', (changes, message) => {
  expect(fieldMessage({ ...ASKED, ...changes }, 'skip', PRINT_RULES)).toBe(message);
});

describe('the return address', () => {
  const problem = (returnAddress: string) =>
    fieldMessage({ ...ASKED, returnAddress }, 'returnAddress', PRINT_RULES);

  it('is lines of their own, without what turns the writing around', () => {
    expect(returnLines(' Maya  & Jonah\r\n\r\n12 Orchard\u202E Lane\u2028Rhinebeck\n')).toEqual([
      'Maya & Jonah',
      '12 Orchard Lane',
      'Rhinebeck',
    ]);
  });

  it.each([
    ['', undefined],
    ['a\nb\nc\nd\ne\n\n', undefined],
    ['a\nb\nc\nd\ne\nf', 'Use up to 5 lines.'],
    ['न्'.repeat(60), undefined],
    [`ok\n${'x'.repeat(61)}`, 'Each line must be 60 characters or less'],
  ])('%j', (text, message) => {
    expect(problem(text)).toBe(message);
  });
});
