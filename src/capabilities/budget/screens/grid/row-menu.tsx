import { Ellipsis } from 'lucide-react';
import { Button } from 'react-aria-components';
import { Menu, type MenuEntry } from '#ui/menu.tsx';
import { BUDGET_SECTIONS, SECTION_LABELS } from '../../rules/budget-sections.ts';
import type { LineRow } from '../../rules/grid/grid-rows.ts';

export type RowCommand =
  | 'open'
  | 'add-after'
  | 'add-below'
  | 'prices'
  | 'up'
  | 'down'
  | 'remove'
  | `to-${(typeof BUDGET_SECTIONS)[number]}`;

function entriesOf({ line, depth }: LineRow, hasPrices: boolean): MenuEntry[] {
  return [
    { id: 'open', label: 'Details, payments and files' },
    ...(hasPrices ? [{ id: 'prices', label: 'Prices near you' }] : []),
    { id: 'add-after', label: 'Add a line below' },
    ...(depth === 0 ? [{ id: 'add-below', label: 'Split into parts' }] : []),
    { id: 'up', label: 'Move up', group: 'Move' },
    { id: 'down', label: 'Move down', group: 'Move' },
    ...(depth === 0
      ? BUDGET_SECTIONS.filter((section) => section !== line.section).map((section) => ({
          id: `to-${section}`,
          label: `To ${SECTION_LABELS[section]}`,
          group: 'Move',
        }))
      : []),
    { id: 'remove', label: 'Remove', tone: 'danger' as const, group: 'Remove' },
  ];
}

interface RowMenuProps {
  row: LineRow;
  hasPrices: boolean;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onCommand: (command: RowCommand) => void;
}

export function RowMenu({ row, hasPrices, isOpen, onOpenChange, onCommand }: RowMenuProps) {
  return (
    <Menu
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      entries={entriesOf(row, hasPrices)}
      onAction={(id) => onCommand(id as RowCommand)}
      trigger={
        <Button
          excludeFromTabOrder
          aria-label={`More for ${row.line.name || 'this line'}`}
          className="absolute end-1.5 inline-flex size-7 items-center justify-center rounded-full bg-paper text-ink-soft hover:bg-linen hover:text-ink"
        >
          <Ellipsis size={18} aria-hidden="true" />
        </Button>
      }
    />
  );
}
