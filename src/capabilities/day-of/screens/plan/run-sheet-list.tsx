import { ArrowDown, ArrowUp, Ellipsis, GripVertical, Pencil, Pin, Trash2 } from 'lucide-react';
import { Button, GridList, GridListItem, useDragAndDrop } from 'react-aria-components';
import { classNames } from '#ui/class-names.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu } from '#ui/menu.tsx';
import type { DayItem } from '../../contract/plan.contract.ts';
import { lengthWords, minuteWords } from '../../rules/minute-words.ts';
import { AUDIENCE_LABELS } from '../../rules/run-sheet-choices.ts';

interface RunSheetListProps {
  items: readonly DayItem[];
  canEdit: boolean;
  onEdit: (item: DayItem) => void;
  onRemove: (item: DayItem) => void;
  /** Behind which one; null before all of them. */
  onMove: (item: DayItem, after: string | null) => void;
}

/** The day from top to bottom. A moment is moved by hand, by keyboard or from its menu; what is fixed keeps its time. */
export function RunSheetList({ items, canEdit, onEdit, onRemove, onMove }: RunSheetListProps) {
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder({ keys, target }) {
      const [key] = [...keys].map(String);
      const moving = items.find(({ uuid }) => uuid === key);
      if (!moving) return;
      const others = items.filter(({ uuid }) => uuid !== moving.uuid);
      const place = others.findIndex(({ uuid }) => uuid === target.key);
      const before = target.dropPosition === 'before' ? place - 1 : place;
      onMove(moving, others[before]?.uuid ?? null);
    },
  });
  function act(item: DayItem, action: string) {
    const place = items.indexOf(item);
    if (action === 'edit') onEdit(item);
    if (action === 'remove') onRemove(item);
    if (action === 'earlier') onMove(item, items[place - 2]?.uuid ?? null);
    if (action === 'later') onMove(item, items[place + 1]?.uuid ?? null);
  }
  return (
    <GridList
      aria-label="Run sheet"
      items={items.map((item) => ({ ...item, id: item.uuid }))}
      dependencies={[items, canEdit]}
      onAction={(key) => {
        const item = items.find(({ uuid }) => uuid === key);
        if (item && canEdit) onEdit(item);
      }}
      {...(canEdit && { dragAndDropHooks })}
      className="overflow-hidden rounded-card border border-line bg-paper outline-none focus-visible:shadow-none [&_.react-aria-DropIndicator[data-drop-target]]:outline-2 [&_.react-aria-DropIndicator[data-drop-target]]:outline-primary"
    >
      {({ id }) => {
        const place = items.findIndex(({ uuid }) => uuid === id);
        const item = items[place];
        return item ? (
          <Row
            item={item}
            isFirst={place === 0}
            isLast={place === items.length - 1}
            canEdit={canEdit}
            onAction={(action) => act(item, action)}
          />
        ) : null;
      }}
    </GridList>
  );
}

interface RowProps {
  item: DayItem;
  isFirst: boolean;
  isLast: boolean;
  canEdit: boolean;
  onAction: (action: string) => void;
}

function Row({ item, isFirst, isLast, canEdit, onAction }: RowProps) {
  const { uuid, title, startsMinute, minutes, kind, owner, place, note, audience } = item;
  const isFixed = kind === 'FIXED';
  const isBuffer = kind === 'BUFFER';
  const time = minuteWords(startsMinute);
  const facts = [place, owner, note].filter(Boolean).join(' · ');
  const readers = audience.map((one) => AUDIENCE_LABELS[one]).join(', ');
  return (
    <GridListItem
      id={uuid}
      textValue={`${time}: ${title}`}
      className={classNames(
        'flex min-h-14 items-start gap-1 border-line border-b py-1 outline-none last:border-b-0 md:gap-2 md:ps-1',
        'data-focus-visible:-outline-offset-2 data-focus-visible:outline-2 data-focus-visible:outline-primary data-dragging:opacity-50 focus-visible:shadow-none',
        canEdit && 'cursor-pointer data-hovered:bg-ink/3',
        isBuffer && 'bg-linen/60',
      )}
    >
      {canEdit && (
        <Button
          slot="drag"
          aria-label={`Move ${title}`}
          isDisabled={isFixed}
          className={classNames(
            'flex h-11 w-9 shrink-0 cursor-grab items-center justify-center rounded-input text-ink-soft',
            isFixed && 'invisible',
          )}
        >
          <GripVertical size={16} aria-hidden="true" />
        </Button>
      )}
      <span
        className={classNames(
          'w-20 shrink-0 py-2.5 tabular-nums',
          !canEdit && 'ps-4',
          isFixed && 'font-semibold',
        )}
      >
        {time}
      </span>
      <span className="min-w-0 grow py-2.5">
        <span className={classNames('wrap-anywhere block font-semibold', isBuffer && 'text-ink-soft')}>
          {title}
        </span>
        {(facts || minutes > 0) && (
          <span className="wrap-anywhere block text-ink-soft text-sm">
            {[minutes > 0 && lengthWords(minutes), facts].filter(Boolean).join(' · ')}
          </span>
        )}
        {readers && <span className="wrap-anywhere block text-ink-soft text-sm">For: {readers}</span>}
      </span>
      {isFixed && (
        <span className="flex shrink-0 items-center gap-1 py-3 text-ink-soft text-sm">
          <Pin size={14} aria-hidden="true" />
          Fixed
        </span>
      )}
      {isBuffer && <span className="shrink-0 py-3 text-ink-soft text-sm">Buffer</span>}
      {canEdit && (
        <Menu
          trigger={<IconButton label={`More for ${title}`} icon={<Ellipsis size={18} />} />}
          entries={[
            { id: 'edit', label: 'Edit', icon: <Pencil size={18} aria-hidden="true" /> },
            {
              id: 'earlier',
              label: 'Move earlier',
              icon: <ArrowUp size={18} aria-hidden="true" />,
              isDisabled: isFixed || isFirst,
            },
            {
              id: 'later',
              label: 'Move later',
              icon: <ArrowDown size={18} aria-hidden="true" />,
              isDisabled: isFixed || isLast,
            },
            { id: 'remove', label: 'Delete', icon: <Trash2 size={18} aria-hidden="true" />, tone: 'danger' },
          ]}
          onAction={onAction}
        />
      )}
    </GridListItem>
  );
}
