import { fail, ok, type Result } from '#base/result.ts';
import type { Platform } from '#platform/platform.ts';
import { isExperimentKey } from '../rules/experiments.ts';
import { resolveVariation } from '../rules/resolve-variation.ts';
import type { Viewer } from './read-viewer.ts';
import { insertExposure } from './store.ts';

/** Notes what this session sees of an experiment, once. The variation is our own finding, never the caller's word. */
export async function recordView(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  viewer: Viewer,
  key: string,
): Promise<Result<{ recorded: boolean }>> {
  if (!isExperimentKey(key)) return fail('experiment.unknown', 'There is no such experiment.');
  const { session, sessionKey, userId, isImpersonated } = viewer;
  if (sessionKey === null || session.isAutomatedTest || isImpersonated) return ok({ recorded: false });
  const recorded = await insertExposure(db, {
    sessionKey,
    experiment: key,
    variation: resolveVariation(key, session),
    userId,
    viewedAt: clock.now(),
  });
  return ok({ recorded });
}
