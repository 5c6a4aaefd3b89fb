import { isOverdue } from '../rules/expiration.ts';
import { DAY_MS, TIMERS } from '../rules/inquiry-timers.ts';
import { eachInTurn } from './each-in-turn.ts';
import { type ActDeps, takeStep } from './take-step.ts';
import { listReadySince } from './timers.store.ts';

/** Ends what no vendor has answered in time. */
export async function expireInquiries(deps: ActDeps): Promise<void> {
  const now = deps.clock.now();
  const since = new Date(now.getTime() - TIMERS.expirationDays * DAY_MS);
  await eachInTurn(
    deps,
    (tx, limit) => listReadySince(tx, since, limit),
    async (tx, inquiry) => {
      if (!isOverdue(inquiry, now)) return;
      return takeStep(tx, deps, inquiry, { action: 'expire', side: 'SYSTEM' });
    },
  );
}
