import { defineStateMachine } from '#base/state-machine.ts';

export const planStates = defineStateMachine({
  name: 'plan',
  initial: 'SCHEDULED',
  transitions: {
    /** Bought while a trial or another plan still runs. */
    SCHEDULED: { start: 'ACTIVE', try: 'TRIAL', cancel: 'ENDED' },
    TRIAL: { end: 'ENDED' },
    ACTIVE: { renew: 'ACTIVE', leave: 'LEAVING', fail: 'PAST_DUE', end: 'ENDED' },
    /** Works until its term is over, and is paid until then; whoever thinks better of it stays. */
    LEAVING: { stay: 'ACTIVE', renew: 'LEAVING', fail: 'PAST_DUE', end: 'ENDED' },
    /** A renewal was declined. It works on for some days, while the card is tried again. */
    PAST_DUE: { renew: 'ACTIVE', renewLeaving: 'LEAVING', end: 'ENDED' },
    ENDED: {},
  },
});

export type PlanState = (typeof planStates.states)[number];

/** The states in which every lead is included. */
export const RUNNING_STATES = [
  'TRIAL',
  'ACTIVE',
  'LEAVING',
  'PAST_DUE',
] as const satisfies readonly PlanState[];

/** Asked for, paid, or paid and given back. */
export type PeriodState = 'DUE' | 'PAID' | 'RETURNED';
