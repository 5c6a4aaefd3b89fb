import { plural } from '#base/text.ts';
import { toastStore } from '#ui/toast-store.ts';
import type { SeatingPlan } from '../../contract/plans.contract.ts';
import { findFreeSpot } from '../../rules/free-spot.ts';
import { newTable } from '../../rules/lay-out-tables.ts';
import {
  changeTableSteps,
  freeChairs,
  nextNumber,
  pinSteps,
  removeTableSteps,
  seatSteps,
} from '../../rules/operations/plan-steps.ts';
import { stepWords } from '../../rules/operations/step-words.ts';
import type { PlanValues, Step } from '../../rules/operations/steps.ts';
import { placeSteps } from '../../rules/place-steps.ts';
import { FIXTURE_SIZES, type Fixture, type FixtureKind, type Point } from '../../rules/room.ts';
import { type SeatingTable, type TableValues, tableName } from '../../rules/seating-state.ts';
import type { TableSizeKey } from '../../rules/table-sizes.data.ts';
import { guestName } from '../../rules/tray.ts';
import type { SeatingStore } from '../store/seating-store.ts';

/** What a move would break; the page asks before it is done. */
export type AskedMove = {
  guestUuids: readonly string[];
  table: SeatingTable;
  steps: readonly Step[];
  broken: readonly string[];
};

/** People on their way to a table. */
export type Move = { guestUuids: readonly string[]; tableUuid: string; steps: readonly Step[] };

type Ports = {
  /** Sentences of rules that these steps would newly break. */
  judge: (plan: SeatingPlan, move: Move) => readonly string[];
  ask: (move: AskedMove | undefined) => void;
};

