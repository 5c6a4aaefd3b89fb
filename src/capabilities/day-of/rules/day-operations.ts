import type { HelperRight } from './run-sheet-choices.ts';

/**
 * What is said on a phone on the day, each about one thing:
 * - HERE: a guest is here (1) or is not (0)
 * - DONE: a moment is over (1) or is not (0)
 * - LATE: by how many minutes a moment ends later than planned
 * - ARRIVED: a vendor is here (1) or is not (0)
 * - DELAYED: by how many minutes a vendor comes later than agreed
 */
export const OPERATION_KINDS = ['HERE', 'DONE', 'LATE', 'ARRIVED', 'DELAYED'] as const;
export type OperationKind = (typeof OPERATION_KINDS)[number];

/** The longest delay anybody can tell. */
export const MOST_LATE = 720;

export const OPERATIONS: Readonly<Record<OperationKind, { right: HelperRight; most: number }>> = {
  HERE: { right: 'CHECK_IN', most: 1 },
  DONE: { right: 'TIMELINE', most: 1 },
  LATE: { right: 'TIMELINE', most: MOST_LATE },
  ARRIVED: { right: 'VENDORS', most: 1 },
  DELAYED: { right: 'VENDORS', most: MOST_LATE },
};

export type DayOperation = {
  /** Made on the phone: sent twice, it counts once. */
  uuid: string;
  device: string;
  /** Counts what a phone knows to have happened (Lamport): it only ever grows. */
  clock: number;
  kind: OperationKind;
  subject: string;
  value: number;
  /** What the phone's own clock said; shown, never compared. */
  at: string;
};

/** How far a phone may be ahead of what everybody knows: more than it can have done by hand. */
export const MOST_AHEAD = 20_000;
/** Sent and answered at once. */
export const MOST_SENT = 200;
export const MOST_PULLED = 500;

export function isSoundValue({ kind, value }: Pick<DayOperation, 'kind' | 'value'>): boolean {
  return Number.isInteger(value) && value >= 0 && value <= OPERATIONS[kind].most;
}

/** Whether the one was said after the other, in an order that all phones agree on. */
export function isLater(one: DayOperation, other: DayOperation): boolean {
  if (one.clock !== other.clock) return one.clock > other.clock;
  if (one.device !== other.device) return one.device > other.device;
  return one.uuid > other.uuid;
}
