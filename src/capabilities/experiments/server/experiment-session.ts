import type { Platform } from '#platform/platform.ts';
import type { ExperimentSession } from '../rules/experiment-session.ts';
import { readSessionCookies } from '../rules/session-cookies.ts';

/** A job has neither a person nor headers; it sees what the environment says. */
export type Asker = { headers?: Headers | undefined; userId?: string | null | undefined };

export function readExperimentSession({ config }: Pick<Platform, 'config'>, asker: Asker): ExperimentSession {
  const { isAutomatedTest, visitorId, overrides } = readSessionCookies(asker.headers?.get('cookie'));
  return {
    environment: config.environment,
    isAutomatedTest,
    overrides,
    subjectId: asker.userId ?? visitorId,
  };
}
