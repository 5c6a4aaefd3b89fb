import { GripVertical } from 'lucide-react';
import { createContext, memo, type Ref, use } from 'react';
import { Button, GridList, GridListItem, useDragAndDrop } from 'react-aria-components';
import { Badge } from '#ui/badge.tsx';
import { classNames } from '#ui/class-names.ts';
import type { MenuEntry } from '#ui/menu.tsx';
import { PlainLink } from '#ui/plain-link.tsx';
import { LanguageMarks } from './language-marks.tsx';
import type { OutlineRow } from './outline-row.ts';
import { RowMenu } from './row-menu.tsx';

export type OutlineActs = {
  onOpen: (id: string) => void;
  onAction: (id: string, action: string) => void;
  /** Behind which one; null for the first place. */
  onMove: (id: string, after: string | null) => void;
  menuOf: (id: string) => readonly MenuEntry[];
};

/** Beside the rows and not in them: each change of a row has the list draw all of them. */
export const CurrentRow = createContext<string | undefined>(undefined);

interface OutlineRowsProps {
  ref: Ref<HTMLDivElement>;
  label: string;
  rows: readonly OutlineRow[];
  acts: OutlineActs;
}

/** Drawn again for other rows only. */
export const OutlineRows = memo(function OutlineRows({ ref, label, rows, acts }: OutlineRowsProps) {
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder({ keys, target }) {
      const [moving] = [...keys].map(String);
      if (moving === undefined) return;
      const others = rows.filter(({ id }) => id !== moving);
      const place = others.findIndex(({ id }) => id === target.key);
      const before = target.dropPosition === 'before' ? place - 1 : place;
      acts.onMove(moving, others[before]?.id ?? null);
    },
  });
  return (
    <GridList
      ref={ref}
      aria-label={label}
      items={rows}
      onAction={(key) => acts.onOpen(String(key))}
      dragAndDropHooks={dragAndDropHooks}
      className="grid gap-1 outline-none focus-visible:shadow-none [&_.react-aria-DropIndicator[data-drop-target]]:outline-2 [&_.react-aria-DropIndicator[data-drop-target]]:outline-primary"
    >
      {(row) => <Row row={row} acts={acts} />}
    </GridList>
  );
});

function Row({ row, acts }: { row: OutlineRow; acts: OutlineActs }) {
  const { id, name, summary, isFixed } = row;
  return (
    <GridListItem
      id={id}
      textValue={summary ? `${name}: ${summary}` : name}
      className={classNames(
        'flex min-h-12 cursor-pointer items-center rounded-input border border-transparent outline-none',
        'data-focus-visible:outline-2 data-focus-visible:outline-primary data-hovered:bg-ink/5 data-dragging:opacity-50 focus-visible:shadow-none',
        'has-aria-[current=page]:bg-cove-tint has-aria-[current=page]:font-semibold has-aria-[current=page]:text-cove-deep',
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
      <RowBody row={row} acts={acts} />
    </GridListItem>
  );
}

const RowBody = memo(function RowBody({ row, acts }: { row: OutlineRow; acts: OutlineActs }) {
  const { id, name, to, summary, isBlank, missing } = row;
  const isCurrent = use(CurrentRow) === id;
  return (
    <>
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
        {isBlank && (
          <Badge size="small" className="mt-0.5">
            Hidden while empty
          </Badge>
        )}
        <LanguageMarks languages={missing} />
      </PlainLink>
      <RowMenu
        label={`More for ${name}`}
        entriesOf={() => acts.menuOf(id)}
        onAction={(action) => acts.onAction(id, action)}
      />
    </>
  );
});
