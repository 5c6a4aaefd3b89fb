import { defineEvent } from '#platform/events/events.ts';

/** Guests see something else than before: it was published, or it is gone. */
export const websitePublished = defineEvent<{ weddingId: string; isPublished: boolean }>('website.published');
