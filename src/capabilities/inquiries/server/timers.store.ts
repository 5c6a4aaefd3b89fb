import { and, asc, eq, lte, ne, or, sql } from 'drizzle-orm';
import { users } from '#capabilities/identity/tables.ts';
import type { Tx } from '#platform/database/database.ts';
import { HELD_FROM_SCORE } from '../rules/spam-score.ts';
import { inquiries, inquiryRequests } from '../tables.ts';

type Due = Promise<{ uuid: string }[]>;

/** Uuids only: each is looked at again under its lock. */
const uuid = { uuid: inquiries.uuid };

export function listReadySince(tx: Tx, since: Date, limit: number): Due {
  return tx
    .select(uuid)
    .from(inquiries)
    .where(and(eq(inquiries.status, 'READY'), lte(inquiries.readyAt, since)))
    .orderBy(asc(inquiries.readyAt))
    .limit(limit);
}

/** Those that were delivered before one of these moments and had fewer warnings than that moment asks for. */
export function listUnwarned(tx: Tx, moments: readonly Date[], limit: number): Due {
  const due = moments.map((since, index) =>
    and(lte(inquiries.readyAt, since), lte(inquiries.expirationWarnings, index)),
  );
  return tx
    .select(uuid)
    .from(inquiries)
    .where(and(eq(inquiries.status, 'READY'), or(...due)))
    .orderBy(asc(inquiries.readyAt))
    .limit(limit);
}

/** Held since then, and not with staff yet. */
export function listHeldSince(tx: Tx, since: Date, limit: number): Due {
  return tx
    .select(uuid)
    .from(inquiries)
    .where(
      and(
        eq(inquiries.status, 'PENDING'),
        lte(inquiries.createdAt, since),
        ne(inquiries.holdReason, 'REVIEW'),
      ),
    )
    .orderBy(asc(inquiries.createdAt))
    .limit(limit);
}

/** Held for nothing but an address that is confirmed by now; also where staff was asked because it took so long. */
const heldForEmail = and(
  eq(inquiries.status, 'PENDING'),
  or(
    eq(inquiries.holdReason, 'EMAIL'),
    and(eq(inquiries.holdReason, 'REVIEW'), sql`${inquiries.spamScore} < ${HELD_FROM_SCORE}`),
  ),
);

/** What waits although its sender has a confirmed address: of one sender, or of everybody. */
export function listReleasable(tx: Tx, limit: number, senderId?: string): Due {
  return tx
    .select(uuid)
    .from(inquiries)
    .innerJoin(inquiryRequests, eq(inquiryRequests.uuid, inquiries.requestUuid))
    .innerJoin(users, and(eq(users.id, inquiryRequests.sentBy), eq(users.emailVerified, true)))
    .where(and(heldForEmail, senderId === undefined ? undefined : eq(inquiryRequests.sentBy, senderId)))
    .orderBy(asc(inquiries.createdAt))
    .limit(limit);
}
