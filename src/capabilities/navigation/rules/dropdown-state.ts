import { CLICK_GUARD_MS } from './nav-constants.ts';

/** At most one dropdown of a bar is open. */
export type DropdownState = {
  openId: string | null;
  /** When the pointer opened it by resting there; null when it was pressed. */
  hoveredAt: number | null;
  /** A pressed one stays when the pointer goes. */
  isPinned: boolean;
};

export type DropdownEvent =
  | { type: 'hover' | 'press'; id: string; at: number }
  | { type: 'leave'; id: string }
  | { type: 'dismiss' };

export const CLOSED: DropdownState = { openId: null, hoveredAt: null, isPinned: false };

function onPress(state: DropdownState, id: string, at: number): DropdownState {
  if (state.openId !== id) return { openId: id, hoveredAt: null, isPinned: true };
  const isGuarded = state.hoveredAt !== null && at - state.hoveredAt < CLICK_GUARD_MS;
  return isGuarded ? { ...state, isPinned: true } : CLOSED;
}

export function nextDropdown(state: DropdownState, event: DropdownEvent): DropdownState {
  switch (event.type) {
    case 'hover':
      return state.openId === event.id ? state : { openId: event.id, hoveredAt: event.at, isPinned: false };
    case 'press':
      return onPress(state, event.id, event.at);
    case 'leave':
      return state.openId === event.id && !state.isPinned ? CLOSED : state;
    case 'dismiss':
      return CLOSED;
  }
}
