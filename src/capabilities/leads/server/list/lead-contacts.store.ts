import { eq, inArray } from 'drizzle-orm';
import { users } from '#capabilities/identity/tables.ts';
import { inquiries, inquiryRequests } from '#capabilities/inquiries/tables.ts';
import { weddings } from '#capabilities/weddings/tables.ts';
import type { Tx } from '#platform/database/database.ts';
import { fullNames } from '../../rules/full-names.ts';
import { SENDER } from '../lead-of-member.store.ts';

export type LeadContact = { names: string; email: string | null; phone: string | null };

/** How to reach the couples of these leads; whoever asks has made sure that they may be told. */
export async function listContacts(tx: Tx, uuids: readonly string[]): Promise<Map<string, LeadContact>> {
  if (uuids.length === 0) return new Map();
  const rows = await tx
    .select({
      uuid: inquiries.uuid,
      email: users.email,
      phone: users.phoneNumber,
      primaryFirstName: weddings.primaryFirstName,
      primaryLastName: weddings.primaryLastName,
      partnerFirstName: weddings.partnerFirstName,
      partnerLastName: weddings.partnerLastName,
    })
    .from(inquiries)
    .innerJoin(weddings, eq(weddings.id, inquiries.weddingId))
    .leftJoin(inquiryRequests, eq(inquiryRequests.uuid, inquiries.requestUuid))
    .leftJoin(users, eq(users.id, SENDER))
    .where(inArray(inquiries.uuid, [...uuids]));
  return new Map(
    rows.map(({ uuid, email, phone, ...couple }) => [uuid, { names: fullNames(couple), email, phone }]),
  );
}
