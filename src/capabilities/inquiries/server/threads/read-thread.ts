import { ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';
import type { Thread } from '../../contract/couple-inquiries.contract.ts';
import type { ThreadPage } from '../../contract/fields.ts';
import { listOffers } from '../booking/booking-steps.store.ts';
import { inquiryMissing } from '../policy.ts';
import { findInquiryOfMember, findRequestOf } from './couple-reads.store.ts';
import { presentCouplePage, presentThread } from './present-inquiry.ts';
import { listThreadEvents } from './threads.store.ts';

/** One inquiry of the wedding with the newest of what was said; any member may read it. */
export async function readThread(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  actor: SignedInActor,
  uuid: string,
): Promise<Result<Thread>> {
  const row = await findInquiryOfMember(db, actor.userId, uuid);
  if (!row) return inquiryMissing();
  const events = await listThreadEvents(db, uuid);
  const offers = await listOffers(db, uuid);
  const asked = await findRequestOf(db, uuid);
  return ok(presentThread({ row, events, offers, ...asked }, clock.now()));
}

/** What was said before a point of it. */
export async function readEarlier(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  actor: SignedInActor,
  { uuid, before }: { uuid: string; before: number },
): Promise<Result<ThreadPage>> {
  const row = await findInquiryOfMember(db, actor.userId, uuid);
  if (!row) return inquiryMissing();
  return ok(presentCouplePage(row, await listThreadEvents(db, uuid, before), clock.now()));
}
