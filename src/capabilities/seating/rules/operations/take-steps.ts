import type { SeatingState } from '../seating-state.ts';
import type { PlanValues, RefusedOperation, Step } from './steps.ts';

export type Fault = Omit<RefusedOperation, 'uuid'>;
type Values = Record<string, unknown>;
type Things = Map<string, Values>;

/** Equal as they are stored: objects by their fields, in whatever order these came. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isSame((one as Values)[key], (other as Values)[key]))
  );
}

/** Whether all that the maker of a step saw is still so, and nothing is set that they did not look at. */
function isAsSeen(current: Values, seen: Values, after: Values | null): boolean {
  return (
    Object.keys(seen).every((field) => isSame(current[field], seen[field])) &&
    Object.keys(after ?? {}).every((field) => Object.hasOwn(seen, field))
  );
}

function planValues({ name, isReleased, room }: SeatingState): PlanValues {
  return { name, isReleased, ...room };
}

function takeStep(
  plan: { values: Values },
  things: Record<'table' | 'fixture' | 'guest', Things>,
  step: Step,
) {
  if (step.on === 'plan') {
    // Two who want the same of the room get it, whoever was faster.
    const isSo = isAsSeen(plan.values, step.after, step.after);
    if (!isSo && !isAsSeen(plan.values, step.before, step.after)) return 'CHANGED';
    plan.values = { ...plan.values, ...step.after };
    return undefined;
  }
  const all = things[step.on];
  const current = all.get(step.uuid);
  const { before, after } = step;
  if (before === null && current) return 'CHANGED';
  if (before !== null && !current) return step.on === 'guest' ? 'CHANGED' : 'GONE';
  if (before !== null && current && !isAsSeen(current, before, after)) return 'CHANGED';
  if (after === null) all.delete(step.uuid);
  else all.set(step.uuid, { ...current, ...after });
  return undefined;
}

function mapOf<Thing extends object>(things: readonly Thing[], keyOf: (thing: Thing) => string): Things {
  return new Map(things.map((thing) => [keyOf(thing), { ...thing } as Values]));
}

/** What comes of all steps, or the first that cannot be taken. Who takes more than was seen changes nothing. */
export function takeSteps(
  state: SeatingState,
  steps: readonly Step[],
): { ok: true; state: SeatingState } | { ok: false; fault: Fault } {
  const plan: { values: Values } = { values: planValues(state) };
  const things = {
    table: mapOf(state.tables, ({ uuid }) => uuid),
    fixture: mapOf(state.fixtures, ({ uuid }) => uuid),
    guest: mapOf(state.seats, ({ guestUuid }) => guestUuid),
  };
  for (const step of steps) {
    const why = takeStep(plan, things, step);
    const thing = step.on === 'plan' ? null : step.uuid;
    if (why) return { ok: false, fault: { why, on: step.on, thing } };
  }
  const { name, isReleased, ...room } = plan.values as PlanValues;
  const withUuid = (all: Things) => [...all].map(([uuid, values]) => ({ ...values, uuid }));
  return {
    ok: true,
    state: {
      name,
      isReleased,
      room,
      tables: withUuid(things.table) as unknown as SeatingState['tables'],
      fixtures: withUuid(things.fixture) as unknown as SeatingState['fixtures'],
      seats: [...things.guest].map(([guestUuid, values]) => ({
        ...values,
        guestUuid,
      })) as unknown as SeatingState['seats'],
    },
  };
}
