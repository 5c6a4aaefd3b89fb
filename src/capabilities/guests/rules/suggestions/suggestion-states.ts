import { defineStateMachine } from '#base/state-machine.ts';

export const SUGGESTION_STATES = ['NEW', 'ACCEPTED', 'DECLINED'] as const;
export type SuggestionState = (typeof SUGGESTION_STATES)[number];

export type SuggestionEvent = 'accept' | 'decline' | 'reopen';

/** Who was accepted is on the list, and leaves it as everybody does. */
export const suggestionMachine = defineStateMachine<SuggestionState, SuggestionEvent>({
  name: 'guest suggestion',
  initial: 'NEW',
  transitions: {
    NEW: { accept: 'ACCEPTED', decline: 'DECLINED' },
    DECLINED: { reopen: 'NEW' },
    ACCEPTED: {},
  },
});

export const SUGGESTION_STATE_LABELS: Readonly<Record<SuggestionState, string>> = {
  NEW: 'Waiting',
  ACCEPTED: 'Accepted',
  DECLINED: 'Declined',
};
