import type { SeatingPerson, SeatingPlan } from '../../contract/plans.contract.ts';
import type { Seat, SeatingTable } from '../../rules/seating-state.ts';
import { guestName, type TrayHousehold, trayHouseholds } from '../../rules/tray.ts';
import { type GuestGroup, groupsOf } from './guest-groups.ts';
import type { SeatingActions } from './seating-actions.ts';

/** What every part of the page works with. */
export type SeatingDesk = {
  plan: SeatingPlan;
  /** By their numbers. */
  tables: readonly SeatingTable[];
  personOf: ReadonlyMap<string, SeatingPerson>;
  tableOf: ReadonlyMap<string, SeatingTable>;
  seatOf: ReadonlyMap<string, Seat>;
  /** Of each table, whoever sits there, by chair. */
  sitters: ReadonlyMap<string, ReadonlyMap<number, Seat>>;
  householdName: ReadonlyMap<string, string>;
  tray: readonly TrayHousehold<SeatingPerson>[];
  seated: number;
  people: number;
  groups: readonly GuestGroup[];
  groupOf: (person: SeatingPerson) => GuestGroup | undefined;
  nameOf: (guestUuid: string) => string;
  actions: SeatingActions;
  canEdit: boolean;
};

function sittersOf(seats: readonly Seat[]): Map<string, Map<number, Seat>> {
  const sitters = new Map<string, Map<number, Seat>>();
  for (const seat of seats) {
    const there = sitters.get(seat.tableUuid) ?? new Map<number, Seat>();
    sitters.set(seat.tableUuid, there.set(seat.seat, seat));
  }
  return sitters;
}

export function deskOf(plan: SeatingPlan, actions: SeatingActions): SeatingDesk {
  const { people, households, state } = plan;
  const personOf = new Map(people.map((person) => [person.uuid, person]));
  const seatOf = new Map(state.seats.map((seat) => [seat.guestUuid, seat]));
  const sides = new Map(households.map(({ uuid, side }) => [uuid, side]));
  const { groups, groupOf } = groupsOf(plan, sides);
  return {
    plan,
    tables: state.tables.toSorted((one, other) => one.number - other.number),
    personOf,
    tableOf: new Map(state.tables.map((table) => [table.uuid, table])),
    seatOf,
    sitters: sittersOf(state.seats),
    householdName: new Map(households.map(({ uuid, name }) => [uuid, name])),
    tray: trayHouseholds(plan, new Set(seatOf.keys())),
    seated: people.filter(({ uuid }) => seatOf.has(uuid)).length,
    people: people.length,
    groups,
    groupOf,
    nameOf: (uuid) => {
      const person = personOf.get(uuid);
      return person ? guestName(person, (host) => personOf.get(host)) : '';
    },
    actions,
    canEdit: plan.canEdit,
  };
}
