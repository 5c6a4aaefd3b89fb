import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { SettingsEntry, SettingsFacts } from '#app/define-plug.ts';
import * as plugs from '../../../plugs.ts';

type Entry = SettingsEntry & { Section: LazyExoticComponent<ComponentType<SettingsFacts>> };

/** Every section that a capability has plugged in, in the order of their places. */
export const SETTINGS_ENTRIES: readonly Entry[] = Object.values(plugs)
  .flatMap(({ settings }) =>
    (settings?.entries ?? []).map((entry) => ({
      ...entry,
      Section: lazy(async () => {
        const section = (await settings?.load())?.[entry.id];
        if (!section) throw new Error(`The settings have no section ${entry.id}.`);
        return { default: section };
      }),
    })),
  )
  .toSorted((a, b) => a.place - b.place);

export function entriesFor(facts: SettingsFacts): Entry[] {
  return SETTINGS_ENTRIES.filter(({ isFor }) => isFor?.(facts) ?? true);
}
