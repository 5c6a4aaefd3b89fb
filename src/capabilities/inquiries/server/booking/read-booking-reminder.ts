import type { SignedInActor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';
import type { Inquiry } from '../../contract/couple-inquiries.contract.ts';
import { TIMERS } from '../../rules/inquiry-timers.ts';
import { findQuietInquiry } from '../threads/couple-reads.store.ts';
import { presentInquiry } from '../threads/present-inquiry.ts';

/** The quiet talk to ask about next. Only who could answer is asked. */
export async function readBookingReminder(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  actor: SignedInActor,
): Promise<Inquiry | null> {
  const now = clock.now();
  const since = new Date(now.getTime() - TIMERS.bookingReminderAfterMs);
  const quiet = await findQuietInquiry(db, actor.userId, since);
  return quiet?.allowed.includes('contact-vendors') ? presentInquiry(quiet, now) : null;
}
