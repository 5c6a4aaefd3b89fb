import { ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import { enterAsVendor } from '../policy.ts';
import type { InquiryRow } from '../store.ts';
import { addMessage, type Letter } from '../write-message.ts';
import type { Credits } from './credits.port.ts';

type Deps = Pick<Platform, 'db' | 'clock' | 'events'> & { credits: Credits };

/** At the price that was frozen with the delivery, whatever has changed since. */
function chargeFor(tx: Tx, credits: Credits, { inquiry, userId }: { inquiry: InquiryRow; userId: string }) {
  const { uuid: inquiryUuid, storefrontId } = inquiry;
  const price = {
    paymentRequired: inquiry.paymentRequired ?? false,
    creditPrice: inquiry.creditPrice ?? 0,
    baseCreditPrice: inquiry.baseCreditPrice ?? 0,
  };
  return price.paymentRequired
    ? credits.chargeConnect(tx, { storefrontId, inquiryUuid, userId, price })
    : ok(undefined);
}

/** The vendor's first answer. It is paid and sent, or neither; the same answer again costs nothing. */
export function connectInquiry(
  deps: Deps,
  { userId }: SignedInActor,
  letter: Letter,
): Promise<Result<InquiryRow>> {
  return transact(deps.db, async (tx) => {
    const entered = await enterAsVendor(tx, userId, letter.uuid, 'connect');
    if (!entered.ok) return entered;
    const { inquiry } = entered.value;
    const writer = { userId, side: 'VENDOR', action: 'connect' } as const;
    const connected = await addMessage(tx, deps, { inquiry, letter, writer });
    if (!connected.ok || inquiry.status === connected.value.status) return connected;
    const charged = await chargeFor(tx, deps.credits, { inquiry, userId });
    return charged.ok ? connected : charged;
  });
}
