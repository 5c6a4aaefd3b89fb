import type { LiveKind, RESYNC } from '#base/live-kind.ts';

/**
 * What a subscriber gets. `resync`: events may have been lost, load again what you show. `ping`: nothing
 * happened, it only keeps proxies from closing the stream. Both come without a topic.
 */
export type LiveEvent = { topic?: string; kind: LiveKind | typeof RESYNC | 'ping'; id?: string };
