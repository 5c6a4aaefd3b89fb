import type { Tx } from '#platform/database/database.ts';
import { enqueueJob } from '#platform/jobs/store.ts';
import type { Platform } from '#platform/platform.ts';
import { eachInTurn } from './each-in-turn.ts';
import { REFRESH_LEAD_SEARCH_TASK } from './job-names.ts';
import { listOutdatedLeads, writeLeadSearch } from './lead-search.store.ts';

/** At every start: leads of an older version become findable without waiting for the hour. */
export async function queueLeadSearchRefresh(tx: Pick<Tx, 'execute'>): Promise<void> {
  await enqueueJob(tx, REFRESH_LEAD_SEARCH_TASK, {}, { jobKey: REFRESH_LEAD_SEARCH_TASK });
}

/** Brings what leads are found by up to date where a couple has changed its names or address since. */
export async function refreshLeadSearch(deps: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  await eachInTurn(deps, listOutdatedLeads, (tx, { uuid }) => writeLeadSearch(tx, uuid, deps.clock.now()));
}
