import { defineEvent } from '#platform/events/events.ts';

/** A household has answered, by itself or on paper; told once for every answer. */
export const guestAnswered = defineEvent<{ weddingId: string; householdUuid: string }>('guest.answered');

/** The link for everybody, or what the kitchen is promised, is other than before. */
export const repliesArranged = defineEvent<{ weddingId: string }>('replies.arranged');
