import type { ActDeps } from '../take-step.ts';
import { deliverInquiry } from './deliver-inquiry.ts';
import { listUndelivered } from './delivery.store.ts';

const MOST_AT_ONCE = 1_000;

/** Hands over what was cleared while its vendor was not published, and whatever a lost job has left behind. */
export async function deliverWaiting(deps: ActDeps): Promise<void> {
  for (const { uuid } of await listUndelivered(deps.db, MOST_AT_ONCE)) await deliverInquiry(deps, uuid);
}
