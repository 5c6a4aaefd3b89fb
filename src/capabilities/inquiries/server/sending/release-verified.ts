import { eachInTurn } from '../each-in-turn.ts';
import type { ActDeps } from '../take-step.ts';
import { listReleasable } from '../timers.store.ts';
import { releaseInquiry } from './release-inquiry.ts';

/** Lets go what waited for nothing but a confirmed address: of one sender, or, as a safety net, of everybody. */
export async function releaseVerified(deps: ActDeps, senderId?: string): Promise<void> {
  await eachInTurn(
    deps,
    (tx, limit) => listReleasable(tx, limit, senderId),
    (tx, inquiry) => releaseInquiry(tx, deps, inquiry),
  );
}
