import { defineStateMachine } from '#base/state-machine.ts';

/** A run on the server. One whose process died is taken up again by another. */
export const runStates = defineStateMachine({
  name: 'seating run',
  initial: 'QUEUED',
  transitions: {
    QUEUED: { start: 'RUNNING', stop: 'STOPPED' },
    RUNNING: { start: 'RUNNING', finish: 'DONE', refute: 'IMPOSSIBLE', stop: 'STOPPED' },
    DONE: {},
    IMPOSSIBLE: {},
    STOPPED: {},
  },
});

export const RUN_STATES = ['QUEUED', 'RUNNING', 'DONE', 'IMPOSSIBLE', 'STOPPED'] as const;
export type RunState = (typeof RUN_STATES)[number];

export const SERVER_RUN_KINDS = ['PROVE', 'REPAIR'] as const;
export type ServerRunKind = (typeof SERVER_RUN_KINDS)[number];

/** What brings chairs that are taken over as a whole. */
export const APPLIED_KINDS = ['FILL', 'IMPROVE', 'REPAIR'] as const;
export type AppliedKind = (typeof APPLIED_KINDS)[number];

/** All that is kept of runs: those on the server, and those of a browser whose result was taken over. */
export const RUN_KINDS = ['FILL', 'IMPROVE', 'REPAIR', 'PROVE'] as const;
export type RunKind = (typeof RUN_KINDS)[number];

const ABANDONED_MS = 5 * 60_000;

/** Whether a run still keeps others from being started; one that takes so long has lost its process for good. */
export function isRunOpen({ state, createdAt }: { state: RunState; createdAt: Date }, now: Date): boolean {
  return (state === 'QUEUED' || state === 'RUNNING') && now.getTime() - createdAt.getTime() < ABANDONED_MS;
}
