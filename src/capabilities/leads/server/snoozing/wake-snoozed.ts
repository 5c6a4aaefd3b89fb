import { eachInTurn, putOffInquiry } from '#capabilities/inquiries/server/index.ts';
import type { Platform } from '#platform/platform.ts';
import { listSnoozedBefore } from './snoozed.store.ts';

/** Brings leads back whose time has come; the vendor's lists show them again. */
export async function wakeSnoozed(deps: Pick<Platform, 'db' | 'clock' | 'events'>): Promise<void> {
  const now = deps.clock.now();
  await eachInTurn(
    deps,
    (tx, limit) => listSnoozedBefore(tx, now, limit),
    async (tx, inquiry) => {
      if (!inquiry.snoozedUntil || inquiry.snoozedUntil > now) return;
      await putOffInquiry(tx, deps, inquiry, null);
    },
  );
}
