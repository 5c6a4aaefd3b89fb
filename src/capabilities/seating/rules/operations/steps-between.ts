import type { SeatingState } from '../seating-state.ts';
import type { PlanValues, Step } from './steps.ts';
import { isSame } from './take-steps.ts';

type Thing = { uuid: string };

function withoutUuid<One extends Thing>({ uuid: _, ...values }: One): Omit<One, 'uuid'> {
  return values;
}

/** Fields in which two differ, as each has them. */
function differing(one: object, other: object): { before: object; after: object } | undefined {
  const before = one as Record<string, unknown>;
  const after = other as Record<string, unknown>;
  const fields = Object.keys(after).filter((field) => !isSame(before[field], after[field]));
  if (fields.length === 0) return undefined;
  const pick = (values: Record<string, unknown>) =>
    Object.fromEntries(fields.map((field) => [field, values[field]]));
  return { before: pick(before), after: pick(after) };
}

function stepsOn<One extends Thing>(
  on: 'table' | 'fixture',
  before: readonly One[],
  after: readonly One[],
): { gone: Step[]; kept: Step[] } {
  const was = new Map(before.map((one) => [one.uuid, withoutUuid(one)]));
  const is = new Set(after.map(({ uuid }) => uuid));
  const gone = [...was].flatMap(([uuid, values]) =>
    is.has(uuid) ? [] : [{ on, uuid, before: values, after: null } as unknown as Step],
  );
  const kept = after.flatMap((one) => {
    const { uuid } = one;
    const values = withoutUuid(one);
    const old = was.get(uuid);
    if (!old) return [{ on, uuid, before: null, after: values } as unknown as Step];
    const change = differing(old, values);
    return change ? [{ on, uuid, ...change } as unknown as Step] : [];
  });
  return { gone, kept };
}

function guestSteps(before: SeatingState, after: SeatingState): Step[] {
  const placesOf = ({ seats }: SeatingState) =>
    new Map(seats.map(({ guestUuid, ...place }) => [guestUuid, place]));
  const was = placesOf(before);
  const is = placesOf(after);
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((uuid): Step[] => {
    const old = was.get(uuid) ?? null;
    const now = is.get(uuid) ?? null;
    return isSame(old, now) ? [] : [{ on: 'guest', uuid, before: old, after: now }];
  });
}

/** What leads from one state to the other; none where they are the same. */
export function stepsBetween(before: SeatingState, after: SeatingState): Step[] {
  const planOf = ({ name, isReleased, room }: SeatingState): PlanValues => ({ name, isReleased, ...room });
  const plan = differing(planOf(before), planOf(after));
  const tables = stepsOn('table', before.tables, after.tables);
  const fixtures = stepsOn('fixture', before.fixtures, after.fixtures);
  return [
    ...(plan ? [{ on: 'plan', ...plan } as Step] : []),
    ...fixtures.gone,
    ...fixtures.kept,
    ...tables.kept,
    ...guestSteps(before, after),
    ...tables.gone,
  ];
}
