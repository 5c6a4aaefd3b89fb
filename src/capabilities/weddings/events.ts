import { defineEvent } from '#platform/events/events.ts';

/** Date, place, count, total, names or stage are other than before. */
export const weddingChanged = defineEvent<{ weddingId: string }>('wedding.changed');
/** The wedding is deleted in this transaction, right after: what is kept in it says goodbye now. */
export const weddingEnding = defineEvent<{ weddingId: string }>('wedding.ending');
