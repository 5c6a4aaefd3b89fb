import type { Reply } from '../reply.ts';

/** What a household had said before the couple wrote something down for it; the way back. */
export type HouseholdBefore = {
  reply: Reply;
  /** What it had typed and not sent. */
  draft: Reply | null;
  openedAt: string | null;
  answeredAt: string | null;
};
