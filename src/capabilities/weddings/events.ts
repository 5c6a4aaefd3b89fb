import { defineEvent } from '#platform/events/events.ts';

/** The wedding is deleted in this transaction, right after: what is kept in it says goodbye now. */
export const weddingEnding = defineEvent<{ weddingId: string }>('wedding.ending');
