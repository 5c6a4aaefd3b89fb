import { defineEvent } from '#platform/events/events.ts';

/** Somebody changed lines, payments or what stands around them, or took a change back. */
export const budgetChanged = defineEvent<{ weddingId: string }>('budget.changed');
