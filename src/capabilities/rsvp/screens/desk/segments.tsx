import type { KeyboardEvent, ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';

export type Segment = { id: string; label: ReactNode; name?: string; face: string };

interface SegmentsProps {
  label: string;
  segments: readonly Segment[];
  value: string | null;
  onChoose: (id: string) => void;
  /** What Space does; without it, it chooses what is in focus. */
  onSpace?: () => void;
  /** Found by the keys of the desk. */
  cell: string;
}

/** One stop of the Tab key: arrows choose, Space switches. Nothing is chosen until somebody does. */
export function Segments({ label, segments, value, onChoose, onSpace, cell }: SegmentsProps) {
  const chosen = segments.findIndex(({ id }) => id === value);
  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      const buttons = [...event.currentTarget.querySelectorAll('button')];
      const at =
        (buttons.indexOf(event.target as HTMLButtonElement) + step + buttons.length) % buttons.length;
      const segment = segments[at];
      buttons[at]?.focus();
      if (segment) onChoose(segment.id);
    }
    if (event.key === ' ' && onSpace) {
      event.preventDefault();
      onSpace();
    }
  }
  return (
    <div
      role="radiogroup"
      aria-label={label}
      data-cell={cell}
      onKeyDown={onKeyDown}
      className="inline-flex flex-wrap rounded-input border border-line-strong bg-paper p-px has-focus-visible:border-primary has-focus-visible:ring-3 has-focus-visible:ring-primary/40"
    >
      {segments.map(({ id, label: words, name, face }, place) => (
        // biome-ignore lint/a11y/useSemanticElements: a radio of the browser cannot be switched off by Space nor sent by Enter.
        <button
          key={id}
          type="button"
          role="radio"
          aria-checked={id === value}
          aria-label={name}
          tabIndex={place === Math.max(chosen, 0) ? 0 : -1}
          onClick={() => onChoose(id)}
          className={classNames(
            'inline-flex min-h-10.5 items-center gap-1.5 rounded-[6px] px-3 text-sm outline-none transition-colors focus-visible:shadow-none',
            id === value ? `font-semibold ${face}` : 'text-ink-soft hover:bg-mist',
          )}
        >
          {words}
        </button>
      ))}
    </div>
  );
}
