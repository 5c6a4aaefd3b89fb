import type { GuestList } from '#capabilities/guests/rules/household-choices.ts';

type Placed = { uuid: string; list: GuestList; listRank: number | null };

/** Households that are asked together or not at all: those of one place in line. */
export type Circle<Household> = readonly Household[];

/** Who is asked later, circle by circle. Whoever has no place of their own stands behind, each alone. */
export function waitingLine<Household extends Placed>(households: readonly Household[]): Circle<Household>[] {
  const later = households.filter(({ list }) => list === 'LATER');
  const ranked = Map.groupBy(
    later.filter(({ listRank }) => listRank !== null),
    ({ listRank }) => listRank ?? 0,
  );
  return [
    ...[...ranked].toSorted(([one], [other]) => one - other).map(([, circle]) => circle),
    ...later.filter(({ listRank }) => listRank === null).map((household) => [household]),
  ];
}

type Change = { uuids: string[]; side: null; list: null; listRank: number };

/** What has to be sent so that they stand like this. */
function placesOf(line: readonly Circle<Placed>[]): Change[] {
  return line
    .filter((circle) => circle.length > 0)
    .flatMap((circle, place) => {
      const listRank = place + 1;
      const moved = circle.filter((household) => household.listRank !== listRank);
      return moved.length > 0
        ? [{ uuids: moved.map(({ uuid }) => uuid), side: null, list: null, listRank }]
        : [];
    });
}

/** A circle one place further to the front, or to the back. */
export function moveCircle(line: readonly Circle<Placed>[], place: number, by: -1 | 1): Change[] {
  const circle = line[place];
  const other = line[place + by];
  if (!circle || !other) return [];
  const moved = [...line];
  moved[place] = other;
  moved[place + by] = circle;
  return placesOf(moved);
}

/** With the circle before it, from now on: both or neither. */
export function joinCircle(line: readonly Circle<Placed>[], place: number): Change[] {
  const before = line[place - 1];
  const circle = line[place];
  if (!before || !circle) return [];
  return placesOf([...line.slice(0, place - 1), [...before, ...circle], ...line.slice(place + 1)]);
}

/** Each household of a circle for itself again, in their order. */
export function splitCircle(line: readonly Circle<Placed>[], place: number): Change[] {
  return placesOf(line.flatMap((circle, index) => (index === place ? circle.map((one) => [one]) : [circle])));
}
