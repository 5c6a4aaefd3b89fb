import { useSingleKeys } from '#app/use-single-keys.ts';
import { leadKeys, SHORTCUTS, type ShortcutId } from './shortcuts.ts';

/** Does what a key of the inbox stands for. */
export function useLeadShortcuts(doings: Readonly<Record<ShortcutId, () => unknown>>): void {
  const byKey = SHORTCUTS.flatMap(({ id, key }) => (id === 'open' ? [] : [[key, doings[id]] as const]));
  useSingleKeys(Object.fromEntries(byKey), leadKeys);
}
