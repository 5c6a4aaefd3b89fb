import type { Events } from '#platform/events/events.ts';

/** For worlds of one capability, where nobody listens. */
export const noEvents: Events = { emit: async () => undefined };
