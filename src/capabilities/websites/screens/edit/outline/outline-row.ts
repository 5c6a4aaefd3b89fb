import { useState } from 'react';
import type { GuestLanguage } from '#capabilities/guests/rules/guest-languages.ts';

export type OutlineRow = {
  id: string;
  name: string;
  /** Where it is opened; a link, so that it can be followed before the scripts run. */
  to: string;
  /** Its first words. */
  summary?: string;
  /** Guests see nothing of it yet. */
  isBlank?: boolean;
  missing: readonly GuestLanguage[];
  /** Stays where it is. */
  isFixed?: boolean;
};

/** The same rows as long as they say the same: what is drawn of them is drawn once. */
export function useSameRows(rows: readonly OutlineRow[]): readonly OutlineRow[] {
  const [known, setKnown] = useState(rows);
  const before = new Map(known.map((row) => [row.id, row]));
  const next = rows.map((row) => {
    const one = before.get(row.id);
    return one && JSON.stringify(one) === JSON.stringify(row) ? one : row;
  });
  const isSame = next.length === known.length && next.every((row, place) => row === known[place]);
  if (isSame) return known;
  setKnown(next);
  return next;
}
