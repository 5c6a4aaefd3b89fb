import { eachInTurn } from '#capabilities/inquiries/server/index.ts';
import type { Platform } from '#platform/platform.ts';
import { listOutdatedLeads, writeLeadSearch } from './lead-search.store.ts';

/** Brings what leads are found by up to date where a couple has changed its names or address since. */
export async function refreshLeadSearch(deps: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  await eachInTurn(deps, listOutdatedLeads, (tx, { uuid }) => writeLeadSearch(tx, uuid, deps.clock.now()));
}
