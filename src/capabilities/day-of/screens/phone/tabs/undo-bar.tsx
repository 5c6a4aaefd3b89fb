import { Check } from 'lucide-react';
import { useEffect } from 'react';
import type { Said } from '../../../rules/day-log.ts';
import type { Undo } from '../../../rules/undo-said.ts';

interface UndoBarProps {
  undo: Undo | undefined;
  onSay: (said: Said) => void;
  onDone: (none: undefined) => void;
}

/** Then it makes room; another press on the same thing takes it back as well. */
const SHOWN_MS = 10_000;

/** What was just done, above the bar at the foot, where a thumb reaches it. */
export function UndoBar({ undo, onSay, onDone }: UndoBarProps) {
  useEffect(() => {
    if (!undo) return;
    const timer = window.setTimeout(onDone, SHOWN_MS, undefined);
    return () => window.clearTimeout(timer);
  }, [undo, onDone]);
  function takeBack() {
    for (const each of undo?.said ?? []) onSay(each);
    onDone(undefined);
  }
  return (
    <div role="status" className="sticky bottom-20 z-20 mt-3">
      {undo && (
        <div className="flex min-h-12 items-center gap-3 rounded-card bg-ink px-5 text-paper">
          <Check size={18} aria-hidden="true" className="shrink-0" />
          <span className="wrap-anywhere min-w-0 grow py-2 leading-snug">{undo.text}</span>
          <button
            type="button"
            onClick={takeBack}
            className="min-h-11 cursor-pointer px-2 font-semibold underline"
          >
            Undo
          </button>
        </div>
      )}
    </div>
  );
}
