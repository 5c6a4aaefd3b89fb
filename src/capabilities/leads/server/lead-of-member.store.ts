import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { users } from '#capabilities/identity/tables.ts';
import { inquiries, inquiryRequests, spamReports } from '#capabilities/inquiries/tables.ts';
import { withStorefrontAbilities } from '#capabilities/storefronts/server/index.ts';
import { storefrontMembers, storefronts } from '#capabilities/storefronts/tables.ts';
import { weddings } from '#capabilities/weddings/tables.ts';
import type { Tx } from '#platform/database/database.ts';
import { preparedSelect } from '#platform/database/prepared-select.ts';

/** Whoever sent it, or an owner of the wedding once that person is gone. */
export const SENDER = sql`coalesce(inquiry_requests.sent_by, (
  select m.user_id from wedding_members m
  where m.wedding_id = inquiries.wedding_id and m.role = 'OWNER' order by m.joined_at, m.user_id limit 1))`;

const leadOfMember = preparedSelect((tx: Tx) =>
  tx
    .select({
      inquiry: inquiries,
      role: storefrontMembers.role,
      storefrontUuid: storefronts.uuid,
      storefrontName: storefronts.name,
      /** Who buys credits for it. */
      ownerName: sql<string | null>`(
        select u.first_name from storefront_members m join users u on u.id = m.user_id
        where m.storefront_id = inquiries.storefront_id and m.role = 'OWNER' order by m.joined_at, m.user_id limit 1)`,
      request: inquiryRequests,
      sender: {
        email: users.email,
        emailVerified: users.emailVerified,
        phoneNumber: users.phoneNumber,
        phoneVerifiedAt: users.phoneVerifiedAt,
        createdAt: users.createdAt,
      },
      couple: {
        primaryFirstName: weddings.primaryFirstName,
        primaryLastName: weddings.primaryLastName,
        partnerFirstName: weddings.partnerFirstName,
        partnerLastName: weddings.partnerLastName,
        planningStage: weddings.planningStage,
      },
      vendorsAsked: sql<number>`(
        select count(*)::int from inquiries asked where asked.request_uuid = inquiries.request_uuid)`,
      hasBookedVenue: sql<boolean>`exists (
        select from inquiries booked where booked.wedding_id = inquiries.wedding_id
          and booked.status = 'BOOKED' and booked.taxonomy_node_id = ${sql.placeholder('venueNodeId')}::smallint)`,
      reportedAt: spamReports.reportedAt,
    })
    .from(inquiries)
    .innerJoin(storefronts, eq(storefronts.id, inquiries.storefrontId))
    .innerJoin(storefrontMembers, eq(storefrontMembers.storefrontId, inquiries.storefrontId))
    .leftJoin(inquiryRequests, eq(inquiryRequests.uuid, inquiries.requestUuid))
    .leftJoin(weddings, eq(weddings.id, inquiries.weddingId))
    .leftJoin(users, eq(users.id, SENDER))
    .leftJoin(spamReports, eq(spamReports.inquiryUuid, inquiries.uuid))
    .where(
      and(
        eq(inquiries.uuid, sql.placeholder('uuid')),
        eq(storefrontMembers.userId, sql.placeholder('userId')),
        isNotNull(inquiries.readyAt),
      ),
    )
    .prepare('inquiries_lead_of_member'),
);

type LeadKey = { userId: string; uuid: string; venueNodeId: number };

/** A lead as a member of its storefront; nothing for strangers, and nothing that was never delivered. */
export async function findLead(tx: Tx, key: LeadKey) {
  const [row] = await leadOfMember(tx).execute(key);
  return row && withStorefrontAbilities(row);
}

export type LeadView = NonNullable<Awaited<ReturnType<typeof findLead>>>;
