import { eq, sql } from 'drizzle-orm';
import { type CalendarDate, calendarDateOf, parseCalendarDate } from '#base/calendar-date.ts';
import { users } from '#capabilities/identity/tables.ts';
import { cities } from '#capabilities/places/tables.ts';
import { weddingZone } from '#capabilities/weddings/rules/wedding-day.ts';
import { weddingMembers, weddings } from '#capabilities/weddings/tables.ts';
import type { Tx } from '#platform/database/database.ts';

/** What days are counted by. */
export type WeddingFrame = { weddingDate: CalendarDate | null; today: CalendarDate; timeZone: string };

type Spot = { lat: number | null; lon: number | null; stateCode: string | null };

export function frameOf(row: (Spot & { weddingDate: string | null }) | undefined, now: Date): WeddingFrame {
  const timeZone = weddingZone(row);
  const weddingDate = row?.weddingDate ? (parseCalendarDate(row.weddingDate) ?? null) : null;
  return { weddingDate, today: calendarDateOf(now, timeZone), timeZone };
}

export async function findFrame(tx: Tx, weddingId: string, now: Date): Promise<WeddingFrame> {
  const [row] = await tx
    .select({
      weddingDate: weddings.weddingDate,
      lat: cities.lat,
      lon: cities.lon,
      stateCode: cities.stateCode,
    })
    .from(weddings)
    .leftJoin(cities, eq(cities.id, weddings.cityId))
    .where(eq(weddings.id, weddingId));
  return frameOf(row, now);
}

/** Who can have a turn, the owners first. */
export function listPeople(tx: Tx, weddingId: string) {
  return tx
    .select({
      userId: weddingMembers.userId,
      role: weddingMembers.role,
      firstName: sql<string>`coalesce(nullif(${users.firstName}, ''), ${weddingMembers.displayName})`,
    })
    .from(weddingMembers)
    .innerJoin(users, eq(users.id, weddingMembers.userId))
    .where(eq(weddingMembers.weddingId, weddingId))
    .orderBy(sql`${weddingMembers.role} <> 'OWNER'`, weddingMembers.joinedAt, weddingMembers.userId);
}

export type PersonRow = Awaited<ReturnType<typeof listPeople>>[number];
