import { implement } from '@orpc/server';
import type { SignedInActor } from '#platform/actor.ts';
import { guard, signedIn } from '#platform/contract/guard.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import type { Platform } from '#platform/platform.ts';
import { liveUpdatesContract } from '../contract.ts';

/** Which topics a person may follow; each capability that publishes names its own. */
type TopicsOf = (actor: SignedInActor) => Promise<string[]>;

export function liveUpdatesRoutes({ live }: Pick<Platform, 'live'>, topicSources: TopicsOf[]) {
  const os = implement(liveUpdatesContract).$context<RequestContext>().use(guard);
  return {
    follow: os.follow.handler(async function* ({ context, signal }) {
      const actor = signedIn(context);
      const topics = await Promise.all(topicSources.map((source) => source(actor)));
      yield* live.subscribe(
        [`user:${actor.userId}`, ...topics.flat()],
        signal ?? AbortSignal.timeout(3_600_000),
      );
    }),
  };
}
