import {
  challengeStepUp,
  recordImpersonatedCall,
  resolveActor,
} from '#capabilities/identity/server/index.ts';
import type { Actor } from '#platform/actor.ts';
import type { Capability } from '#platform/capability/define-capability.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import { enqueueJob } from '#platform/jobs/store.ts';
import { defineTask, type TaskHandler } from '#platform/jobs/task.ts';
import { rateLimitJobs } from '#platform/limits/purge-rate-limits.job.ts';
import { chooseSenders } from '#platform/messages/choose-senders.ts';
import { messageJobs } from '#platform/messages/deliver-message.job.ts';
import type { Platform } from '#platform/platform.ts';
import { capabilities, type Listed } from './ordered-capabilities.ts';

/** How the pipeline learns who asks; identity provides it. */
export type Sessions = Pick<RequestContext, 'challengeStepUp' | 'auditImpersonation'> & {
  resolveActor(headers: Headers): Promise<Actor>;
};

type RoutesOf<Manifest> = Manifest extends Capability<infer Routes> ? Routes : never;

export type Router = { [Name in keyof Listed]: RoutesOf<Listed[Name]> };

export type Composition = {
  router: Router;
  sessions: Sessions;
  jobs: TaskHandler[];
  /** What every start queues. */
  queueStartJobs(): Promise<void>;
  /** What a process that serves pages reads before anybody is answered. */
  readAhead(): Promise<void>;
  close(): Promise<void>;
};

function composeSessions(platform: Platform): Sessions {
  return {
    resolveActor: (headers) => resolveActor(platform, headers),
    challengeStepUp: (actor) => challengeStepUp(platform, actor),
    auditImpersonation: (actor, call) => recordImpersonatedCall(platform, actor, call),
  };
}

/** The one place that starts capabilities. It knows none of them but identity; they are listed in `capabilities.ts`. */
export function compose(platform: Platform): Composition {
  const started = capabilities.map(({ name, start }) => ({ name, ...start?.(platform, capabilities) }));
  const senders = chooseSenders(platform.config, platform.log);
  const jobs = [
    ...started.flatMap((capability) => capability.jobs ?? []),
    ...messageJobs({ ...platform, senders }),
    ...rateLimitJobs(platform),
  ];
  return {
    router: Object.fromEntries(started.map(({ name, routes }) => [name, routes ?? {}])) as Router,
    sessions: composeSessions(platform),
    jobs,
    async queueStartJobs() {
      for (const { name, atStart } of jobs) {
        if (atStart) await enqueueJob(platform.db, defineTask(name), {}, { jobKey: name });
      }
    },
    async readAhead() {
      await Promise.all(started.map((capability) => capability.readAhead?.()));
    },
    async close() {
      await Promise.all(started.map((capability) => capability.stop?.()));
      senders.close();
    },
  };
}
