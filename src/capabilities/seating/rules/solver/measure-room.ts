import type { SeatingFixture, SeatingTable } from './problem.ts';

/** With chairs on both sides, people of two tables this far apart sit back to back. */
const NEIGHBOR_GAP_IN = 72;

/** How far things are from each other, tables by their place in the problem; in whole inches. */
export type MeasuredRoom = {
  /** From middle to middle. */
  distance(one: number, other: number): number;
  isNeighbor(one: number, other: number): boolean;
  /** To the nearest fixture of a kind; undefined where the room has none. */
  distanceToFixture(table: number, kind: string): number | undefined;
};

type Point = { xIn: number; yIn: number };

/** A square root is the same in every engine, a hypotenuse is not. */
function inchesBetween(one: Point, other: Point): number {
  const [x, y] = [one.xIn - other.xIn, one.yIn - other.yIn];
  return Math.round(Math.sqrt(x * x + y * y));
}

/** Sine and cosine differ in the last places between engines. */
const steady = (value: number) => Math.round(value * 1e6) / 1e6;

/** From the middle of a table to its edge, on the way to a point. */
function reach(table: SeatingTable, towards: Point): number {
  const [length, width] = [table.lengthIn / 2, table.widthIn / 2];
  if (table.shape === 'ROUND') return length;
  const turn = (table.angle * Math.PI) / 180;
  const [cosine, sine] = [steady(Math.cos(turn)), steady(Math.sin(turn))];
  const [x, y] = [towards.xIn - table.xIn, towards.yIn - table.yIn];
  const along = Math.abs(x * cosine + y * sine);
  const across = Math.abs(y * cosine - x * sine);
  const far = Math.sqrt(across * across + along * along);
  return Math.min(
    across > 0 ? (width * far) / across : Number.MAX_SAFE_INTEGER,
    along > 0 ? (length * far) / along : Number.MAX_SAFE_INTEGER,
  );
}

export function measureRoom(
  tables: readonly SeatingTable[],
  fixtures: readonly SeatingFixture[],
): MeasuredRoom {
  const distances = tables.map((one) => tables.map((other) => inchesBetween(one, other)));
  const neighbors = tables.map((one, a) =>
    tables.map((other, b) => {
      const gap = (distances[a]?.[b] ?? 0) - reach(one, other) - reach(other, one);
      return a !== b && Math.round(gap) <= NEIGHBOR_GAP_IN;
    }),
  );
  return {
    distance: (one, other) => distances[one]?.[other] ?? 0,
    isNeighbor: (one, other) => neighbors[one]?.[other] ?? false,
    distanceToFixture(table, kind) {
      const from = tables[table];
      const ofKind = fixtures.filter((fixture) => fixture.kind === kind);
      if (!from || ofKind.length === 0) return undefined;
      return Math.min(...ofKind.map((fixture) => inchesBetween(from, fixture)));
    },
  };
}
