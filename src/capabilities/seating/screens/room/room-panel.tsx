import { Plus, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Menu } from '#ui/menu.tsx';
import type { RoomFault } from '../../rules/check-room.ts';
import { FIXTURE_KINDS, FIXTURE_LABELS, type Fixture } from '../../rules/room.ts';
import { type SeatingTable, tableName } from '../../rules/seating-state.ts';
import { ALIGNMENTS, type Alignment, alignPoints } from '../../rules/snap.ts';
import { nearestTable } from '../../rules/table-gaps.ts';
import { useSeating } from '../desk/seating-context.ts';
import { AddTablesDialog } from '../tables/add-tables-dialog.tsx';
import { distanceWords } from './distance-mark.tsx';
import { FixtureFields } from './fixture-fields.tsx';
import { RoomFields } from './room-fields.tsx';

interface RoomPanelProps {
  tables: readonly SeatingTable[];
  fixture: Fixture | undefined;
  faults: readonly RoomFault[];
  onChoose: (uuids: readonly string[]) => void;
}

const ALIGN_LABELS: Readonly<Record<Alignment, string>> = {
  ROW: 'In one row',
  COLUMN: 'In one column',
  SPREAD_ROW: 'Evenly across',
  SPREAD_COLUMN: 'Evenly down',
};

/** What is chosen, as words and numbers; the room itself where nothing is. */
export function RoomPanel({ tables, fixture, faults, onChoose }: RoomPanelProps) {
  const { desk, view } = useSeating();
  const { actions, canEdit, plan } = desk;
  const [isAdding, setAdding] = useState(false);
  const [only] = tables;
  const middle = { x: Math.round(plan.state.room.widthIn / 2), y: Math.round(plan.state.room.lengthIn / 2) };
  const others = plan.state.tables.filter(({ uuid }) => uuid !== only?.uuid);
  const nearest = only && nearestTable(only, others);
  const turn = (by: number) =>
    actions.moveTables(tables.map(({ uuid, angle }) => ({ uuid, angle: (angle + by + 360) % 360 })));
  return (
    <aside
      aria-label={canEdit ? 'Change the room' : 'The room'}
      className="border-line bg-paper p-5 max-lg:border-t lg:h-[calc(100dvh-12.75rem)] lg:min-h-140 lg:overflow-y-auto lg:border-s"
    >
      {canEdit && (
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="small"
            icon={<Plus size={16} aria-hidden="true" />}
            onPress={() => setAdding(true)}
          >
            Tables
          </Button>
          <Menu
            placement="bottom start"
            trigger={
              <Button variant="secondary" size="small" icon={<Plus size={16} aria-hidden="true" />}>
                Something else
              </Button>
            }
            entries={FIXTURE_KINDS.map((id) => ({ id, label: FIXTURE_LABELS[id] }))}
            onAction={(id) => {
              const kind = FIXTURE_KINDS.find((one) => one === id);
              if (kind) onChoose([actions.addFixture(kind, middle)]);
            }}
          />
        </div>
      )}
      {only && canEdit && (
        <section className="mt-5" aria-labelledby="chosen">
          <h2 id="chosen" className="text-lg">
            {tables.length === 1 ? tableName(only) : `${tables.length} tables`}
          </h2>
          <p className="mt-1 text-ink-soft text-sm" aria-live="polite">
            {tables.length === 1 && nearest && `Between the chairs: ${distanceWords(nearest)}.`}
          </p>
          <div className="mt-2 flex flex-wrap gap-2">
            {tables.length === 1 && (
              <>
                <Button variant="secondary" size="small" onPress={() => view.editTable(only.uuid)}>
                  Change
                </Button>
                <Button variant="secondary" size="small" onPress={() => onChoose([actions.copyTable(only)])}>
                  Copy
                </Button>
              </>
            )}
            <Button variant="secondary" size="small" onPress={() => turn(-15)}>
              Turn left
            </Button>
            <Button variant="secondary" size="small" onPress={() => turn(15)}>
              Turn right
            </Button>
            {tables.length > 1 &&
              ALIGNMENTS.map((how) => (
                <Button
                  key={how}
                  variant="secondary"
                  size="small"
                  onPress={() =>
                    actions.moveTables(alignPoints(tables, how).map(({ uuid, x, y }) => ({ uuid, x, y })))
                  }
                >
                  {ALIGN_LABELS[how]}
                </Button>
              ))}
            <Button
              variant="danger"
              size="small"
              onPress={() => {
                actions.removeTables(tables);
                onChoose([]);
              }}
            >
              Remove
            </Button>
          </div>
        </section>
      )}
      {fixture && canEdit && (
        <FixtureFields key={fixture.uuid} fixture={fixture} onRemoved={() => onChoose([])} />
      )}
      {!only && !fixture && (
        <>
          {canEdit && (
            <p className="mt-4 text-ink-soft text-sm">
              Drag a table, or go to it with Tab and use the arrow keys: with Shift, an inch at a time. Shift
              and a press choose several.
            </p>
          )}
          <RoomFields />
        </>
      )}
      <section className="mt-6" aria-live="polite">
        <h2 className="text-lg">Distances</h2>
        {faults.length === 0 ? (
          <p className="mt-1 text-green-deep text-sm">People can pass everywhere, and doors open.</p>
        ) : (
          <ul className="mt-1 text-sm">
            {faults.slice(0, 12).map(({ words }) => (
              <li key={words} className="flex gap-2 py-1">
                <TriangleAlert size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-gold-deep" />
                {words}
              </li>
            ))}
            {faults.length > 12 && <li className="py-1 text-ink-soft">And {faults.length - 12} more.</li>}
          </ul>
        )}
      </section>
      {isAdding && <AddTablesDialog onClose={() => setAdding(false)} />}
    </aside>
  );
}
