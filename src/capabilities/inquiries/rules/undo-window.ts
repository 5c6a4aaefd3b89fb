/** How long 'Undo' is offered after a step that can be taken back. */
export const UNDO_OFFERED_MS = 8_000;

/**
 * Mails about such a step wait this long. It is more than the offer lasts, because a toast waits while somebody points
 * at it, and a phone may be slow; a booking that comes two minutes late by mail is early enough.
 */
export const UNDO_WINDOW_MS = 2 * 60_000;

/** When a step of this instant may be told. */
export function tellAfter(at: Date): Date {
  return new Date(at.getTime() + UNDO_WINDOW_MS);
}

export function canUndo(at: Date, now: Date): boolean {
  return now < tellAfter(at);
}
