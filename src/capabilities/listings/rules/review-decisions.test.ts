import { expect, it } from 'vitest';
import { fieldMessage } from '#base/validation/validate-fields.ts';
import { DECISION_RULES, type ReviewDecision } from './review-decisions.ts';

const decided = (decision: ReviewDecision, words: { note?: string; reasons?: string[] } = {}) => ({
  decision,
  note: words.note ?? '',
  reasons: (words.reasons ?? []).map((text) => ({ section: 'photos', text })),
});

it.each([
  ['an approval needs no words', decided('ACCEPTED'), undefined, undefined],
  ['a rejection says why', decided('REJECTED'), 'Required', undefined],
  [
    'with a reason it is fine',
    decided('REJECTED', { note: 'Not a wedding business.' }),
    undefined,
    undefined,
  ],
  ['changes name a section', decided('CHANGES'), undefined, 'Please choose at least one.'],
  [
    'and what is wrong there',
    decided('CHANGES', { reasons: ['Brighter ones, please.', ' '] }),
    undefined,
    'Say what to change in each section you chose.',
  ],
  [
    'briefly',
    decided('CHANGES', { reasons: ['x'.repeat(501)] }),
    undefined,
    'Must be 500 characters or less',
  ],
  ['spam explains nothing', decided('SPAM'), undefined, undefined],
])('%s', (_, values, note, reasons) => {
  expect(fieldMessage(values, 'note', DECISION_RULES)).toBe(note);
  expect(fieldMessage(values, 'reasons', DECISION_RULES)).toBe(reasons);
});
