import { eq, sql } from 'drizzle-orm';
import { cities } from '#capabilities/places/tables.ts';
import { weddings } from '#capabilities/weddings/tables.ts';
import type { Tx } from '#platform/database/database.ts';
import { preparedSelect } from '#platform/database/prepared-select.ts';

const frameOfWedding = preparedSelect((tx: Tx) =>
  tx
    .select({
      weddingDate: weddings.weddingDate,
      location: weddings.location,
      spot: { stateCode: cities.stateCode, lat: cities.lat, lon: cities.lon },
    })
    .from(weddings)
    .leftJoin(cities, eq(cities.id, weddings.cityId))
    .where(eq(weddings.id, sql.placeholder('id')))
    .prepare('agenda_frame_of'),
);

/** The day, and where it is: no spot while the couple has not said. */
export async function findFrame(tx: Tx, weddingId: string) {
  const [row] = await frameOfWedding(tx).execute({ id: weddingId });
  return row ?? { weddingDate: null, location: null, spot: null };
}
