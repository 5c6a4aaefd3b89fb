import { calendarDate } from '#base/calendar-date.ts';
import { formatDateInText } from '#base/calendar-date-format.ts';
import { DIET_LABELS, NEED_LABELS } from '#capabilities/guests/rules/guest-needs.ts';
import { isOpenSeat, personName } from '#capabilities/guests/rules/guest-person.ts';
import { joinNames } from '#capabilities/guests/rules/household-names.ts';
import type { SeatingPlan } from '../../contract/plans.contract.ts';
import { chairsOf } from '../chairs.ts';
import { FIXTURE_LABELS, type Fixture, type FixtureKind, roomCorners } from '../room.ts';
import type { SeatingTable } from '../seating-state.ts';
import type { PrintedFixture, PrintedPerson, PrintedPlan, PrintedTable } from './printed-plan.ts';

/** What is round where it is as long as it is wide. */
const ROUND: readonly FixtureKind[] = ['CAKE', 'PILLAR'];
/** Everybody sees what they are. */
const UNNAMED: readonly FixtureKind[] = ['WALL', 'WINDOW', 'PILLAR', 'OTHER'];

function printFixture({ kind, label, x, y, length, width, angle }: Fixture): PrintedFixture {
  return {
    label: label || (UNNAMED.includes(kind) ? '' : FIXTURE_LABELS[kind]),
    isRound: ROUND.includes(kind) && length === width,
    middle: { x, y },
    width: length,
    depth: width,
    angle,
  };
}

function printTable(table: SeatingTable): PrintedTable {
  const { number, label, shape, x, y, lengthIn, widthIn, angle } = table;
  return {
    ...{ number, label, angle, middle: { x, y }, width: lengthIn, depth: widthIn },
    isRound: shape === 'ROUND' || shape === 'OVAL',
    isRow: shape === 'ROW',
    chairs: chairsOf(table).map((chair) => ({ x: chair.x, y: chair.y })),
  };
}

type Names = SeatingPlan['people'][number];

/** ‘Guest of Ana Lee’ while nobody has named them. */
function nameOf(person: Names, people: ReadonlyMap<string, Names>): string {
  const host = person.hostUuid === null ? undefined : people.get(person.hostUuid);
  return isOpenSeat(person) && host && !isOpenSeat(host)
    ? `Guest of ${personName(host)}`
    : personName(person);
}

/** A plan as the prints need it: everybody who comes, and whoever has a chair without having said. */
export function planToPrint(plan: SeatingPlan, day: string | null): PrintedPlan {
  const { state, people, households, couple, eventName, dishes } = plan;
  const tables = new Map(state.tables.map(({ uuid }, place) => [uuid, place]));
  const seats = new Map(state.seats.map((seat) => [seat.guestUuid, seat]));
  const names = new Map(people.map((person) => [person.uuid, person]));
  const householdNames = new Map(households.map(({ uuid, name }) => [uuid, name]));
  const seatOf = (uuid: string): PrintedPerson['seat'] => {
    const seat = seats.get(uuid);
    const table = seat && tables.get(seat.tableUuid);
    return seat && table !== undefined ? { table, chair: seat.seat - 1 } : null;
  };
  const listed = people.map((person): PrintedPerson => {
    const { uuid, householdUuid, firstName, lastName, kind, status, diets, dietNote, needs, meal } = person;
    return {
      ...{ uuid, householdUuid, firstName, lastName, kind, name: nameOf(person, names) },
      household: householdNames.get(householdUuid) ?? '',
      hasAnswered: status === 'ATTENDING',
      dish: status === 'ATTENDING' ? meal : null,
      diet: [...diets.map((diet) => DIET_LABELS[diet]), dietNote].filter(Boolean).join(', '),
      needs: needs.map((need) => NEED_LABELS[need]).join(', '),
      needsHighChair: needs.includes('HIGH_CHAIR'),
      seat: seatOf(uuid),
    };
  });
  return {
    couple: joinNames([couple.a, couple.b].filter(Boolean), '&'),
    event: { name: eventName, day: day === null ? '' : formatDateInText(calendarDate(day)), dishes },
    room: {
      outline: roomCorners(state.room).map(({ x, y }) => ({ x, y })),
      fixtures: state.fixtures.map(printFixture),
    },
    tables: state.tables.map(printTable),
    people: listed.filter(({ hasAnswered, seat }) => hasAnswered || seat !== null),
  };
}
