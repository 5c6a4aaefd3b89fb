import { and, eq, sql } from 'drizzle-orm';
import { users, vendorUsers } from '#capabilities/identity/tables.ts';
import { withStorefrontAbilities } from '#capabilities/storefronts/server/index.ts';
import { storefrontMembers } from '#capabilities/storefronts/tables.ts';
import { withWeddingAbilities } from '#capabilities/weddings/server/index.ts';
import { weddingMembers, weddings } from '#capabilities/weddings/tables.ts';
import type { Tx } from '#platform/database/database.ts';
import { notificationSettings, listingNotificationSettings as ofListing } from '../tables.ts';

type Mode = 'EACH' | 'DIGEST' | 'OFF';

/** What was chosen for this listing, else for the business, else each by mail. */
const vendorColumns = {
  userId: users.id,
  email: users.email,
  mail: sql<Mode>`coalesce(${ofListing.mail}, ${notificationSettings.mail}, 'EACH')`,
  /** Where text messages go; null for whoever did not ask for them. */
  textTo: sql<
    string | null
  >`case when ${vendorUsers.smsOptedInAt} is not null and not ${vendorUsers.phoneUnsubscribed}
      and coalesce(${ofListing.textMessages}, ${notificationSettings.textMessages}, true) then ${users.phoneNumber} end`,
};

/** Everybody who works for a storefront, with what they may do there and how they want to hear of it. */
export async function listStorefrontReaders(tx: Tx, storefrontId: number) {
  const members = await tx
    .select({ ...vendorColumns, role: storefrontMembers.role })
    .from(storefrontMembers)
    .innerJoin(users, and(eq(users.id, storefrontMembers.userId), eq(users.banned, false)))
    .leftJoin(vendorUsers, eq(vendorUsers.userId, users.id))
    .leftJoin(
      notificationSettings,
      and(eq(notificationSettings.userId, users.id), eq(notificationSettings.side, 'VENDOR')),
    )
    .leftJoin(ofListing, and(eq(ofListing.userId, users.id), eq(ofListing.storefrontId, storefrontId)))
    .where(eq(storefrontMembers.storefrontId, storefrontId))
    .orderBy(users.id);
  return members.map(withStorefrontAbilities);
}

/** Everybody of a wedding, with what the owners let them do. Couples get no text messages: nothing asks them for that yet. */
export async function listWeddingReaders(tx: Tx, weddingId: string) {
  const members = await tx
    .select({
      userId: users.id,
      email: users.email,
      mail: sql<Mode>`coalesce(${notificationSettings.mail}, 'EACH')`,
      textTo: sql<string | null>`null`,
      role: weddingMembers.role,
      familySuggests: weddings.familySuggests,
      plannerMoney: weddings.plannerMoney,
      familyMoney: weddings.familyMoney,
    })
    .from(weddingMembers)
    .innerJoin(weddings, eq(weddings.id, weddingMembers.weddingId))
    .innerJoin(users, and(eq(users.id, weddingMembers.userId), eq(users.banned, false)))
    .leftJoin(
      notificationSettings,
      and(eq(notificationSettings.userId, users.id), eq(notificationSettings.side, 'COUPLE')),
    )
    .where(eq(weddingMembers.weddingId, weddingId))
    .orderBy(users.id);
  return members.map(withWeddingAbilities);
}
