import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { users } from '#capabilities/identity/tables.ts';
import { storefrontMembers, storefronts } from '#capabilities/storefronts/tables.ts';
import { weddings } from '#capabilities/weddings/tables.ts';
import type { Tx } from '#platform/database/database.ts';
import { preparedSelect } from '#platform/database/prepared-select.ts';
import type { AttachmentType } from '../rules/attachment-limits.ts';
import { inquiries, inquiryEvents, inquiryRequests, spamReports } from '../tables.ts';

export type EventAttachment = {
  uuid: string;
  name: string;
  mediaType: AttachmentType;
  bytes: number;
  side: 'COUPLE' | 'VENDOR';
};

const threadEvents = preparedSelect((tx: Tx) =>
  tx
    .select({
      event: inquiryEvents,
      attachments: sql<EventAttachment[] | null>`(
        select json_agg(json_build_object('uuid', a.uuid, 'name', a.name, 'mediaType', a.media_type,
                 'bytes', a.bytes, 'side', a.side) order by a.created_at, a.uuid)
        from inquiry_attachments a
        where a.inquiry_uuid = inquiry_events.inquiry_uuid and a.event_seq = inquiry_events.seq)`,
    })
    .from(inquiryEvents)
    .where(eq(inquiryEvents.inquiryUuid, sql.placeholder('uuid')))
    .orderBy(inquiryEvents.seq)
    .prepare('inquiries_thread_events'),
);

/** What happened, in order, each with its files. */
export function listThreadEvents(tx: Tx, uuid: string) {
  return threadEvents(tx).execute({ uuid });
}

export type ThreadEventRow = Awaited<ReturnType<typeof listThreadEvents>>[number];

/** Whoever sent it, or an owner of the wedding once that person is gone. */
const SENDER = sql`coalesce(inquiry_requests.sent_by, (
  select m.user_id from wedding_members m
  where m.wedding_id = inquiries.wedding_id and m.role = 'OWNER' order by m.joined_at, m.user_id limit 1))`;

const leadOfMember = preparedSelect((tx: Tx) =>
  tx
    .select({
      inquiry: inquiries,
      role: storefrontMembers.role,
      storefrontUuid: storefronts.uuid,
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
  return row;
}

export type LeadView = NonNullable<Awaited<ReturnType<typeof findLead>>>;
