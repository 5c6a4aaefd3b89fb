import { eachInTurn } from '../each-in-turn.ts';
import { findWaitingVerdict } from '../moderation/verdicts.store.ts';
import type { ActDeps } from '../take-step.ts';
import { listReleasable } from '../timers.store.ts';
import { releaseInquiry } from './release-inquiry.ts';

/** Lets go what waited for nothing but a confirmed address: of one sender, or, as a safety net, of everybody. */
export async function releaseVerified(deps: ActDeps, senderId?: string): Promise<void> {
  await eachInTurn(
    deps,
    (tx, limit) => listReleasable(tx, limit, senderId),
    // What staff has just decided is theirs, whatever the address says.
    async (tx, inquiry) =>
      (await findWaitingVerdict(tx, inquiry.uuid)) ?? (await releaseInquiry(tx, deps, inquiry)),
  );
}
