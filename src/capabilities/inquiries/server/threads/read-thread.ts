import { ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';
import type { Thread } from '../../contract/couple-inquiries.contract.ts';
import { inquiryMissing } from '../policy.ts';
import { findInquiryOfMember, findRequestOf } from './couple-reads.store.ts';
import { presentThread } from './present-inquiry.ts';
import { listThreadEvents } from './threads.store.ts';

/** One inquiry of the wedding with everything that was said; any member may read it. */
export async function readThread(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  actor: SignedInActor,
  uuid: string,
): Promise<Result<Thread>> {
  const row = await findInquiryOfMember(db, actor.userId, uuid);
  if (!row) return inquiryMissing();
  const events = await listThreadEvents(db, uuid);
  const asked = await findRequestOf(db, uuid);
  return ok(presentThread({ row, events, ...asked }, clock.now()));
}
