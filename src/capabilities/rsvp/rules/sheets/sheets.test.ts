import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeWords, sheetChanges } from './sheet-changes.ts';
import { USUAL_FIELDS } from './sheet-fields.ts';
import { type SheetLine, sheetLines, sheetTotals } from './sheet-lines.ts';

const person = {
  uuid: 'ruth',
  firstName: 'Ruth',
  lastName: 'Adler',
  kind: 'ADULT',
  diets: ['NUTS'],
  dietNote: 'celery',
  needs: ['STEP_FREE'],
  invitations: [{ status: 'ATTENDING', meal: 1 }],
} as const;
const dishes = [{ name: 'Short rib' }, { name: 'Trout' }];
const line: SheetLine = {
  guestUuid: 'ruth',
  name: 'Ruth A.',
  kind: 'ADULT',
  dish: 'Trout',
  diet: 'No nuts, celery',
  needs: 'Step-free way in',
};

describe('a sheet', () => {
  it('has those who come, with what was asked for and no more', () => {
    const absent = { ...person, uuid: 'x', invitations: [{ status: 'DECLINED', meal: null }] } as const;
    const households = [
      { list: 'INVITED', people: [person, absent] },
      { list: 'LATER', people: [{ ...person, uuid: 'y' }] },
    ] as const;
    expect(sheetLines(households, 0, dishes, USUAL_FIELDS)).toEqual([line]);
    expect(sheetLines(households, 0, dishes, [])).toEqual([{ ...line, dish: '', diet: '', needs: '' }]);
    expect(sheetLines(households, 0, dishes, ['LAST_NAME'])[0]?.name).toBe('Ruth Adler');
    expect(sheetLines(households, 1, dishes, USUAL_FIELDS)).toEqual([]);
  });

  it('adds up, infants without a plate', () => {
    const lines = [
      line,
      { ...line, dish: '' },
      { ...line, dish: 'Short rib', kind: 'CHILD' as const },
      { ...line, kind: 'INFANT' as const },
    ];
    expect(sheetTotals(lines)).toEqual({
      coming: 4,
      children: 1,
      infants: 1,
      dishes: [
        { dish: 'Short rib', count: 1 },
        { dish: 'Trout', count: 1 },
        { dish: '', count: 1 },
      ],
    });
  });
});

describe('what changed since somebody looked', () => {
  it('is one line for one dish', () => {
    const [change, ...others] = sheetChanges([line], [{ ...line, dish: 'Short rib' }]);
    expect(others).toEqual([]);
    expect(change && changeWords(change)).toBe('Ruth A.: Short rib instead of Trout');
  });

  it('says who is new and who is gone', () => {
    const other = { ...line, guestUuid: 'walter', name: 'Walter A.', diet: '', needs: '' };
    expect(sheetChanges([line], [other]).map(changeWords)).toEqual([
      'Walter A. is coming, Trout',
      'Ruth A. isn’t coming anymore',
    ]);
    expect(sheetChanges([line], [{ ...line, diet: '' }]).map(changeWords)).toEqual([
      'Ruth A.: nothing noted instead of No nuts, celery',
    ]);
  });

  it('is nothing between equals, and leads from one to the other', () => {
    const lines: fc.Arbitrary<SheetLine[]> = fc.uniqueArray(
      fc.record({
        guestUuid: fc.constantFrom<string>('a', 'b', 'c', 'd', 'e'),
        name: fc.constantFrom('Ana', 'Tom'),
        kind: fc.constant('ADULT' as const),
        dish: fc.constantFrom('', 'Trout'),
        diet: fc.constantFrom('', 'No nuts'),
        needs: fc.constant(''),
      }),
      { selector: ({ guestUuid }) => guestUuid },
    );
    fc.assert(
      fc.property(lines, lines, (before, after) => {
        expect(sheetChanges(after, after)).toEqual([]);
        const made = new Map<string, SheetLine>(before.map((one) => [one.guestUuid, one]));
        for (const change of sheetChanges(before, after)) {
          if (change.kind === 'REMOVED') made.delete(change.line.guestUuid);
          else made.set(change.line.guestUuid, change.line);
        }
        const order = (all: Iterable<SheetLine>) =>
          [...all].toSorted((x, y) => x.guestUuid.localeCompare(y.guestUuid));
        expect(order(made.values())).toEqual(order(after));
      }),
    );
  });
});
