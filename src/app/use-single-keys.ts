import { useEffect, useEffectEvent } from 'react';

/** Letters belong to whoever types, and to menus and dialogs while they are open. */
const ELSEWHERE =
  'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** Does what a key stands for on this page, unless somebody types or has switched single keys off. */
export function useSingleKeys(doings: Readonly<Record<string, () => unknown>>, isOn: boolean): void {
  const act = useEffectEvent((key: string) => {
    if (!isOn || !Object.hasOwn(doings, key)) return false;
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
