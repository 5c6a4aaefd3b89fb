import type { ComponentType } from 'react';
import type { SettingsEntry, SettingsFacts } from '#app/define-plug.ts';
import * as plugs from '../../../plugs.ts';

type Entry = SettingsEntry & { Section: ComponentType<SettingsFacts> };

// Waited for with the page's own code: a section that came later would push those below it away.
const plugged = await Promise.all(
  Object.values(plugs).map(async ({ settings }) => ({
    entries: settings?.entries ?? [],
    sections: (await settings?.load()) ?? {},
  })),
);

/** Every section that a capability has plugged in, in the order of their places. */
export const SETTINGS_ENTRIES: readonly Entry[] = plugged
  .flatMap(({ entries, sections }) =>
    entries.map((entry) => {
      const Section = sections[entry.id];
      if (!Section) throw new Error(`The settings have no section ${entry.id}.`);
      return { ...entry, Section };
    }),
  )
  .toSorted((a, b) => a.place - b.place);

export function entriesFor(facts: SettingsFacts): Entry[] {
  return SETTINGS_ENTRIES.filter(({ isFor }) => isFor?.(facts) ?? true);
}
