import { eq } from 'drizzle-orm';
import { cities, markets, states } from '#capabilities/places/tables.ts';
import type { Tx } from '#platform/database/database.ts';
import type { SearchedLocation } from '../rules/searched-location.ts';
import { searchedLocations, weddingMembers, weddings } from '../tables.ts';

export async function findRememberedLocation(tx: Tx, userId: string): Promise<SearchedLocation | undefined> {
  const [row] = await tx
    .select({ type: searchedLocations.type, slug: searchedLocations.slug })
    .from(searchedLocations)
    .where(eq(searchedLocations.userId, userId));
  return row;
}

export async function rememberLocation(
  tx: Tx,
  userId: string,
  row: SearchedLocation & { updatedAt: Date },
): Promise<void> {
  await tx
    .insert(searchedLocations)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: searchedLocations.userId, set: row });
}

export async function forgetLocation(tx: Tx, userId: string): Promise<void> {
  await tx.delete(searchedLocations).where(eq(searchedLocations.userId, userId));
}

export async function findWeddingCitySlug(tx: Tx, userId: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ slug: cities.slug })
    .from(weddingMembers)
    .innerJoin(weddings, eq(weddings.id, weddingMembers.weddingId))
    .innerJoin(cities, eq(cities.id, weddings.cityId))
    .where(eq(weddingMembers.userId, userId));
  return row?.slug;
}

export async function findMarketSlug(tx: Tx, id: number): Promise<string | undefined> {
  const [row] = await tx.select({ slug: markets.slug }).from(markets).where(eq(markets.id, id));
  return row?.slug;
}

const PLACES = { CITY: cities, MARKET: markets, STATE: states } as const;

export async function placeExists(tx: Tx, type: keyof typeof PLACES, slug: string): Promise<boolean> {
  const table = PLACES[type];
  const rows = await tx.select({ slug: table.slug }).from(table).where(eq(table.slug, slug));
  return rows.length > 0;
}
