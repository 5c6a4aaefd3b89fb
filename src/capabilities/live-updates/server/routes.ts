import { implement } from '@orpc/server';
import type { Capability } from '#platform/capability/define-capability.ts';
import { guard, signedIn } from '#platform/contract/guard.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import type { Platform } from '#platform/platform.ts';
import { liveUpdatesContract } from '../contract.ts';
import { followTopics } from './follow.ts';
import { createStreamPlaces } from './stream-places.ts';

export function liveUpdatesRoutes(platform: Platform, capabilities: readonly Capability[]) {
  const os = implement(liveUpdatesContract).$context<RequestContext>().use(guard);
  const places = createStreamPlaces();
  return {
    follow: os.follow.handler(async function* ({ context, signal = new AbortController().signal }) {
      const actor = signedIn(context);
      const place = places.take(actor.userId);
      try {
        yield* followTopics(platform, capabilities, { actor, place, signal });
      } finally {
        place.leave();
      }
    }),
  };
}
