import { expect, test } from 'vitest';
import { differingPart, editChanges } from './edit-changes.ts';

test('two texts are shown from where they begin to differ', () => {
  expect(differingPart('One two three four five.', 'One two three four five. Six.')).toEqual({
    before: '… three four five.',
    after: '… three four five. Six.',
  });
  expect(differingPart('', 'New')).toEqual({ before: '', after: 'New' });
  expect(differingPart('Old', '')).toEqual({ before: 'Old', after: '' });
  expect(differingPart('a', Array.from({ length: 40 }, () => 'b').join(' ')).after).toBe(
    `${'b '.repeat(16)}…`,
  );
});

test('a change names the fields it changed, and no others', () => {
  const money = { targetCoupleBudgetMin: 100_000, targetCoupleBudgetMax: 900_000 };
  expect(
    editChanges('wedding-florists', {
      sectionKey: 'target-budget',
      before: money,
      after: { ...money, targetCoupleBudgetMax: 800_000 },
    }),
  ).toEqual([{ section: 'target-budget', label: 'To', before: '$9,000', after: '$8,000' }]);
});

test('a new city is named by its field, since the change keeps its number only', () => {
  expect(
    editChanges('wedding-florists', { sectionKey: 'basics', before: { cityId: 4 }, after: { cityId: 5 } }),
  ).toEqual([{ section: 'basics', label: 'City', before: '', after: '' }]);
});

test('a section that is no longer asked has nothing to say', () => {
  expect(editChanges('wedding-florists', { sectionKey: 'gone', before: { a: 1 }, after: { a: 2 } })).toEqual(
    [],
  );
});
