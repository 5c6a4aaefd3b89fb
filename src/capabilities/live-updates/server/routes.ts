import { implement } from '@orpc/server';
import type { Capability } from '#platform/capability/define-capability.ts';
import { guard, signedIn } from '#platform/contract/guard.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import type { Platform } from '#platform/platform.ts';
import { liveUpdatesContract } from '../contract.ts';

/** A person follows their own topic and those that each capability names. */
export function liveUpdatesRoutes(platform: Platform, capabilities: readonly Capability[]) {
  const os = implement(liveUpdatesContract).$context<RequestContext>().use(guard);
  return {
    follow: os.follow.handler(async function* ({ context, signal }) {
      const actor = signedIn(context);
      const topics = await Promise.all(
        capabilities.map(({ liveTopics }) => liveTopics?.(platform, actor) ?? []),
      );
      yield* platform.live.subscribe(
        [`user:${actor.userId}`, ...topics.flat()],
        signal ?? AbortSignal.timeout(3_600_000),
      );
    }),
  };
}
