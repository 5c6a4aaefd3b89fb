import type { AnyContractRouter } from '@orpc/contract';
import type { AnyRouter } from '@orpc/server';
import type { SignedInActor } from '#platform/actor.ts';
import type { EventType, Listener } from '#platform/events/events.ts';
import type { TaskHandler } from '#platform/jobs/task.ts';
import type { RateClass } from '#platform/limits/rate-classes.ts';
import type { Platform } from '#platform/platform.ts';

/**
 * What a capability answers to those below it, which cannot call it. A hook is declared by the capability that asks, by
 * declaration merging: `account` by identity, `wedding` by weddings, `demo` by world.
 */
export interface CapabilityHooks {
  /** Where a signed-in person hears of changes in this capability. */
  liveTopics?(platform: Platform, actor: SignedInActor): Promise<string[]>;
}

/** What runs in this process. */
export type Started<Routes> = {
  routes?: Routes;
  jobs?: readonly TaskHandler[];
  /** What a process that serves pages reads before anybody is answered. */
  readAhead?(): Promise<unknown>;
  /** What must still be done when nobody asks any more and the database is still there. */
  stop?(): Promise<unknown>;
};

/** All that the process needs to know of a capability. */
export type Capability<Routes extends AnyRouter = AnyRouter> = CapabilityHooks & {
  /** As its folder is called, in camel case. Its calls are found under this name. */
  readonly name: string;
  /** Capabilities whose rules, doors, tables or events it uses; the boundary check compares it with the imports. */
  readonly standsOn: readonly string[];
  readonly contract?: AnyContractRouter;
  readonly errors?: Readonly<Record<string, number>>;
  readonly rateClasses?: Readonly<Record<string, RateClass>>;
  readonly emits?: readonly EventType<unknown>[];
  readonly on?: readonly Listener<Platform>[];
  start?(platform: Platform, capabilities: readonly Capability[]): Started<Routes>;
};

/** The manifest of a capability, exported by its door and listed in `src/server/capabilities.ts`. */
export function defineCapability<Routes extends AnyRouter>(manifest: Capability<Routes>): Capability<Routes> {
  return manifest;
}
