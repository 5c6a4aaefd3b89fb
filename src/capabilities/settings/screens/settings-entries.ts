import type { SettingsEntry, SettingsFacts } from '#app/define-settings.ts';
import * as sections from '../../../settings-sections.ts';

/** Every section that a capability has plugged in, in the order of their places. */
export const SETTINGS_ENTRIES: readonly SettingsEntry[] = Object.values(sections)
  .flat()
  .toSorted((a, b) => a.place - b.place);

export function entriesFor(facts: SettingsFacts): SettingsEntry[] {
  return SETTINGS_ENTRIES.filter(({ isFor }) => isFor?.(facts) ?? true);
}
