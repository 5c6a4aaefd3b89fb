import type { Tx } from '#platform/database/database.ts';
import type { CoupleFirstNames } from '../../rules/household-choices.ts';
import { checkImport, type ImportPlan } from '../../rules/import/check-import.ts';
import { findCouple } from '../guests.store.ts';
import { type ListRows, presentHouseholds } from '../present.ts';
import { readListRows } from '../read-list-rows.ts';
import type { ImportRow } from './imports.store.ts';

export type ListedNow = { rows: ListRows; couple: CoupleFirstNames };

/** The list as it is at this moment. */
export async function readListed(tx: Tx, weddingId: string): Promise<ListedNow> {
  return { rows: await readListRows(tx, weddingId), couple: await findCouple(tx, weddingId) };
}

/** What the import would do to it. */
export function planImport(
  { sheets, defaults, choices }: ImportRow,
  { rows, couple }: ListedNow,
): ImportPlan {
  return checkImport({
    sheets,
    defaults,
    choices: new Map(Object.entries(choices)),
    couple,
    listed: { households: presentHouseholds(rows, true), events: rows.events, tags: rows.tags },
  });
}
