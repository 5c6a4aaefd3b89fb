import { eq } from 'drizzle-orm';
import { cities } from '#capabilities/places/tables.ts';
import { weddings } from '#capabilities/weddings/tables.ts';
import type { Tx } from '#platform/database/database.ts';
import { weddingEvents } from '../../tables.ts';

/** The events of a wedding with its own day, and the place whose clock they go by; no spot while nobody has said where. */
export function listPlannedEvents(tx: Tx, weddingId: string) {
  const { uuid, kind, name, date, startsAt, endsAt, placeName } = weddingEvents;
  return tx
    .select({
      event: { uuid, kind, name, date, startsAt, endsAt, placeName },
      weddingDate: weddings.weddingDate,
      spot: { stateCode: cities.stateCode, lat: cities.lat, lon: cities.lon },
    })
    .from(weddingEvents)
    .innerJoin(weddings, eq(weddings.id, weddingEvents.weddingId))
    .leftJoin(cities, eq(cities.id, weddings.cityId))
    .where(eq(weddingEvents.weddingId, weddingId));
}
