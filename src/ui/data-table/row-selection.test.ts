import { describe, expect, it } from 'vitest';
import { extendedRows, nextSort, selectionState, toggledRow } from './row-selection.ts';

const keys = ['a', 'b', 'c', 'd'];

describe('row selection', () => {
  it('toggles one row and leaves the given set alone', () => {
    const selected = new Set(['a']);
    expect([...toggledRow(selected, 'b')]).toEqual(['a', 'b']);
    expect([...toggledRow(selected, 'a')]).toEqual([]);
    expect(selected.size).toBe(1);
  });

  it('extends in both directions', () => {
    expect([...extendedRows(new Set(), keys, 1, 3)]).toEqual(['b', 'c', 'd']);
    expect([...extendedRows(new Set(['d']), keys, 2, 0)].sort()).toEqual(['a', 'b', 'c', 'd']);
  });

  it('says none, some or all of the rows at hand', () => {
    expect(selectionState(new Set(), keys)).toBe('none');
    expect(selectionState(new Set(['hidden']), keys)).toBe('none');
    expect(selectionState(new Set(['a']), keys)).toBe('some');
    expect(selectionState(new Set([...keys, 'hidden']), keys)).toBe('all');
    expect(selectionState(new Set(), [])).toBe('none');
  });
});

describe('nextSort', () => {
  it('starts ascending and turns round', () => {
    const first = nextSort(null, 'name');
    expect(first).toEqual({ columnId: 'name', direction: 'ascending' });
    const second = nextSort(first, 'name');
    expect(second.direction).toBe('descending');
    expect(nextSort(second, 'name').direction).toBe('ascending');
    expect(nextSort(second, 'date')).toEqual({ columnId: 'date', direction: 'ascending' });
  });
});
