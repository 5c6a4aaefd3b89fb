import { Ellipsis } from 'lucide-react';
import { type KeyboardEvent, type SyntheticEvent, useRef, useState } from 'react';
import { type MenuEntry, MenuPopover } from '#ui/menu.tsx';

interface RowMenuProps {
  label: string;
  entriesOf: () => readonly MenuEntry[];
  onAction: (action: string) => void;
}

/** The row answers presses as well, and would be opened by them. */
const keepFromRow = (event: SyntheticEvent) => event.stopPropagation();

function keepKeyFromRow(event: KeyboardEvent) {
  if (event.key === 'Enter' || event.key === ' ') event.stopPropagation();
}

/** A menu that is made once it is opened: a list has forty of them, and somebody waits for it. */
export function RowMenu({ label, entriesOf, onAction }: RowMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [entries, setEntries] = useState<readonly MenuEntry[]>();
  const isOpen = entries !== undefined;
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerDown={keepFromRow}
        onMouseDown={keepFromRow}
        onKeyDown={keepKeyFromRow}
        onKeyUp={keepKeyFromRow}
        onClick={(event) => {
          event.stopPropagation();
          // Where it is given back when the menu closes; not every browser gives it to what is clicked.
          button.current?.focus();
          setEntries(entriesOf());
        }}
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink-soft transition-colors hover:bg-ink/6 hover:text-ink"
      >
        <Ellipsis size={18} aria-hidden="true" />
      </button>
      {isOpen && (
        <MenuPopover
          isOpen
          triggerRef={button}
          label={label}
          entries={entries}
          onAction={onAction}
          onOpenChange={(next) => !next && setEntries(undefined)}
        />
      )}
    </>
  );
}
