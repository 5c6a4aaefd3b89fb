import type { Result } from '#base/result.ts';
import { refundLead } from '#capabilities/credits/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { protectionCase, type RefundCase } from '../rules/protection-cases.data.ts';
import { insertRefund } from './store.ts';

type Refunded = {
  lead: { uuid: string; storefront: { id: number; uuid: string } };
  case: RefundCase;
  credits: number;
  /** Nobody where it happens by itself. */
  by: SignedInActor | null;
};

/** In the books and in our table, with the reason; nobody is told yet. */
export async function recordRefund(
  tx: Tx,
  { clock }: Pick<Platform, 'clock'>,
  { lead: { uuid: inquiryUuid, storefront }, case: key, credits, by }: Refunded,
): Promise<Result<unknown>> {
  const { because } = protectionCase(key);
  const refunded = await refundLead(tx, { clock }, { storefront, inquiryUuid, by, note: because });
  if (!refunded.ok) return refunded;
  await insertRefund(tx, {
    ...{ inquiryUuid, storefrontId: storefront.id, protectionCase: key, credits, at: clock.now() },
    ...{ decidedByKind: by ? 'STAFF' : 'SYSTEM', decidedBy: by?.userId ?? null },
    transferId: refunded.value.transferId,
  });
  return refunded;
}
