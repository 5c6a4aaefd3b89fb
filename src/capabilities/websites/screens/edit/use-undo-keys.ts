import { useEffect } from 'react';
import type { EditorStore } from './store/editor-store.ts';

/** Undo and redo wherever nobody is typing: a field takes its own letters back. */
export function useUndoKeys({ undo, redo }: EditorStore): void {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const { target } = event;
      const isTyping =
        target instanceof HTMLElement && target.closest('input, textarea, [contenteditable]') !== null;
      if (isTyping || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) redo();
      else undo();
    }
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [undo, redo]);
}
