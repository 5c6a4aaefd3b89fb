import { defineEvent } from '#platform/events/events.ts';

/** Somebody was added, invited, or replied, or is no longer there: whoever counts guests counts again. */
export const headcountChanged = defineEvent<{ weddingId: string }>('headcount.changed');
