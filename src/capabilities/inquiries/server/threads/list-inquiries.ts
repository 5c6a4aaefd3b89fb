import type { SignedInActor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';
import type { Inquiry } from '../../contract/couple-inquiries.contract.ts';
import { listInquiriesOfMember } from './couple-reads.store.ts';
import { presentInquiry } from './present-inquiry.ts';

/** Everything the wedding has asked of vendors, the latest first. Whoever has no wedding has asked nothing. */
export async function listInquiries(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  actor: SignedInActor,
): Promise<Inquiry[]> {
  const now = clock.now();
  return (await listInquiriesOfMember(db, actor.userId)).map((row) => presentInquiry(row, now));
}
