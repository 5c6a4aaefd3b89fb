import { useEffect, useEffectEvent } from 'react';
import type { SingleKeys } from './single-keys.ts';

/** Letters belong to whoever types, and to menus and dialogs while they are open. */
const ELSEWHERE =
  'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** Does what a key stands for on this page, unless somebody types or has switched single keys off. */
export function useSingleKeys(doings: Readonly<Record<string, () => unknown>>, keys: SingleKeys): void {
  const act = useEffectEvent((key: string) => {
    if (!Object.hasOwn(doings, key) || !keys.areOn()) return false;
    doings[key]?.();
    return true;
  });
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const { key, metaKey, ctrlKey, altKey, defaultPrevented, target } = event;
      if (defaultPrevented || metaKey || ctrlKey || altKey) return;
      if (target instanceof Element && target.closest(ELSEWHERE)) return;
      if (act(key)) event.preventDefault();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
