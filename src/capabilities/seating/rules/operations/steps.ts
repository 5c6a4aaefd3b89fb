import type { FixtureValues, RoomShape } from '../room.ts';
import type { Place, TableValues } from '../seating-state.ts';

export type PlanValues = { name: string; isReleased: boolean } & RoomShape;

/**
 * What one step does to one thing, and what the screen that made it saw there before. The other partner may have been
 * faster: a step that would change what its maker never saw is not taken. Its inverse is the same with both turned around.
 */
export type Step =
  | { on: 'plan'; before: Partial<PlanValues>; after: Partial<PlanValues> }
  /** Null before it is put down, null after it is taken away; of a change only what differs. */
  | { on: 'table'; uuid: string; before: Partial<TableValues> | null; after: Partial<TableValues> | null }
  | {
      on: 'fixture';
      uuid: string;
      before: Partial<FixtureValues> | null;
      after: Partial<FixtureValues> | null;
    }
  /** Null for whoever has no chair. */
  | { on: 'guest'; uuid: string; before: Place | null; after: Place | null };

/** Steps that are taken together or not at all, under an id of the browser that made them: sent again, they are taken once. */
export type SeatingOperation = { uuid: string; steps: readonly Step[] };

export const REFUSALS = [
  /** Somebody else changed what this changes. */
  'CHANGED',
  /** It is not there any more. */
  'GONE',
  /** Somebody else sits on that chair. */
  'TAKEN',
  /** The table has fewer chairs. */
  'NO_CHAIR',
  /** Not invited, or not coming. */
  'NOT_COMING',
  /** Another table has this number or name. */
  'NAME_TAKEN',
  /** As many as a plan holds. */
  'FULL',
] as const;
export type StepRefusal = (typeof REFUSALS)[number];

/** An operation that was not taken, and what of it could not be. */
export type RefusedOperation = {
  uuid: string;
  why: StepRefusal;
  on: Step['on'];
  /** Null for the plan itself. */
  thing: string | null;
};

/** Takes an operation back. */
export function inverseOf(operation: SeatingOperation, uuid: string): SeatingOperation {
  return { uuid, steps: operation.steps.toReversed().map(inverseStep) };
}

function inverseStep(step: Step): Step {
  return { ...step, before: step.after, after: step.before } as Step;
}
