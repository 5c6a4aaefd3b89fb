import type { DisputeState } from './dispute-states.ts';

type Disputed = { state: DisputeState; endedAt: Date | null };

/** Once, unless the couple has changed the review since staff decided. */
export function mayDispute({ editedAt }: { editedAt: Date | null }, last: Disputed | undefined): boolean {
  if (!last || last.state === 'BEGUN' || last.state === 'ENDED') return true;
  return last.endedAt !== null && editedAt !== null && editedAt > last.endedAt;
}
