import { type SeededRandom, seededRandom } from '#base/seeded-random.ts';
import { newTable } from '../rules/lay-out-tables.ts';
import { applyOperations } from '../rules/operations/apply-operations.ts';
import type { SeatingOperation, Step } from '../rules/operations/steps.ts';
import { NEW_ROOM } from '../rules/room.ts';
import type { SeatingState } from '../rules/seating-state.ts';

const GUESTS = Array.from({ length: 12 }, (_, place) => `guest-${place}`);
const TABLES = ['table-0', 'table-1', 'table-2', 'table-3'];
/** Who has declined since. */
export const isComing = (guest: string) => guest !== 'guest-11';

export function smallPlan(): SeatingState {
  return {
    name: 'Reception',
    isReleased: false,
    room: NEW_ROOM,
    fixtures: [],
    tables: TABLES.slice(0, 2).map((uuid, place) => ({ ...newTable('ROUND_48', place + 1, 3), uuid })),
    seats: [],
  };
}

function guestStep(random: SeededRandom, state: SeatingState): Step {
  const uuid = random.pick(GUESTS);
  const { guestUuid: _, ...place } = state.seats.find(({ guestUuid }) => guestUuid === uuid) ?? {
    guestUuid: '',
  };
  const chair = { tableUuid: random.pick(TABLES), seat: random.int(1, 7), isPinned: random.chance(0.3) };
  return {
    ...{ on: 'guest', uuid },
    before: 'seat' in place ? place : null,
    after: random.chance(0.2) ? null : chair,
  };
}

function tableStep(random: SeededRandom, state: SeatingState): Step {
  const uuid = random.pick(TABLES);
  const after = { number: random.int(1, 5), seats: random.int(1, 6) };
  const table = state.tables.find((one) => one.uuid === uuid);
  if (!table)
    return { on: 'table', uuid, before: null, after: { ...newTable('ROUND_60', after.number), ...after } };
  const { uuid: _, ...before } = table;
  if (random.chance(0.3)) return { on: 'table', uuid, before, after: null };
  return { on: 'table', uuid, before: { number: before.number, seats: before.seats }, after };
}

/** What a screen would send that shows `state`: its steps say what is there. Some of it cannot be done. */
export function randomOperation(random: SeededRandom, state: SeatingState): SeatingOperation {
  const steps = Array.from({ length: random.int(1, 3) }, () =>
    random.chance(0.7) ? guestStep(random, state) : tableStep(random, state),
  );
  return { uuid: random.uuid(), steps };
}

type Lived = { state: SeatingState; taken: { before: SeatingState; operation: SeatingOperation }[] };

/** A plan that many operations have been tried on, with those that were taken. */
export function livedPlan(seed: number): Lived & { random: SeededRandom } {
  const random = seededRandom(seed, 'seating operations');
  const lived: Lived = { state: smallPlan(), taken: [] };
  for (let round = 0; round < 25; round += 1) {
    const operation = randomOperation(random, lived.state);
    const applied = applyOperations(lived.state, [operation], isComing);
    if (applied.taken.length > 0) lived.taken.push({ before: lived.state, operation });
    lived.state = applied.state;
  }
  return { ...lived, random };
}

/** The same whatever order things lie in. */
export function sorted(state: SeatingState): SeatingState {
  const byKey = <One>(all: readonly One[], keyOf: (one: One) => string) =>
    all.toSorted((a, b) => keyOf(a).localeCompare(keyOf(b)));
  return {
    ...state,
    tables: byKey(state.tables, ({ uuid }) => uuid),
    fixtures: byKey(state.fixtures, ({ uuid }) => uuid),
    seats: byKey(state.seats, ({ guestUuid }) => guestUuid),
  };
}
