import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { weddingEvents } from '#capabilities/guests/tables.ts';
import { cities } from '#capabilities/places/tables.ts';
import { weddings } from '#capabilities/weddings/tables.ts';
import type { Tx } from '#platform/database/database.ts';
import { FORGET_DAYS_USUAL } from '../rules/forgetting.ts';
import type { Question } from '../rules/questions.ts';
import { rsvpQuestions, rsvpSettings } from '../tables.ts';

export const AS_SUGGESTED = {
  ...{ language: 'en' as const, greeting: '', contact: '' },
  forgetDays: FORGET_DAYS_USUAL,
  version: 0,
};

export type Settings = Omit<typeof rsvpSettings.$inferSelect, 'weddingId'>;

export async function findSettings(tx: Tx, weddingId: string): Promise<Settings> {
  const [row] = await tx.select().from(rsvpSettings).where(eq(rsvpSettings.weddingId, weddingId));
  if (!row) return AS_SUGGESTED;
  const { weddingId: _, ...settings } = row;
  return settings;
}

export async function writeSettings(tx: Tx, weddingId: string, settings: Settings): Promise<void> {
  await tx
    .insert(rsvpSettings)
    .values({ weddingId, ...settings })
    .onConflictDoUpdate({ target: rsvpSettings.weddingId, set: settings });
}

export async function listQuestions(tx: Tx, weddingId: string): Promise<Question[]> {
  const rows = await tx
    .select()
    .from(rsvpQuestions)
    .where(and(eq(rsvpQuestions.weddingId, weddingId), isNull(rsvpQuestions.archivedAt)))
    .orderBy(asc(rsvpQuestions.position), asc(rsvpQuestions.uuid));
  return rows.map(({ weddingId: _, position: __, archivedAt: ___, ...question }) => question);
}

/** The wedding, or the last of its events where that is later; and how many guests were wanted. */
export async function findFrame(
  tx: Tx,
  weddingId: string,
): Promise<{ lastDay: string | null; guestTarget: number | null }> {
  const [row] = await tx
    .select({
      guestTarget: weddings.guestCount,
      lastDay: sql<string | null>`greatest(${weddings.weddingDate}, max(${weddingEvents.date}))::text`,
    })
    .from(weddings)
    .leftJoin(weddingEvents, eq(weddingEvents.weddingId, weddings.id))
    .where(eq(weddings.id, weddingId))
    .groupBy(weddings.id);
  return row ?? { lastDay: null, guestTarget: null };
}

export type WeddingPlace = {
  couple: { a: string; b: string };
  /** None while the couple has not said where it is. */
  spot: { stateCode: string; lat: number; lon: number } | null;
};

export async function findWeddingPlace(tx: Tx, weddingId: string): Promise<WeddingPlace | undefined> {
  const [row] = await tx
    .select({
      a: weddings.primaryFirstName,
      b: weddings.partnerFirstName,
      stateCode: cities.stateCode,
      lat: cities.lat,
      lon: cities.lon,
    })
    .from(weddings)
    .leftJoin(cities, eq(cities.id, weddings.cityId))
    .where(eq(weddings.id, weddingId));
  if (!row) return undefined;
  const { a, b, stateCode, lat, lon } = row;
  const spot = stateCode !== null && lat !== null && lon !== null ? { stateCode, lat, lon } : null;
  return { couple: { a, b }, spot };
}
