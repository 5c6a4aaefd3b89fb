import { useQuery } from '@tanstack/react-query';
import { SWITCHES, type SwitchName } from '#capabilities/experiments/rules/flags.ts';
import { sessionFlagsQuery } from './session-flags.ts';
import { useEnvironment } from './use-environment.ts';

/**
 * A feature flag. The document has what its environment says, the same for everyone; where sessions may override it,
 * the override follows once it is known.
 */
export function useSwitch(name: SwitchName): boolean {
  const environment = useEnvironment();
  const { data } = useQuery({ ...sessionFlagsQuery, enabled: environment !== 'production' });
  return data?.flags[name] ?? SWITCHES[name].values[environment];
}
