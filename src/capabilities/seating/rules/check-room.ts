import { CHAIR_IN } from './chairs.ts';
import { FIXTURE_LABELS, type Fixture, type Point, type RoomShape, roomCorners } from './room.ts';
import { type SeatingState, tableName } from './seating-state.ts';
import { distance, distanceTo, gapBetween, type Placed, placed } from './table-gaps.ts';

/** Between chairs back to back, so that somebody passes. */
export const AISLE_IN = 18;
/** What a door needs to open and people to come through. */
export const DOOR_CLEAR_IN = 48;

export const ROOM_FAULTS = ['OUTSIDE', 'OVERLAP', 'AISLE', 'DOOR', 'FIXTURE'] as const;
export type RoomFault = {
  kind: (typeof ROOM_FAULTS)[number];
  /** The tables that it is about. */
  tableUuids: string[];
  /** Of what stands there besides; null where it is between tables or at a wall. */
  fixtureUuid: string | null;
  /** How far they are apart; null where that is not the matter. */
  inches: number | null;
  words: string;
};

function isInside({ x, y }: Point, corners: readonly Point[]): boolean {
  let inside = false;
  for (const [place, corner] of corners.entries()) {
    const before = corners.at(place - 1) ?? corner;
    const crosses = corner.y > y !== before.y > y;
    if (crosses && x < ((before.x - corner.x) * (y - corner.y)) / (before.y - corner.y) + corner.x)
      inside = !inside;
  }
  return inside;
}

/** Rows of a ceremony stand behind one another on purpose. */
const isRow = ({ table }: Placed) => table.shape === 'ROW';

function betweenTables(all: readonly Placed[]): RoomFault[] {
  return all.flatMap((one, place) =>
    all.slice(place + 1).flatMap((other): RoomFault[] => {
      if (distance(one.table, other.table) > one.reach + other.reach + AISLE_IN) return [];
      const inches = gapBetween(one, other);
      const isTight = inches < AISLE_IN && !(isRow(one) && isRow(other));
      if (inches >= 0 && !isTight) return [];
      const names = `${tableName(one.table)} and ${tableName(other.table)}`;
      const tableUuids = [one.table.uuid, other.table.uuid];
      return inches < 0
        ? [
            {
              kind: 'OVERLAP',
              tableUuids,
              fixtureUuid: null,
              inches: null,
              words: `${names} stand in each other.`,
            },
          ]
        : [
            {
              ...{ kind: 'AISLE', tableUuids, fixtureUuid: null, inches },
              words: `Only ${inches} in between the chairs of ${names}. ${AISLE_IN} in lets people pass.`,
            },
          ];
    }),
  );
}

const DOORS: readonly string[] = ['ENTRANCE', 'EXIT'];
/** They hang on a wall or lie on the floor. */
const FLAT: readonly string[] = ['WINDOW', 'STEPS', 'DANCE_FLOOR'];

function withFixture({ table, chairs }: Placed, fixture: Fixture): RoomFault[] {
  const { uuid, kind, label, length, width, ...spot } = fixture;
  const isDoor = DOORS.includes(kind);
  if (FLAT.includes(kind) && kind !== 'DANCE_FLOOR') return [];
  const body = { ...spot, lengthIn: length, widthIn: width };
  const nearest = Math.min(
    ...chairs.map((chair) => distanceTo(body, chair) - CHAIR_IN / 2),
    distanceTo(body, table) - Math.min(table.lengthIn, table.widthIn) / 2,
  );
  const inches = Math.max(0, Math.round(nearest));
  const name = label || FIXTURE_LABELS[kind].toLowerCase();
  const about = { tableUuids: [table.uuid], fixtureUuid: uuid };
  if (isDoor && inches < DOOR_CLEAR_IN)
    return [
      {
        ...{ kind: 'DOOR', ...about, inches },
        words: `${tableName(table)} is ${inches} in from the ${name}. Doors need ${DOOR_CLEAR_IN} in to open.`,
      },
    ];
  if (!isDoor && nearest < 0)
    return [
      { ...{ kind: 'FIXTURE', ...about, inches: null }, words: `${tableName(table)} stands in the ${name}.` },
    ];
  return [];
}

function outside(all: readonly Placed[], room: RoomShape): RoomFault[] {
  const corners = roomCorners(room);
  return all
    .filter(({ table, chairs }) => ![table, ...chairs].every((point) => isInside(point, corners)))
    .map(({ table }) => ({
      ...{ kind: 'OUTSIDE', tableUuids: [table.uuid], fixtureUuid: null, inches: null },
      words: `${tableName(table)} does not fit in the room.`,
    }));
}

/** What people would bump into. Nothing of it is forbidden: rooms are measured by hand. */
export function checkRoom({
  tables,
  fixtures,
  room,
}: Pick<SeatingState, 'tables' | 'fixtures' | 'room'>): RoomFault[] {
  const all = tables.map(placed);
  return [
    ...outside(all, room),
    ...betweenTables(all),
    ...all.flatMap((one) => fixtures.flatMap((fixture) => withFixture(one, fixture))),
  ];
}
