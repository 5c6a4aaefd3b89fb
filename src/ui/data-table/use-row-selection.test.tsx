import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { RowKeys } from './row-selection.ts';
import { useRowSelection } from './use-row-selection.ts';

type Selection = ReturnType<typeof useRowSelection>;
const rows = ['a', 'b', 'c', 'd', 'e'].map((key) => ({ key }));
const keyOf = ({ key }: { key: string }) => key;

/** The selection of a list, and what it is after something was done with it. */
function use(selected: Iterable<string>, act: (selection: Selection) => void = () => undefined, list = rows) {
  let shown: Selection | undefined;
  let next: RowKeys = new Set(selected);
  function List() {
    shown = useRowSelection({
      rows: list,
      getRowKey: keyOf,
      selected: next,
      onSelectedChange: (keys) => {
        next = keys;
      },
    });
    return null;
  }
  renderToString(<List />);
  if (shown) act(shown);
  return { shown, keys: [...next].sort().join('') };
}

describe('useRowSelection', () => {
  it('adds and takes away', () => {
    expect(use([], ({ toggle }) => toggle(1, false)).keys).toBe('b');
    expect(use(['b', 'c'], ({ toggle }) => toggle(1, false)).keys).toBe('c');
    expect(use([], ({ toggle }) => toggle(9, false)).keys).toBe('');
  });

  it('adds all rows between the last one and this one with Shift, in both directions', () => {
    const reach = (from: number, to: number) =>
      use(['e'], ({ toggle }) => {
        toggle(from, true);
        toggle(to, true);
      }).keys;
    expect(reach(0, 2)).toBe('abce');
    expect(reach(3, 1)).toBe('bcde');
  });

  it('knows none, some and all of the rows at hand, whatever a filter hides', () => {
    const stateOf = (selected: string[], list = rows) => {
      const { shown } = use(selected, undefined, list);
      return [shown?.isAll, shown?.isPartly];
    };
    expect(stateOf([])).toEqual([false, false]);
    expect(stateOf(['hidden'])).toEqual([false, false]);
    expect(stateOf(['a', 'hidden'])).toEqual([false, true]);
    expect(stateOf(['a', 'b', 'c', 'd', 'e', 'hidden'])).toEqual([true, false]);
    expect(stateOf(['a'], [])).toEqual([false, false]);
  });

  it('toggles all that are at hand and leaves the others', () => {
    expect(use(['a', 'x'], ({ toggleAll }) => toggleAll()).keys).toBe('abcdex');
    expect(use(['a', 'b', 'c', 'd', 'e', 'x'], ({ toggleAll }) => toggleAll()).keys).toBe('x');
  });
});
