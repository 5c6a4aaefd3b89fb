import type { SignedInActor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';
import type { Inquiry } from '../../contract/couple-inquiries.contract.ts';
import { listOpenOfMember } from './couple-reads.store.ts';
import { presentInquiry } from './present-inquiry.ts';

/** Everybody who is still being asked, or booked, the latest first. Whoever has no wedding has asked nothing. */
export async function listOpenInquiries(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  actor: SignedInActor,
): Promise<Inquiry[]> {
  const now = clock.now();
  return (await listOpenOfMember(db, actor.userId)).map((row) => presentInquiry(row, now));
}
