import { eventIterator } from '@orpc/contract';
import { z } from 'zod';
import { route } from '#platform/contract/route.ts';

/**
 * `resync`: something may have been missed, read everything shown again. `ping`: nothing happened. `yield`: the person
 * follows too much at a time, and this stream goes first. A stream that ends without it may be asked for again at once.
 */
export const liveUpdateSchema = z.object({
  topic: z.string().optional(),
  kind: z.string(),
  id: z.string().optional(),
});

export type LiveUpdate = z.infer<typeof liveUpdateSchema>;

export const liveUpdatesContract = {
  follow: route({
    method: 'GET',
    path: '/web-api/v1/live',
    summary: 'Server-sent events about what concerns the signed-in person; each says what to read again',
    tag: 'live updates',
    access: 'signed-in',
  }).output(eventIterator(liveUpdateSchema)),
};

declare module '#platform/contract/contracts.ts' {
  interface Contracts {
    liveUpdates: typeof liveUpdatesContract;
  }
}
