import { useEffect, useEffectEvent } from 'react';
import { areShortcutsOn, SHORTCUTS, type ShortcutId } from './shortcuts.ts';

/** Letters belong to whoever types, and to menus and dialogs while they are open. */
const ELSEWHERE =
  'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

function isElsewhere(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(ELSEWHERE) !== null;
}

/** Does what a key of the inbox stands for. */
export function useLeadShortcuts(doings: Readonly<Record<ShortcutId, () => unknown>>): void {
  const act = useEffectEvent((id: ShortcutId) => doings[id]());
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const { key, metaKey, ctrlKey, altKey, defaultPrevented } = event;
      if (defaultPrevented || metaKey || ctrlKey || altKey || isElsewhere(event.target)) return;
      const shortcut = SHORTCUTS.find((one) => one.key === key);
      if (!shortcut || shortcut.id === 'open' || !areShortcutsOn()) return;
      event.preventDefault();
      act(shortcut.id);
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
