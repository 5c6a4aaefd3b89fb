import { useMemo, useState } from 'react';
import type { RowKeys } from '#ui/data-table/row-selection.ts';
import { useRowSelection } from '#ui/data-table/use-row-selection.ts';
import type { Lead } from '../../contract/leads.contract.ts';

const NONE: RowKeys = new Set();
const uuidOf = ({ uuid }: Lead) => uuid;

/** Which leads of a list are chosen. Another list begins with none; leads that leave it are not chosen any more. */
export function useLeadSelection(leads: readonly Lead[], listKey: string) {
  const [chosen, setChosen] = useState<{ listKey: string; keys: RowKeys }>({ listKey, keys: NONE });
  const keys = useMemo(() => leads.map(uuidOf), [leads]);
  const selected = useMemo(() => {
    if (chosen.listKey !== listKey || chosen.keys.size === 0) return NONE;
    return new Set(keys.filter((key) => chosen.keys.has(key)));
  }, [chosen, listKey, keys]);
  const { toggle, toggleAll, isAll, isPartly, has } = useRowSelection({
    rows: leads,
    getRowKey: uuidOf,
    selected,
    onSelectedChange: (next) => setChosen({ listKey, keys: next }),
  });
  return {
    toggle,
    toggleAll,
    isAll,
    isPartly,
    has,
    /** In the order of the list. */
    leads: useMemo(() => leads.filter(({ uuid }) => selected.has(uuid)), [leads, selected]),
    clear: () => setChosen({ listKey, keys: NONE }),
  };
}

export type LeadSelection = ReturnType<typeof useLeadSelection>;
