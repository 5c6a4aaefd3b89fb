import { useQuery } from '@tanstack/react-query';
import { useEnvironment } from '#app/use-environment.ts';
import { sessionFlagsQuery } from '../queries.ts';
import { SWITCHES, type SwitchName } from '../rules/flags.ts';

/**
 * A feature flag. The document has what its environment says, the same for everyone; where sessions may override it,
 * the override follows once it is known.
 */
export function useSwitch(name: SwitchName): boolean {
  const environment = useEnvironment();
  const { data } = useQuery({ ...sessionFlagsQuery, enabled: environment !== 'production' });
  return data?.flags[name] ?? SWITCHES[name].values[environment];
}
