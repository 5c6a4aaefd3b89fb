import type { Platform } from '#platform/platform.ts';
import type { DateFlagName, SwitchName } from '../rules/flags.ts';
import { resolveDateFlag, resolveSwitch } from '../rules/resolve-flag.ts';
import { type Asker, readExperimentSession } from './experiment-session.ts';

/** Without an asker (jobs, public documents) the environment decides. */
export function isFlagOn(platform: Pick<Platform, 'config'>, name: SwitchName, asker: Asker = {}): boolean {
  return resolveSwitch(name, readExperimentSession(platform, asker));
}

/** A flag that is a day, as 'YYYY-MM-DD'. */
export function dateFlag(platform: Pick<Platform, 'config'>, name: DateFlagName, asker: Asker = {}): string {
  return resolveDateFlag(name, readExperimentSession(platform, asker));
}
