import type { Tx } from '#platform/database/database.ts';
import { enqueueJob } from '#platform/jobs/store.ts';
import { deliverTask } from '../tasks.ts';

/** Once at a time for each inquiry, however often it is asked for. */
export async function queueDelivery(tx: Pick<Tx, 'execute'>, inquiryUuid: string): Promise<void> {
  await enqueueJob(tx, deliverTask, { inquiryUuid }, { jobKey: `deliver:${inquiryUuid}` });
}
