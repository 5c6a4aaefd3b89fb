/** A table whose people look for their chairs, both by number. */
export type ChairTable = {
  chairs: number;
  /** The chairs beside each. */
  beside: readonly (readonly number[])[];
  /** A chair that somebody may not leave. */
  fixed: readonly (number | null)[];
  /** The chair somebody had before, and what it is worth to keep it. */
  had: readonly (number | null)[];
  keeping: number;
  /** Who is meant by a rule about neighbors. */
  ruled: readonly boolean[];
  /** What it is worth that two sit side by side. */
  worth: readonly (readonly number[])[];
};

/** Up to so many chairs every order of those with a rule is tried. */
const MOST_CHAIRS_TRIED = 12;
/** Orders that a bound could not rule out; with this many people under rules at a table no order is best by luck. */
const MOST_TRIES = 100_000;
const MOST_ROUNDS = 40;

/** A chair for everybody: who has a rule first, by trying; then the others; then changing places while that helps. */
export function improveChairs(table: ChairTable): number[] {
  const sitting: (number | null)[] = Array.from({ length: table.chairs }, () => null);
  for (const [person, chair] of table.fixed.entries()) if (chair !== null) sitting[chair] = person;
  if (table.chairs <= MOST_CHAIRS_TRIED) tryOrders(table, sitting);
  seatOthers(table, sitting);
  changePlaces(table, sitting);
  return table.had.map((_, person) => sitting.indexOf(person));
}

function valueAt(
  table: ChairTable,
  sitting: readonly (number | null)[],
  person: number,
  chair: number,
): number {
  let value = table.had[person] === chair ? table.keeping : 0;
  for (const other of table.beside[chair] ?? []) {
    const neighbor = sitting[other] ?? null;
    if (neighbor !== null) value += table.worth[person]?.[neighbor] ?? 0;
  }
  return value;
}

function tryOrders(table: ChairTable, sitting: (number | null)[]): void {
  const people = table.ruled.flatMap((isRuled, at) => (isRuled && table.fixed[at] === null ? [at] : []));
  /** What those from here on can bring at most: their two best neighbors and the chair they had. */
  const hopes = people.map((person) => {
    const [first = 0, second = 0] = (table.worth[person] ?? []).toSorted((one, other) => other - one);
    return Math.max(0, first) + Math.max(0, second) + table.keeping;
  });
  const hopeFrom = people.map((_, at) => hopes.slice(at).reduce((sum, hope) => sum + hope, 0));
  let best: (number | null)[] | undefined;
  let most = Number.NEGATIVE_INFINITY;
  let tries = 0;

  function place(at: number, value: number): void {
    const person = people[at];
    tries += 1;
    if (person === undefined) {
      if (value > most) [best, most] = [[...sitting], value];
      return;
    }
    for (let chair = 0; chair < table.chairs && tries < MOST_TRIES; chair += 1) {
      if (value + (hopeFrom[at] ?? 0) <= most) return;
      if (sitting[chair] !== null) continue;
      const gain = valueAt(table, sitting, person, chair);
      sitting[chair] = person;
      place(at + 1, value + gain);
      sitting[chair] = null;
    }
  }

  place(0, 0);
  for (const [chair, person] of (best ?? []).entries()) sitting[chair] = person;
}

/** On the chairs they had, else in the order they come in, which keeps households side by side. */
function seatOthers(table: ChairTable, sitting: (number | null)[]): void {
  const isSeated = (person: number) => sitting.includes(person);
  for (const [person, chair] of table.had.entries())
    if (chair !== null && !isSeated(person) && sitting[chair] === null) sitting[chair] = person;
  for (const person of table.had.keys()) if (!isSeated(person)) sitting[sitting.indexOf(null)] = person;
}

function changePlaces(table: ChairTable, sitting: (number | null)[]): void {
  const isFixed = (chair: number) => {
    const person = sitting[chair] ?? null;
    return person !== null && table.fixed[person] === chair;
  };
  const value = (chair: number) => {
    const person = sitting[chair] ?? null;
    return person === null ? 0 : valueAt(table, sitting, person, chair);
  };
  const swap = (one: number, other: number) => {
    [sitting[one], sitting[other]] = [sitting[other] ?? null, sitting[one] ?? null];
  };
  for (let round = 0, isBetter = true; isBetter && round < MOST_ROUNDS; round += 1) {
    isBetter = false;
    for (let one = 0; one < table.chairs; one += 1)
      for (let other = one + 1; other < table.chairs; other += 1) {
        if (isFixed(one) || isFixed(other)) continue;
        const before = value(one) + value(other);
        swap(one, other);
        if (value(one) + value(other) > before) isBetter = true;
        else swap(one, other);
      }
  }
}
