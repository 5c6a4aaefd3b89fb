import type { Actor, SignedInActor } from '#platform/actor.ts';
import type { Clock } from '#platform/clock.ts';
import type { RateLimiter } from '#platform/limits/rate-limiter.ts';
import type { Logger } from '#platform/log.ts';

/** What two-factor answers beside the error (specification, entities: two-factor response). */
export type TwoFactorChallenge = { verification_copy: string; notified_value: string };

/** Everything a call knows about its request. */
export type RequestContext = {
  requestId: string;
  ip: string;
  headers: Headers;
  actor: Actor;
  log: Logger;
  clock: Clock;
  /** Set-Cookie and the like; only a call over HTTP has somewhere to put them. */
  resHeaders?: Headers | undefined;
  /** Calls made by our own loaders are not counted against the visitor a second time. */
  limiter: RateLimiter | undefined;
  signal?: AbortSignal | undefined;
  /** The answer goes out over HTTP by itself: it may be text that was written before. */
  takesText?: boolean;
  /** Keeps what support staff does in someone's name. */
  auditImpersonation(actor: SignedInActor, call: { method: string; path: string }): Promise<void>;
  challengeStepUp(actor: SignedInActor): Promise<TwoFactorChallenge>;
};
