import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import { cities } from '#capabilities/places/tables.ts';
import { weddings } from '#capabilities/weddings/tables.ts';
import type { Tx } from '#platform/database/database.ts';
import { preparedSelect } from '#platform/database/prepared-select.ts';
import { photoWalls } from '../tables.ts';

export type WallRow = typeof photoWalls.$inferSelect;

/** A wall with what has to be known of its wedding. */
export type OpenWall = WallRow & {
  couple: { a: string; b: string };
  /** None while the couple has not said where the wedding is. */
  spot: { stateCode: string; lat: number; lon: number } | null;
};

const openWallBy = (name: string, where: SQL | undefined) =>
  preparedSelect((tx: Tx) =>
    tx
      .select({
        wall: photoWalls,
        a: weddings.primaryFirstName,
        b: weddings.partnerFirstName,
        stateCode: cities.stateCode,
        lat: cities.lat,
        lon: cities.lon,
      })
      .from(photoWalls)
      .innerJoin(weddings, eq(weddings.id, photoWalls.weddingId))
      .leftJoin(cities, eq(cities.id, weddings.cityId))
      .where(where)
      .prepare(name),
  );

type FoundWall = Awaited<ReturnType<ReturnType<ReturnType<typeof openWallBy>>['execute']>>[number];

function presentWall([row]: readonly FoundWall[]): OpenWall | undefined {
  if (!row) return undefined;
  const { wall, a, b, stateCode, lat, lon } = row;
  const spot = stateCode !== null && lat !== null && lon !== null ? { stateCode, lat, lon } : null;
  return { ...wall, couple: { a, b }, spot };
}

/** One that is off is found by none of its codes. */
const isOn = ne(photoWalls.mode, 'OFF');
const code = sql.placeholder('code');

const wallByUpload = openWallBy('wall_by_upload', and(eq(photoWalls.uploadCode, code), isOn));
const wallByScreen = openWallBy('wall_by_screen', and(eq(photoWalls.screenCode, code), isOn));
const wallOfWedding = openWallBy('wall_of_wedding', eq(photoWalls.weddingId, sql.placeholder('weddingId')));

export async function findWallByUpload(tx: Tx, code: string): Promise<OpenWall | undefined> {
  return presentWall(await wallByUpload(tx).execute({ code }));
}

export async function findWallByScreen(tx: Tx, code: string): Promise<OpenWall | undefined> {
  return presentWall(await wallByScreen(tx).execute({ code }));
}

export async function findWallOf(tx: Tx, weddingId: string): Promise<OpenWall | undefined> {
  return presentWall(await wallOfWedding(tx).execute({ weddingId }));
}

/**
 * The wall, locked for a change of its photos: whoever comes second sees what the first one did. By its code, so that a
 * photo that was on its way does not come to a wall whose code was renewed.
 */
export async function lockWallByUpload(tx: Tx, code: string): Promise<WallRow | undefined> {
  const [row] = await tx
    .select()
    .from(photoWalls)
    .where(and(eq(photoWalls.uploadCode, code), isOn))
    .for('update');
  return row;
}

export async function lockWallOf(tx: Tx, weddingId: string): Promise<WallRow | undefined> {
  const [row] = await tx.select().from(photoWalls).where(eq(photoWalls.weddingId, weddingId)).for('update');
  return row;
}

export async function insertWall(tx: Tx, wall: typeof photoWalls.$inferInsert): Promise<void> {
  await tx.insert(photoWalls).values(wall);
}

type WallChange = Partial<Omit<WallRow, 'weddingId' | 'scopeId' | 'version' | 'revision'>>;

/** What the couple chooses can change what a screen shows, so that asks again. */
export async function updateWall(tx: Tx, weddingId: string, change: WallChange): Promise<void> {
  await tx
    .update(photoWalls)
    .set({
      ...change,
      version: sql`${photoWalls.version} + 1`,
      revision: sql`${photoWalls.revision} + 1`,
    })
    .where(eq(photoWalls.weddingId, weddingId));
}

export async function raiseRevision(tx: Tx, weddingId: string): Promise<void> {
  await tx
    .update(photoWalls)
    .set({ revision: sql`${photoWalls.revision} + 1` })
    .where(eq(photoWalls.weddingId, weddingId));
}

export async function hasWall(tx: Tx, weddingId: string): Promise<boolean> {
  return (await findWallOf(tx, weddingId)) !== undefined;
}

/** Its photos and reports go with it; their pictures are deleted by whoever calls. */
export async function deleteWall(tx: Tx, weddingId: string): Promise<void> {
  await tx.delete(photoWalls).where(eq(photoWalls.weddingId, weddingId));
}
