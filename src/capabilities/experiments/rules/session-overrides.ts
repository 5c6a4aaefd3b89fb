import { isCalendarDate } from '#base/calendar-date.ts';
import {
  EXPERIMENTS,
  type ExperimentKey,
  isExperimentKey,
  type Variation,
  variationsOf,
} from './experiments.ts';
import { type DateFlagName, isDateFlagName, isSwitchName, type SwitchName } from './flags.ts';

/** What one browser session sees differently. Never in production. */
export type Overrides = {
  flags: Partial<Record<SwitchName, boolean> & Record<DateFlagName, string>>;
  experiments: Partial<Record<ExperimentKey, Variation>>;
};

export const NO_OVERRIDES: Overrides = { flags: {}, experiments: {} };

/** Browsers keep about 4,000 characters per cookie; every flag and experiment at once needs less than half of this. */
export const LARGEST_COOKIE = 2_048;

type Wish = { flags: Readonly<Record<string, unknown>>; experiments: Readonly<Record<string, unknown>> };
type CheckedOverrides = { overrides: Overrides; fields: Record<string, string> };

/** Keeps what can be overridden and says, field by field, what cannot. */
export function checkOverrides(wish: Wish): CheckedOverrides {
  const overrides: Overrides = { flags: {}, experiments: {} };
  const fields: Record<string, string> = {};
  for (const [name, value] of Object.entries(wish.flags)) {
    if (isSwitchName(name)) {
      if (typeof value === 'boolean') overrides.flags[name] = value;
      else fields[`flags.${name}`] = 'Must be true or false';
    } else if (isDateFlagName(name)) {
      if (isCalendarDate(value)) overrides.flags[name] = value;
      else fields[`flags.${name}`] = 'Invalid date';
    } else fields[`flags.${name}`] = 'Unknown flag';
  }
  for (const [key, value] of Object.entries(wish.experiments)) {
    if (!isExperimentKey(key)) {
      fields[`experiments.${key}`] = 'Unknown experiment';
      continue;
    }
    const allowed = variationsOf(EXPERIMENTS[key]);
    const variation = allowed.find((candidate) => candidate === value);
    if (variation) overrides.experiments[key] = variation;
    else fields[`experiments.${key}`] = `Must be one of ${allowed.join(', ')}`;
  }
  return { overrides, fields };
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
}

/** Reads the cookie's text. Anything unreadable or no longer known is left out: the cookie may be older than the code. */
export function readOverrides(text: string | undefined): Overrides {
  if (!text || text.length > LARGEST_COOKIE) return NO_OVERRIDES;
  try {
    const { flags, experiments } = asRecord(JSON.parse(text));
    return checkOverrides({ flags: asRecord(flags), experiments: asRecord(experiments) }).overrides;
  } catch {
    return NO_OVERRIDES;
  }
}

export function hasOverrides({ flags, experiments }: Overrides): boolean {
  return Object.keys(flags).length + Object.keys(experiments).length > 0;
}

export function writeOverrides(overrides: Overrides): string {
  return JSON.stringify(overrides);
}
