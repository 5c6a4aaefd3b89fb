import { defineStateMachine } from '#base/state-machine.ts';
import type { Moderation } from './wall-choices.ts';

/** Photos that were removed stay for a while, so that removing can be undone; one its uploader withdraws is gone at once. */
export const photoStates = defineStateMachine({
  name: 'wall photo',
  initial: 'RECEIVED',
  transitions: {
    RECEIVED: { hold: 'WAITING', show: 'SHOWN' },
    WAITING: { show: 'SHOWN', hide: 'HIDDEN', remove: 'REMOVED' },
    SHOWN: { hold: 'WAITING', hide: 'HIDDEN', remove: 'REMOVED' },
    HIDDEN: { hold: 'WAITING', show: 'SHOWN', remove: 'REMOVED' },
    REMOVED: { hold: 'WAITING', show: 'SHOWN', hide: 'HIDDEN' },
  },
});

/** As rows have them: what comes in is judged before it is written. */
export const PHOTO_STATES = ['WAITING', 'SHOWN', 'HIDDEN', 'REMOVED'] as const;
export type PhotoState = (typeof PHOTO_STATES)[number];

const EVENTS = { WAITING: 'hold', SHOWN: 'show', HIDDEN: 'hide', REMOVED: 'remove' } as const;

/** Whether a photo can be moved there; where it is already, there is nothing to move. */
export function canMove(from: PhotoState, to: PhotoState): boolean {
  return photoStates.can(from, EVENTS[to]);
}

/** Where a photo begins. */
export function firstState(moderation: Moderation): PhotoState {
  return moderation === 'BEFORE' ? 'WAITING' : 'SHOWN';
}
