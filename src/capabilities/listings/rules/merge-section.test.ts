import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SectionValues } from './editor-field.ts';
import { isSameValue, mergeSection } from './merge-section.ts';

const value = fc.oneof(
  fc.constantFrom('', 'ours', 'theirs', 'somebody’s'),
  fc.constantFrom(null, 0, 100),
  fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd')),
);
const values = fc.record({ one: value, two: value, three: value });

describe('mergeSection', () => {
  it('keeps what only one of them changed', () => {
    const base = { name: 'Barn', city: 1, note: 'old' };
    const merged = mergeSection(base, { ...base, name: 'The Barn' }, { ...base, city: 2 });
    expect(merged).toEqual({ values: { name: 'The Barn', city: 2, note: 'old' }, conflicts: [] });
  });

  it('keeps both texts where both wrote', () => {
    const merged = mergeSection({ text: 'old' }, { text: 'mine' }, { text: 'theirs' });
    expect(merged.values).toEqual({ text: 'theirs' });
    expect(merged.conflicts).toEqual([{ field: 'text', mine: 'mine', theirs: 'theirs' }]);
  });

  it('joins choices: what either side chose or dropped', () => {
    const merged = mergeSection({ types: ['a', 'b'] }, { types: ['b', 'c'] }, { types: ['a', 'b', 'd'] });
    expect(merged).toEqual({ values: { types: ['b', 'd', 'c'] }, conflicts: [] });
  });

  it('loses nobody’s words, whatever both did', () => {
    fc.assert(
      fc.property(
        values,
        values,
        values,
        (base: SectionValues, mine: SectionValues, theirs: SectionValues) => {
          const merged = mergeSection(base, mine, theirs);
          for (const field of Object.keys(mine)) {
            const conflict = merged.conflicts.find((each) => each.field === field);
            const isMine = isSameValue(merged.values[field], mine[field]);
            const isTheirs = isSameValue(merged.values[field], theirs[field]);
            const areChoices = Array.isArray(mine[field]) && Array.isArray(theirs[field]);
            if (isSameValue(mine[field], base[field])) expect(isTheirs).toBe(true);
            else if (isSameValue(theirs[field], base[field])) expect(isMine).toBe(true);
            else if (!isMine && !areChoices)
              expect(conflict).toEqual({ field, mine: mine[field], theirs: theirs[field] });
          }
        },
      ),
      { numRuns: 2_000 },
    );
  });
});
