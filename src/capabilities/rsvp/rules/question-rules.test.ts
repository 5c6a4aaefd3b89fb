import { describe, expect, it } from 'vitest';
import { validateFields } from '#base/validation/validate-fields.ts';
import { answersOf, QUESTION_RULES, questionsProblem, type TypedQuestion } from './question-rules.ts';

const YES_NO: TypedQuestion = {
  scope: 'GUEST',
  kind: 'YES_NO',
  label: 'Bus?',
  options: '',
  showWhen: { kind: 'ALWAYS' },
};
const CHOICE: TypedQuestion = { ...YES_NO, kind: 'CHOICE', options: 'Hudson\n\n  Catskill' };
const when = (place: number, value: string): TypedQuestion['showWhen'] => ({ kind: 'ANSWER', place, value });

describe('a question', () => {
  it.each([
    [{ label: '' }, { label: 'Required' }],
    [{ label: 'x'.repeat(201) }, { label: 'Must be 200 characters or less' }],
    [{ options: 'Hudson' }, { options: 'Add at least two answers, one a line.' }],
    [{ options: 'Hudson\nhudson' }, { options: 'Two answers are the same.' }],
    [
      { options: Array.from({ length: 13 }, (_, place) => `Stop ${place}`).join('\n') },
      { options: 'A question can have up to 12 answers.' },
    ],
    [{ options: `Hudson\n${'x'.repeat(101)}` }, { options: 'Must be 100 characters or less' }],
    [{ kind: 'SONG', options: '' } as const, {}],
    [{}, {}],
  ])('with %o: %o', (change, expected) => {
    expect(validateFields({ ...CHOICE, ...change }, QUESTION_RULES)).toEqual(expected);
  });

  it('knows what can be answered beforehand', () => {
    expect(answersOf(CHOICE)).toEqual(['Hudson', 'Catskill']);
    expect(answersOf(YES_NO)).toEqual(['yes', 'no']);
    expect(answersOf({ kind: 'NUMBER', options: 'left over' })).toEqual([]);
  });
});

describe('a list of questions', () => {
  it('waits for an answer that can be given, and before', () => {
    expect(questionsProblem([YES_NO, { ...CHOICE, showWhen: when(0, 'yes') }])).toBeUndefined();
    expect(questionsProblem([CHOICE, { ...YES_NO, showWhen: when(0, 'Catskill') }])).toBeUndefined();
  });

  it.each([
    ['itself', [{ ...YES_NO, showWhen: when(0, 'yes') }], 1],
    ['a later one', [{ ...YES_NO, showWhen: when(1, 'yes') }, YES_NO], 1],
    ['no question', [YES_NO, { ...YES_NO, showWhen: when(7, 'yes') }], 2],
    ['no answer of it', [CHOICE, { ...YES_NO, showWhen: when(0, 'Albany') }], 2],
    ['one person’s answer', [YES_NO, { ...YES_NO, scope: 'HOUSEHOLD', showWhen: when(0, 'yes') }], 2],
  ] as const)('does not wait for %s', (_what, questions, place) => {
    expect(questionsProblem(questions)).toBe(`Choose again when to ask question ${place}.`);
  });

  it('has an end', () => {
    expect(questionsProblem(Array.from({ length: 20 }, () => YES_NO))).toBeUndefined();
    expect(questionsProblem(Array.from({ length: 21 }, () => YES_NO))).toBe(
      'You can ask up to 20 questions.',
    );
  });
});
