const PREFIX = 'day-of-1';

/** What a worker keeps its pages and their files under: one for each of the two addresses. */
export const dayCache = (scope: string) => `${PREFIX} ${scope}`;

/** Those of earlier versions as well. */
export const isDayCache = (name: string) => name.startsWith('day-of-');
