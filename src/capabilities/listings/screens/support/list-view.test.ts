import { expect, it } from 'vitest';
import { LIST_VIEWS, readListView, reviewViewOf } from './list-view.ts';

it('reads the list from an address, and begins with what waits', () => {
  expect(LIST_VIEWS.map((view) => readListView(view))).toEqual([...LIST_VIEWS]);
  expect(readListView(null)).toBe('waiting');
  expect(readListView('unheard-of')).toBe('waiting');
});

it('knows the reviews of each', () => {
  expect(LIST_VIEWS.map(reviewViewOf)).toEqual(['waiting', 'in-review', 'waiting', 'decided']);
});
