import { and, countDistinct, eq, inArray, isNotNull } from 'drizzle-orm';
import { users } from '#capabilities/identity/tables.ts';
import type { Tx } from '#platform/database/database.ts';
import { inquiries, inquiryEvents, inquiryRequests } from '../../tables.ts';

/** An inquiry with its words and whoever sent them. */
export async function findMessage(tx: Tx, inquiryUuid: string) {
  const [row] = await tx
    .select({
      weddingId: inquiries.weddingId,
      spamParts: inquiries.spamParts,
      message: inquiryEvents.body,
      sender: {
        id: users.id,
        createdAt: users.createdAt,
        emailVerified: users.emailVerified,
        phoneVerifiedAt: users.phoneVerifiedAt,
      },
    })
    .from(inquiries)
    .innerJoin(inquiryEvents, and(eq(inquiryEvents.inquiryUuid, inquiries.uuid), eq(inquiryEvents.seq, 1)))
    .leftJoin(inquiryRequests, eq(inquiryRequests.uuid, inquiries.requestUuid))
    .leftJoin(users, eq(users.id, inquiryRequests.sentBy))
    .where(eq(inquiries.uuid, inquiryUuid));
  return row;
}

/** Vendors who answered this couple, and were not reported or closed since. */
export async function countInTouch(tx: Tx, weddingId: string): Promise<number> {
  const [row] = await tx
    .select({ count: countDistinct(inquiries.storefrontId) })
    .from(inquiries)
    .where(
      and(
        eq(inquiries.weddingId, weddingId),
        inArray(inquiries.status, ['CONNECTED', 'BOOKED']),
        isNotNull(inquiries.connectedAt),
      ),
    );
  return row?.count ?? 0;
}
