import type { Platform } from '#platform/platform.ts';
import { TIMERS } from '../../rules/inquiry-timers.ts';
import { changeInquiry } from '../change-inquiry.ts';
import { eachInTurn } from '../each-in-turn.ts';
import { listHeldSince } from '../timers.store.ts';

/** What has been held for a day goes to staff, whatever it waited for. */
export async function escalateHeld(deps: Pick<Platform, 'db' | 'clock' | 'events'>): Promise<void> {
  const since = new Date(deps.clock.now().getTime() - TIMERS.heldForReviewMs);
  await eachInTurn(
    deps,
    (tx, limit) => listHeldSince(tx, since, limit),
    async (tx, inquiry) => {
      if (inquiry.status === 'PENDING') await changeInquiry(tx, deps, inquiry, { holdReason: 'REVIEW' });
    },
  );
}
