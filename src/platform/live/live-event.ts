import type { LiveKind, RESYNC } from '#base/live-kind.ts';

/** On a person's own topic: what they may read has changed, or a session of theirs has ended. The database says it. */
export const ACCESS_CHANGED = 'access';

/**
 * What a subscriber gets. `resync`: events may have been lost, load again what you show. `ping`: nothing
 * happened, it only keeps proxies from closing the stream. Both come without a topic.
 */
export type LiveEvent = {
  topic?: string;
  kind: LiveKind | typeof RESYNC | typeof ACCESS_CHANGED | 'ping';
  id?: string;
};
