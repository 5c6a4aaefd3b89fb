import type { Result } from '#base/result.ts';
import { chargeLead } from '#capabilities/credits/server/index.ts';
import { storefrontUuidOf } from '#capabilities/storefronts/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import { enterAsVendor } from '../policy.ts';
import type { InquiryRow } from '../store.ts';
import { addMessage, type Letter } from '../write-message.ts';
import { connectPrice } from './connect-price.ts';

type Deps = Pick<Platform, 'db' | 'clock' | 'events'>;

/**
 * The vendor's first answer. It is paid and sent, or neither; the same answer again costs nothing. What was paid stays with
 * the inquiry, also where a plan that began or ended since its delivery made it another price.
 */
export function connectInquiry(
  deps: Deps,
  actor: SignedInActor,
  letter: Letter,
): Promise<Result<InquiryRow>> {
  const { userId } = actor;
  return transact(deps.db, async (tx) => {
    const entered = await enterAsVendor(tx, userId, letter.uuid, 'connect');
    if (!entered.ok) return entered;
    const { inquiry } = entered.value;
    const { creditPrice, inputs } = await connectPrice(tx, deps, inquiry);
    const writer = { userId, side: 'VENDOR', action: 'connect' } as const;
    const also = { creditPrice, priceInputs: inputs };
    const connected = await addMessage(tx, deps, { inquiry, letter, writer, also });
    if (!connected.ok || inquiry.status === connected.value.status || creditPrice === 0) return connected;
    const { uuid: inquiryUuid, storefrontId } = inquiry;
    const storefront = { id: storefrontId, uuid: await storefrontUuidOf(tx, storefrontId) };
    const charged = await chargeLead(tx, deps, { storefront, inquiryUuid, credits: creditPrice, by: actor });
    return charged.ok ? connected : charged;
  });
}
