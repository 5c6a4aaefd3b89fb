import { defineEvent } from '#platform/events/events.ts';

/** Somebody has shown that the address of their account is theirs, a new one or the first. */
export const emailVerified = defineEvent<{ userId: string }>('email.verified');
