import { ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { protectionCase, type RefundCase } from '../rules/protection-cases.data.ts';
import { announceLead } from './announce-lead.ts';
import { tellOfRefund } from './notices.ts';
import type { KnownLead } from './read-facts.ts';
import { recordRefund } from './record-refund.ts';
import { decideRequest } from './store.ts';

export type ProtectionDeps = Pick<Platform, 'db' | 'clock' | 'publicUrl' | 'secret'>;

type Back = {
  known: KnownLead;
  case: RefundCase;
  /** Nobody where it happens by itself. */
  by: SignedInActor | null;
  /** What staff says about it. */
  answer?: string;
};

/**
 * The credits of a lead come back: in the books, in our table with the reason, and by mail, or not at all. The lead's row
 * is locked, so a job and staff come one after the other. What the vendor had asked for is answered by it.
 */
export async function giveBack(
  tx: Tx,
  deps: Omit<ProtectionDeps, 'db'>,
  { known: { lead, facts }, case: key, by, answer = '' }: Back,
): Promise<Result<void>> {
  const { uuid: inquiryUuid } = lead;
  const { because } = protectionCase(key);
  const refunded = await recordRefund(tx, deps, { lead, case: key, credits: facts.credits, by });
  if (!refunded.ok) return refunded;
  const decided = { decidedBy: by?.userId ?? null, decidedAt: deps.clock.now(), answer };
  await decideRequest(tx, inquiryUuid, { state: 'GRANTED', ...decided });
  await tellOfRefund(tx, deps, { lead, credits: facts.credits, because, answer });
  await announceLead(tx, lead);
  return ok(undefined);
}
