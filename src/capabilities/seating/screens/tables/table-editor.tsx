import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Drawer } from '#ui/drawer.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { SwitchField } from '#ui/switch-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { feetText } from '../../rules/feet-text.ts';
import {
  LARGEST_NUMBER,
  LONGEST_ROOM_IN,
  LONGEST_TABLE_LABEL,
  MOST_CHAIRS,
} from '../../rules/seating-limits.ts';
import { type SeatingTable, type TableValues, tableName } from '../../rules/seating-state.ts';
import { TABLE_SIZE_KEYS, TABLE_SIZES } from '../../rules/table-sizes.data.ts';
import { useSeating } from '../desk/seating-context.ts';
import { FeetField } from './feet-field.tsx';

interface TableEditorProps {
  table: SeatingTable;
  onClose: () => void;
}

/** Everything a table is, as fields; each counts as soon as it is left. */
export function TableEditor({ table, onClose }: TableEditorProps) {
  const { desk } = useSeating();
  const { actions } = desk;
  const [label, setLabel] = useState(table.label);
  const [twice, setTwice] = useState<number>();
  const set = (values: Partial<TableValues>) => actions.changeTable(table, values);
  const most = table.sizeKey === 'CUSTOM' ? MOST_CHAIRS : TABLE_SIZES[table.sizeKey].most;
  const isTight = table.seats > TABLE_SIZES[table.sizeKey].comfortable && table.sizeKey !== 'CUSTOM';
  const isTwice = (number: number) =>
    desk.tables.some((other) => other.uuid !== table.uuid && other.number === number);
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={tableName(table)}
      isWholeOnPhone
      footer={
        <>
          <Button
            variant="secondary"
            onPress={() => {
              actions.copyTable(table);
              onClose();
            }}
          >
            Copy
          </Button>
          <Button
            variant="danger"
            onPress={() => {
              actions.removeTables([table]);
              onClose();
            }}
          >
            Remove
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <NumberField
          label="Number"
          value={table.number}
          onChange={(number) => {
            const isTaken = number !== null && isTwice(number);
            setTwice(isTaken ? number : undefined);
            if (number !== null && !isTaken) set({ number });
          }}
          {...(twice !== undefined && { error: `There is a Table ${twice} already.` })}
          minValue={1}
          maxValue={LARGEST_NUMBER}
          step={1}
          description="What guests look for. No two tables have the same."
        />
        <TextField
          label="Name"
          isOptional
          value={label}
          onChange={setLabel}
          onBlur={() => set({ label: label.trim() })}
          maxLength={LONGEST_TABLE_LABEL}
          placeholder="Delgado family"
        />
        <SelectField
          label="Size"
          options={TABLE_SIZE_KEYS.map((id) => ({ id, label: TABLE_SIZES[id].label }))}
          value={table.sizeKey}
          onChange={(id) => {
            const sizeKey = TABLE_SIZE_KEYS.find((key) => key === id);
            if (!sizeKey) return;
            const { shape, lengthIn, widthIn, comfortable } = TABLE_SIZES[sizeKey];
            set({ sizeKey, shape, lengthIn, widthIn, seats: comfortable });
          }}
        />
        {table.sizeKey === 'CUSTOM' && (
          <div className="grid grid-cols-2 gap-3">
            <FeetField
              label="Length"
              inches={table.lengthIn}
              least={12}
              most={LONGEST_ROOM_IN}
              onChange={(lengthIn) => set({ lengthIn })}
            />
            <FeetField
              label="Width"
              inches={table.widthIn}
              least={12}
              most={LONGEST_ROOM_IN}
              onChange={(widthIn) => set({ widthIn })}
            />
          </div>
        )}
        <NumberField
          label="Chairs"
          value={table.seats}
          onChange={(seats) => seats !== null && set({ seats })}
          minValue={1}
          maxValue={Math.max(most, table.seats)}
          step={1}
          {...(isTight && {
            warning: `More than ${TABLE_SIZES[table.sizeKey].comfortable} is tight at this size.`,
          })}
          description={`Whoever sits on a chair you take away goes back to the list. ${feetText(table.lengthIn)} long.`}
        />
        <div className="grid grid-cols-3 gap-3">
          <FeetField
            label="From left"
            inches={table.x}
            least={0}
            most={LONGEST_ROOM_IN}
            onChange={(x) => set({ x })}
          />
          <FeetField
            label="From top"
            inches={table.y}
            least={0}
            most={LONGEST_ROOM_IN}
            onChange={(y) => set({ y })}
          />
          <NumberField
            label="Turned, degrees"
            value={table.angle}
            onChange={(angle) => angle !== null && set({ angle: ((angle % 360) + 360) % 360 })}
            minValue={0}
            maxValue={359}
            step={1}
          />
        </div>
        <SwitchField
          label="No steps on the way"
          value={table.isStepFree}
          onChange={(isStepFree) => set({ isStepFree })}
        />
        <SwitchField
          label="For vendors"
          description="Guests are not seated here by themselves."
          value={table.isForVendors}
          onChange={(isForVendors) => set({ isForVendors })}
        />
      </div>
    </Drawer>
  );
}
