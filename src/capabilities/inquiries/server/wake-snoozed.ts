import type { Platform } from '#platform/platform.ts';
import { eachInTurn } from './each-in-turn.ts';
import { changeInquiry } from './store.ts';
import { listSnoozedBefore } from './timers.store.ts';
import { announceInquiry } from './topics.ts';

/** Brings leads back whose time has come; the vendor's lists show them again. */
export async function wakeSnoozed(deps: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  const now = deps.clock.now();
  await eachInTurn(
    deps,
    (tx, limit) => listSnoozedBefore(tx, now, limit),
    async (tx, inquiry) => {
      if (!inquiry.snoozedUntil || inquiry.snoozedUntil > now) return;
      const awake = await changeInquiry(tx, inquiry, { snoozedUntil: null });
      await announceInquiry(tx, { ...awake, weddingId: null });
    },
  );
}
