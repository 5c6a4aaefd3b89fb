import { activeOverrides, type ExperimentSession } from './experiment-session.ts';
import {
  DATE_FLAG_NAMES,
  DATE_FLAGS,
  type DateFlagName,
  type FlagValues,
  SWITCH_NAMES,
  SWITCHES,
  type SwitchName,
} from './flags.ts';

type FlagSession = Pick<ExperimentSession, 'environment' | 'overrides'>;

/** The environment's value, unless this session overrides it outside production. */
export function resolveSwitch(name: SwitchName, session: FlagSession): boolean {
  return activeOverrides(session).flags[name] ?? SWITCHES[name].values[session.environment];
}

export function resolveDateFlag(name: DateFlagName, session: FlagSession): string {
  return activeOverrides(session).flags[name] ?? DATE_FLAGS[name].values[session.environment];
}

export function resolveFlags(session: FlagSession): FlagValues {
  const switches = SWITCH_NAMES.map((name) => [name, resolveSwitch(name, session)]);
  const dates = DATE_FLAG_NAMES.map((name) => [name, resolveDateFlag(name, session)]);
  return Object.fromEntries([...switches, ...dates]) as FlagValues;
}
