import { YIELD } from '#base/live-kind.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Capability } from '#platform/capability/define-capability.ts';
import { ACCESS_CHANGED } from '#platform/live/live-event.ts';
import type { Platform } from '#platform/platform.ts';
import type { LiveUpdate } from '../contract.ts';
import type { StreamPlace } from './stream-places.ts';

/** A stream is let in by a session and by memberships, so it asks for both again before long. */
export const LONGEST_STREAM_MS = 15 * 60_000;

async function topicsOf(
  platform: Platform,
  capabilities: readonly Capability[],
  actor: SignedInActor,
): Promise<string[]> {
  const topics = await Promise.all(capabilities.map(({ liveTopics }) => liveTopics?.(platform, actor) ?? []));
  return [`user:${actor.userId}`, ...topics.flat()];
}

type Following = { actor: SignedInActor; place: StreamPlace; signal: AbortSignal };

/**
 * A person follows their own topic and those that each capability names, until what let them in may no longer hold. Then
 * the stream ends: whoever may still read comes back by themselves and reads again what they show.
 */
export async function* followTopics(
  platform: Platform,
  capabilities: readonly Capability[],
  { actor, place, signal }: Following,
): AsyncGenerator<LiveUpdate> {
  const { live, clock } = platform;
  const until = clock.now().getTime() + LONGEST_STREAM_MS;
  const topics = await topicsOf(platform, capabilities, actor);
  for await (const event of live.subscribe(topics, AbortSignal.any([signal, place.taken]))) {
    if (event.kind === ACCESS_CHANGED || clock.now().getTime() >= until) return;
    yield event;
  }
  if (place.taken.aborted) yield { kind: YIELD };
}
