import { Ellipsis, GripVertical } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button, GridList, GridListItem, useDragAndDrop } from 'react-aria-components';
import { classNames } from '#ui/class-names.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu, type MenuEntry } from '#ui/menu.tsx';
import { PlainLink } from '#ui/plain-link.tsx';

export type OutlineRow = {
  id: string;
  name: string;
  /** Where it is opened; a link, so that it can be followed before the scripts run. */
  to: string;
  /** Its first words. */
  summary?: string;
  marks?: ReactNode;
  isCurrent?: boolean;
  /** Stays where it is. */
  isFixed?: boolean;
  menu: readonly MenuEntry[];
};

interface OutlineListProps {
  label: string;
  rows: readonly OutlineRow[];
  onOpen: (id: string) => void;
  onAction: (id: string, action: string) => void;
  /** Behind which one; null for the first place. */
  onMove: (id: string, after: string | null) => void;
  /** Whoever comes back from it goes on from there. */
  focusOn?: string | undefined;
}

/** About half a second, more where frames are rare. */
const PATIENCE_FRAMES = 30;

/** Rows that are opened by a press and brought into order by hand, by pointer or keyboard. */
export function OutlineList({ label, rows, onOpen, onAction, onMove, focusOn }: OutlineListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focusOn === undefined) return;
    // The list is there before its rows, by a frame or by many, and may draw them anew: until then, whoever is nowhere waits.
    let left = PATIENCE_FRAMES;
    let frame = requestAnimationFrame(function look() {
      const isFirst = left === PATIENCE_FRAMES;
      if (isFirst || document.activeElement === document.body)
        list.current?.querySelector<HTMLElement>(`[role=row][data-key="${focusOn}"]`)?.focus();
      left -= 1;
      if (left > 0) frame = requestAnimationFrame(look);
    });
    return () => cancelAnimationFrame(frame);
  }, [focusOn]);
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder({ keys, target }) {
      const [moving] = [...keys].map(String);
      if (moving === undefined) return;
      const others = rows.filter(({ id }) => id !== moving);
      const place = others.findIndex(({ id }) => id === target.key);
      const before = target.dropPosition === 'before' ? place - 1 : place;
      onMove(moving, others[before]?.id ?? null);
    },
  });
  return (
    <GridList
      ref={list}
      aria-label={label}
      items={rows}
      onAction={(key) => onOpen(String(key))}
      dragAndDropHooks={dragAndDropHooks}
      className="grid gap-1 outline-none focus-visible:shadow-none [&_.react-aria-DropIndicator[data-drop-target]]:outline-2 [&_.react-aria-DropIndicator[data-drop-target]]:outline-primary"
    >
      {(row) => <Row row={row} onAction={(action) => onAction(row.id, action)} />}
    </GridList>
  );
}

function Row({ row, onAction }: { row: OutlineRow; onAction: (action: string) => void }) {
  const { id, name, to, summary, marks, isCurrent, isFixed, menu } = row;
  return (
    <GridListItem
      id={id}
      textValue={summary ? `${name}: ${summary}` : name}
      className={classNames(
        'flex min-h-12 cursor-pointer items-center rounded-input border border-transparent outline-none',
        'data-focus-visible:outline-2 data-focus-visible:outline-primary data-hovered:bg-ink/5 data-dragging:opacity-50 focus-visible:shadow-none',
        isCurrent && 'bg-cove-tint font-semibold text-cove-deep',
      )}
    >
      <Button
        slot="drag"
        aria-label={`Move ${name}`}
        isDisabled={isFixed}
        className={classNames(
          'flex h-11 w-9 shrink-0 cursor-grab items-center justify-center rounded-input text-ink-soft',
          isFixed && 'invisible',
        )}
      >
        <GripVertical size={16} aria-hidden="true" />
      </Button>
      <PlainLink
        to={to}
        staysPut
        draggable={false}
        aria-current={isCurrent ? 'page' : undefined}
        className="flex min-w-0 grow flex-col items-start justify-center self-stretch rounded-mark py-1.5"
        // The row answers presses beside it, and would follow it a second time.
        onClick={(event) => event.stopPropagation()}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.stopPropagation();
        }}
      >
        <span className="max-w-full truncate">{name}</span>
        {summary && <span className="max-w-full truncate font-normal text-ink-soft text-sm">{summary}</span>}
        {marks}
      </PlainLink>
      <Menu
        trigger={<IconButton label={`More for ${name}`} icon={<Ellipsis size={18} />} />}
        entries={menu}
        onAction={onAction}
      />
    </GridListItem>
  );
}
