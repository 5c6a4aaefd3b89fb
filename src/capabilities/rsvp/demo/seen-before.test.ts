import { expect, it } from 'vitest';
import { sheetChanges } from '../rules/sheets/sheet-changes.ts';
import type { SheetLine } from '../rules/sheets/sheet-lines.ts';
import { seenBefore } from './seen-before.ts';

const lines = Array.from(
  { length: 20 },
  (_, index): SheetLine => ({
    guestUuid: `guest ${index}`,
    name: `Guest ${index}`,
    kind: index % 5 === 4 ? 'CHILD' : 'ADULT',
    dish: index % 2 === 0 ? 'Trout' : 'Risotto',
    diet: index % 6 === 0 ? 'No nuts' : '',
    needs: '',
  }),
);

it('is six changes away from what is true now', () => {
  const changes = sheetChanges(seenBefore(lines), lines);
  expect(changes.map(({ kind }) => kind).toSorted()).toEqual([
    ...['ADDED', 'ADDED', 'CHANGED', 'CHANGED', 'CHANGED', 'CHANGED'],
  ]);
});
