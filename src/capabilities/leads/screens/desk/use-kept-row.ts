import { useMemo, useState } from 'react';
import type { Lead } from '../../contract/leads.contract.ts';

type Known = { uuid: string; listKey: string; index: number };

/**
 * The open lead keeps its place in the list, as it is now, until somebody turns to another: whoever was just answered
 * stays in sight, although the view is for those who were not.
 */
export function useKeptRow(leads: readonly Lead[], open: Lead | undefined, listKey: string): readonly Lead[] {
  const [known, setKnown] = useState<Known>();
  const index = open ? leads.findIndex(({ uuid }) => uuid === open.uuid) : -1;
  const isNews = known?.uuid !== open?.uuid || known?.listKey !== listKey || known?.index !== index;
  if (open && index >= 0 && isNews) setKnown({ uuid: open.uuid, listKey, index });
  const isKept = open && index < 0 && known?.uuid === open.uuid && known.listKey === listKey;
  const place = isKept ? known.index : -1;
  return useMemo(
    () => (open && place >= 0 ? [...leads.slice(0, place), open, ...leads.slice(place)] : leads),
    [leads, open, place],
  );
}
