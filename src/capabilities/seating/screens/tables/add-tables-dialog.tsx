import { useState } from 'react';
import { plural } from '#base/text.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { MOST_TABLES } from '../../rules/seating-limits.ts';
import { TABLE_SIZE_KEYS, TABLE_SIZES, type TableSizeKey } from '../../rules/table-sizes.data.ts';
import { useSeating } from '../desk/seating-context.ts';

/** So many tables of one size, each where there is room. */
export function AddTablesDialog({ onClose }: { onClose: () => void }) {
  const { desk, view } = useSeating();
  const [sizeKey, setSizeKey] = useState<TableSizeKey>('ROUND_60');
  const [count, setCount] = useState<number | null>(1);
  const most = MOST_TABLES - desk.tables.length;
  function add() {
    if (count === null) return;
    const [first] = desk.actions.addTables(sizeKey, count);
    view.showTable(first?.uuid);
    onClose();
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Add tables"
      size="small"
      footer={
        <Button isDisabled={count === null || most < 1} onPress={add}>
          Add {plural(count ?? 0, 'table')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <SelectField
          label="Size"
          options={TABLE_SIZE_KEYS.map((id) => ({
            id,
            label: TABLE_SIZES[id].label,
            description: `Seats ${TABLE_SIZES[id].comfortable}, at most ${TABLE_SIZES[id].most}`,
          }))}
          value={sizeKey}
          onChange={(id) => setSizeKey(TABLE_SIZE_KEYS.find((key) => key === id) ?? sizeKey)}
        />
        <NumberField
          label="How many?"
          value={count}
          onChange={setCount}
          minValue={1}
          maxValue={Math.max(1, Math.min(40, most))}
          step={1}
        />
      </div>
    </Dialog>
  );
}
