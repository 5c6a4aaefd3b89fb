import { eq } from 'drizzle-orm';
import { cities } from '#capabilities/places/tables.ts';
import type { Tx } from '#platform/database/database.ts';
import { storefronts } from '../tables.ts';

/** Where a business is, as far as taxes ask. */
export async function findTaxPlace(
  tx: Pick<Tx, 'select'>,
  storefrontId: number,
): Promise<{ stateCode: string; county: string } | undefined> {
  const [row] = await tx
    .select({ stateCode: cities.stateCode, county: cities.county })
    .from(storefronts)
    .innerJoin(cities, eq(cities.id, storefronts.cityId))
    .where(eq(storefronts.id, storefrontId));
  return row;
}
