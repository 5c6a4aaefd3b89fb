import { inquiriesForgotten, inquiryChanged, inquiryFoundSpam } from '#capabilities/inquiries/events.ts';
import type { Tx } from '#platform/database/database.ts';
import { on } from '#platform/events/events.ts';
import { enqueueJob } from '#platform/jobs/store.ts';
import { insertProtectedLead, listConnectedOf } from './store.ts';
import { checkLeadTask } from './tasks.ts';

/** After the transaction: the charge is in the books then, and what goes wrong here ends nobody's connecting. */
async function queueChecks(tx: Tx, inquiryUuids: readonly string[]): Promise<void> {
  for (const inquiryUuid of inquiryUuids) {
    await enqueueJob(tx, checkLeadTask, { inquiryUuid }, { jobKey: `protection:${inquiryUuid}` });
  }
}

/** What can bring credits back at once; the hourly job finds the rest. */
export const followLeads = [
  on(inquiryChanged, async (tx, { before, after }) => {
    if (!after.connectedAt || before?.connectedAt) return;
    await insertProtectedLead(tx, after.uuid, after.connectedAt);
    await queueChecks(tx, [after.uuid]);
  }),
  on(inquiryFoundSpam, async (tx, { inquiryUuid, weddingId }) => {
    const others = weddingId ? await listConnectedOf(tx, weddingId) : [];
    await queueChecks(tx, [...new Set([inquiryUuid, ...others])]);
  }),
  on(inquiriesForgotten, (tx, { inquiryUuids }) => queueChecks(tx, inquiryUuids)),
];
