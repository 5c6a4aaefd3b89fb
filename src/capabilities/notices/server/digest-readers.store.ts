import { and, eq, gt, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { users } from '#capabilities/identity/tables.ts';
import { storefrontMembers } from '#capabilities/storefronts/tables.ts';
import type { Tx } from '#platform/database/database.ts';
import { listingNotificationSettings as ofListing, notificationSettings as settings } from '../tables.ts';
import type { DigestReader } from './digest-part.ts';

type Page = { after: string; limit: number };

/** Those of a wedding who want one mail a day, a page at a time in the order of their ids. */
async function listCouples(tx: Tx, { after, limit }: Page): Promise<DigestReader[]> {
  const rows = await tx
    .select({ userId: users.id, email: users.email, side: settings.side })
    .from(settings)
    .innerJoin(users, and(eq(users.id, settings.userId), eq(users.banned, false)))
    .where(and(eq(settings.side, 'COUPLE'), eq(settings.mail, 'DIGEST'), gt(settings.userId, after)))
    .orderBy(settings.userId)
    .limit(limit);
  return rows.map((row) => ({ ...row, storefrontIds: [] }));
}

/** The same of vendors, by listing: from the few who chose it anywhere to the listings they chose it for. */
async function listVendors(tx: Tx, { after, limit }: Page): Promise<DigestReader[]> {
  const choosers = union(
    tx
      .select({ userId: settings.userId })
      .from(settings)
      .where(and(eq(settings.side, 'VENDOR'), eq(settings.mail, 'DIGEST'), gt(settings.userId, after))),
    tx
      .select({ userId: ofListing.userId })
      .from(ofListing)
      .where(and(eq(ofListing.mail, 'DIGEST'), gt(ofListing.userId, after))),
  ).as('choosers');
  const rows = await tx
    .select({
      userId: users.id,
      email: users.email,
      storefrontIds: sql<number[]>`array_agg(${storefrontMembers.storefrontId})`,
    })
    .from(choosers)
    .innerJoin(users, and(eq(users.id, choosers.userId), eq(users.banned, false)))
    .innerJoin(storefrontMembers, eq(storefrontMembers.userId, users.id))
    .leftJoin(settings, and(eq(settings.userId, users.id), eq(settings.side, 'VENDOR')))
    .leftJoin(
      ofListing,
      and(eq(ofListing.userId, users.id), eq(ofListing.storefrontId, storefrontMembers.storefrontId)),
    )
    .where(sql`coalesce(${ofListing.mail}, ${settings.mail}) = 'DIGEST'`)
    .groupBy(users.id, users.email)
    .orderBy(users.id)
    .limit(limit);
  return rows.map((row) => ({ ...row, side: 'VENDOR' }));
}

export const listDigestReaders = { COUPLE: listCouples, VENDOR: listVendors };