/** Everything people do to a plan, each one change with a way back. */
export function seatingActions(store: SeatingStore, { judge, ask }: Ports) {
  const state = () => store.read().plan.state;

  function nameOf(uuid: string): string {
    const { people } = store.read().plan;
    const person = people.find((one) => one.uuid === uuid);
    return person ? guestName(person, (host) => people.find((one) => one.uuid === host)) : 'That guest';
  }

  function wordsOf(steps: readonly Step[]): string {
    const { tables, fixtures } = state();
    return stepWords(steps, {
      nameOf,
      tableOf: (uuid) => tables.find((table) => table.uuid === uuid),
      fixtureOf: (uuid) => fixtures.find((fixture) => fixture.uuid === uuid),
    });
  }

  /** A change whose way back is also offered in a toast. */
  function offerUndo(message: string, steps: readonly Step[]) {
    const uuid = store.change(steps);
    if (uuid === undefined) return;
    toastStore.show({
      ...{ id: 'action-done', autoDismissMs: 8_000, tone: 'positive', message },
      secondAction: { label: 'Undo', onPress: () => void store.undo(uuid) },
    });
  }

  function tell(message: string) {
    toastStore.show({ id: 'seating-told', tone: 'neutral', autoDismissMs: 6_000, message });
  }

  /** On this chair or beside it, else wherever the table has room; asks first where a rule would break. */
  function place(guestUuids: readonly string[], table: SeatingTable, seat?: number): boolean {
    const now = state();
    const steps = placeSteps(now, table, guestUuids, seat);
    if (!steps) {
      const free = freeChairs(now, table, guestUuids).length;
      tell(
        `${tableName(table)} has ${free === 0 ? 'no free chair' : plural(free, 'free chair')}. ` +
          `${guestUuids.length === 1 ? 'Choose another table.' : `Seat these ${guestUuids.length} one by one, or choose another table.`}`,
      );
      return false;
    }
    const broken = judge(store.read().plan, { guestUuids, tableUuid: table.uuid, steps });
    if (broken.length > 0) ask({ guestUuids, table, steps, broken });
    else {
      ask(undefined);
      store.change(steps, seat === undefined ? () => placeSteps(state(), table, guestUuids) : undefined);
    }
    return true;
  }

  function change(table: SeatingTable, values: Partial<TableValues>) {
    store.change(changeTableSteps(state(), table.uuid, values));
  }

  return {
    nameOf,
    place,
    moveAnyway: ({ steps }: AskedMove) => {
      ask(undefined);
      store.change(steps);
    },
    change: (steps: readonly Step[]) => store.change(steps),
    offerUndo,
    unseat: (guestUuids: readonly string[]) => {
      const [first = ''] = guestUuids;
      const who = guestUuids.length === 1 ? nameOf(first) : plural(guestUuids.length, 'guest');
      offerUndo(
        `${who} ${guestUuids.length === 1 ? 'is' : 'are'} not seated anymore.`,
        seatSteps(
          state(),
          guestUuids.map((guestUuid) => ({ guestUuid, chair: null })),
        ),
      );
    },
    lock: (guestUuids: readonly string[], isPinned: boolean) =>
      store.change(pinSteps(state(), guestUuids, isPinned)),

    changeTable: change,
    addTables: (sizeKey: TableSizeKey, count: number) => {
      const now = state();
      const made: SeatingTable[] = [];
      for (let left = count; left > 0; left -= 1) {
        const tables = [...now.tables, ...made];
        const table = newTable(sizeKey, nextNumber(tables));
        made.push({ ...table, ...findFreeSpot({ ...now, tables }, table), uuid: crypto.randomUUID() });
      }
      store.change(made.map(({ uuid, ...after }): Step => ({ on: 'table', uuid, before: null, after })));
      return made;
    },
    copyTable: (table: SeatingTable) => {
      const now = state();
      const { uuid: _, ...values } = table;
      const after = { ...values, ...findFreeSpot(now, table), number: nextNumber(now.tables), label: '' };
      const uuid = crypto.randomUUID();
      store.change([{ on: 'table', uuid, before: null, after }]);
      return uuid;
    },
    removeTables: (tables: readonly SeatingTable[]) => {
      const [first] = tables;
      if (!first) return;
      const what = tables.length === 1 ? `${tableName(first)} is` : `${plural(tables.length, 'table')} are`;
      const uuids = tables.map(({ uuid }) => uuid);
      offerUndo(`${what} gone.`, removeTableSteps(state(), uuids));
    },
    moveTables: (moved: readonly (Pick<SeatingTable, 'uuid'> & Partial<TableValues>)[]) =>
      store.change(moved.flatMap(({ uuid, ...values }) => changeTableSteps(state(), uuid, values))),

    addFixture: (kind: FixtureKind, spot: Point) => {
      const after = { kind, label: '', ...spot, ...FIXTURE_SIZES[kind], angle: 0 };
      const uuid = crypto.randomUUID();
      store.change([{ on: 'fixture', uuid, before: null, after }]);
      return uuid;
    },
    changeFixture: (fixture: Fixture, values: Partial<Fixture>) => {
      const { uuid, ...after } = { ...values, uuid: fixture.uuid };
      const before = Object.fromEntries(
        Object.keys(after).map((field) => [field, fixture[field as keyof Fixture]]),
      );
      store.change([{ on: 'fixture', uuid, before, after }]);
    },
    removeFixture: ({ uuid, ...before }: Fixture, name: string) =>
      offerUndo(`${name} is gone.`, [{ on: 'fixture', uuid, before, after: null }]),

    changePlan: (after: Partial<PlanValues>) => {
      const { name, isReleased, room } = state();
      const all: PlanValues = { name, isReleased, ...room };
      const fields = Object.keys(after) as (keyof PlanValues)[];
      const before = Object.fromEntries(fields.map((field) => [field, all[field]]));
      store.change([{ on: 'plan', before, after }]);
    },
    /** 'moving Theo Hart', for a change that can be taken back or done again. */
    wordsOf,
    undo: () => {
      const words = wordsOf(store.read().toUndo);
      if (store.undo()) tell(`Undid ${words}.`);
    },
    redo: () => {
      const words = wordsOf(store.read().toRedo);
      if (store.redo()) tell(`Redid ${words}.`);
    },
  };
}

export type SeatingActions = ReturnType<typeof seatingActions>;
