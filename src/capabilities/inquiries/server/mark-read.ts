import { ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import { changeInquiry } from './change-inquiry.ts';
import { enterAsCouple, enterAsVendor } from './policy.ts';
import { countUnseen, type InquiryRow } from './store.ts';
import { announceInquiry } from './topics.ts';

type Deps = Pick<Platform, 'db' | 'clock' | 'events'>;
type Seen = { uuid: string; seq: number };
type Unread = Result<{ unread: number }>;

/** Never beyond what there is, and never back. */
async function note(
  tx: Tx,
  deps: Deps,
  { inquiry, side, seq }: { inquiry: InquiryRow; side: 'COUPLE' | 'VENDOR'; seq: number },
): Promise<Unread> {
  const isCouple = side === 'COUPLE';
  const before = isCouple ? inquiry.coupleReadSeq : inquiry.vendorReadSeq;
  const readSeq = Math.min(seq, inquiry.lastSeq);
  if (readSeq <= before) return ok({ unread: isCouple ? inquiry.coupleUnread : inquiry.vendorUnread });
  const at = deps.clock.now();
  const unread = await countUnseen(tx, { inquiryUuid: inquiry.uuid, side, readSeq });
  const after = await changeInquiry(
    tx,
    deps,
    inquiry,
    isCouple
      ? { coupleReadSeq: readSeq, coupleReadAt: at, coupleUnread: unread }
      : { vendorReadSeq: readSeq, vendorReadAt: at, vendorUnread: unread },
  );
  await announceInquiry(tx, after);
  return ok({ unread });
}

/** Whoever may only look leaves things unread for those who answer. */
export function markReadByCouple(
  deps: Deps,
  { userId }: SignedInActor,
  { uuid, seq }: Seen,
): Promise<Unread> {
  return transact(deps.db, async (tx) => {
    const entered = await enterAsCouple(tx, userId, uuid);
    if (!entered.ok) return entered;
    return note(tx, deps, { inquiry: entered.value.inquiry, side: 'COUPLE', seq });
  });
}

export function markReadByVendor(
  deps: Deps,
  { userId }: SignedInActor,
  { uuid, seq }: Seen,
): Promise<Unread> {
  return transact(deps.db, async (tx) => {
    const entered = await enterAsVendor(tx, userId, uuid, 'move-leads');
    if (!entered.ok) return entered;
    return note(tx, deps, { inquiry: entered.value.inquiry, side: 'VENDOR', seq });
  });
}
