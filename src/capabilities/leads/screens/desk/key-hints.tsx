import { CircleQuestionMark } from 'lucide-react';
import { IconButton } from '#ui/icon-button.tsx';
import type { ShownView } from '../../rules/lead-address.ts';
import { Key } from './key.tsx';

const HINTS = [
  { keys: ['J', 'K'], label: 'Move' },
  { keys: ['R'], label: 'Reply' },
  { keys: ['S'], label: 'Snooze' },
  { keys: ['D'], label: 'Decline' },
] as const;

/** The keys most used, below the list they work on. */
export function KeyHints({ view, onHelp }: { view: ShownView; onHelp: () => void }) {
  const hints = view === 'closed' ? HINTS.slice(0, 1) : HINTS;
  return (
    <div className="hidden min-h-11 items-center gap-3.5 border-line border-t bg-paper px-4 text-ink-soft text-xs lg:flex">
      {hints.map(({ keys, label }) => (
        <span key={label} className="flex items-center gap-1">
          {keys.map((key) => (
            <Key key={key}>{key}</Key>
          ))}
          {label === 'Decline' && view !== 'ready' ? 'Close' : label}
        </span>
      ))}
      <IconButton
        label="Keyboard shortcuts"
        icon={<CircleQuestionMark size={18} />}
        onPress={onHelp}
        className="-me-3 ms-auto"
      />
    </div>
  );
}
