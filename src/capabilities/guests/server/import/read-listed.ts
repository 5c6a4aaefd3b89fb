import type { Tx } from '#platform/database/database.ts';
import type { GuestEvent } from '../../contract/events.contract.ts';
import type { CoupleFirstNames } from '../../rules/household-choices.ts';
import { checkImport, type ImportPlan } from '../../rules/import/check-import.ts';
import { listInvitations } from '../events/invitations.store.ts';
import { readEvents } from '../events/read-events.ts';
import { findCouple, listGuestRows, listHouseholds } from '../guests.store.ts';
import { type ListRows, presentHouseholds } from '../present.ts';
import type { ImportRow } from './imports.store.ts';

export type ListedNow = { rows: ListRows; events: GuestEvent[]; couple: CoupleFirstNames };

/** The list as it is at this moment. */
export async function readListed(tx: Tx, weddingId: string): Promise<ListedNow> {
  const events = await readEvents(tx, weddingId);
  const rows = {
    households: await listHouseholds(tx, weddingId),
    people: await listGuestRows(tx, weddingId),
    invitations: await listInvitations(tx, weddingId),
    events,
  };
  return { rows, events, couple: await findCouple(tx, weddingId) };
}

/** What the import would do to it. */
export function planImport(
  { sheets, defaults, choices }: ImportRow,
  { rows, events, couple }: ListedNow,
): ImportPlan {
  return checkImport({
    sheets,
    defaults,
    choices: new Map(Object.entries(choices)),
    couple,
    listed: { households: presentHouseholds(rows, true), events },
  });
}
