import { Plus, Search } from 'lucide-react';
import { useState } from 'react';
import { foldName } from '#base/search-words.ts';
import { Button } from '#ui/button.tsx';
import { PlainSelect } from '#ui/plain-select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { type SeatingTable, tableName } from '../../rules/seating-state.ts';
import { useSeating } from '../desk/seating-context.ts';
import type { SeatingMode } from '../frame/seating-modes.tsx';
import { PlanOrList } from '../plan/plan-or-list.tsx';
import { AddTablesDialog } from '../tables/add-tables-dialog.tsx';
import { TrayFoot } from '../tray/tray-foot.tsx';
import { ByName } from './by-name.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { SeatDialog } from './seat-dialog.tsx';
import { TableCard } from './table-card.tsx';

interface ListModeProps {
  isWide?: boolean;
  onMode: (mode: SeatingMode) => void;
}

/** Everything the plan can do, in words: what a phone and a screen reader begin with. */
export function ListMode({ isWide = false, onMode }: ListModeProps) {
  const { desk, view } = useSeating();
  const [text, setText] = useState('');
  const [isByName, setByName] = useState(false);
  const [adding, setAdding] = useState<{ table: SeatingTable; seat: number | undefined }>();
  const [moving, setMoving] = useState<string>();
  const [isAddingTables, setAddingTables] = useState(false);
  const folded = foldName(text);
  const fits = (table: SeatingTable) =>
    folded === '' ||
    foldName(`${tableName(table)} Table ${table.number}`).includes(folded) ||
    [...(desk.sitters.get(table.uuid)?.values() ?? [])].some(({ guestUuid }) =>
      foldName(desk.nameOf(guestUuid)).includes(folded),
    );
  const shown = desk.tables.filter(fits);
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-start gap-2">
        <TextField
          label="Guest or table"
          isLabelHidden
          placeholder="Guest or table"
          type="search"
          value={text}
          onChange={setText}
          leading={<Search size={18} className="text-ink-soft" aria-hidden="true" />}
          reservesMessage={false}
          className="grow"
        />
        <PlainSelect
          aria-label="Sorted"
          value={isByName ? 'name' : 'table'}
          onChange={(event) => setByName(event.target.value === 'name')}
          className="min-h-15 rounded-input border border-line-strong bg-paper ps-3.5"
        >
          <option value="table">By table</option>
          <option value="name">By name</option>
        </PlainSelect>
      </div>
      {isByName ? (
        <ByName text={text} onMove={setMoving} />
      ) : (
        shown.map((table) => (
          <TableCard
            key={table.uuid}
            table={table}
            isOpen={view.table === table.uuid || (folded !== '' && shown.length === 1)}
            onOpenChange={(isOpen) => view.showTable(isOpen ? table.uuid : undefined)}
            onAdd={(to, seat) => setAdding({ table: to, seat })}
            onMove={setMoving}
            hasReasonsBeside={isWide}
          />
        ))
      )}
      {!isByName && shown.length === 0 && (
        <p className="py-4 text-ink-soft">
          {desk.tables.length === 0
            ? 'There are no tables yet.'
            : 'No table and nobody who sits has that name.'}
        </p>
      )}
      {desk.canEdit && (
        <div>
          <Button
            variant="secondary"
            icon={<Plus size={18} aria-hidden="true" />}
            onPress={() => setAddingTables(true)}
          >
            Add tables
          </Button>
        </div>
      )}
      {isWide ? <PlanOrList value="list" onChange={onMode} /> : <TrayFoot />}
      {adding && <SeatDialog {...adding} onClose={() => setAdding(undefined)} />}
      {moving !== undefined && <MoveDialog guestUuids={[moving]} onClose={() => setMoving(undefined)} />}
      {isAddingTables && <AddTablesDialog onClose={() => setAddingTables(false)} />}
    </div>
  );
}
