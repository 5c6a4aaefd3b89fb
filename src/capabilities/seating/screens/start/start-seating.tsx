import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { api } from '#app/api.ts';
import { pageWidth } from '#app/page-width.ts';
import { paths } from '#app/rules/paths.ts';
import { useAction } from '#app/use-action.ts';
import { plural } from '#base/text.ts';
import { Button } from '#ui/button.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import type { SeatingPlans } from '../../contract/plans.contract.ts';
import { seatingPlansQuery } from '../../queries.ts';
import { layOutTables, tablesFor } from '../../rules/lay-out-tables.ts';
import { NEW_ROOM } from '../../rules/room.ts';
import { MOST_TABLES } from '../../rules/seating-limits.ts';
import { TABLE_SIZES, type TableSizeKey } from '../../rules/table-sizes.data.ts';
import { RoomPicture } from './room-picture.tsx';
import { TableKinds } from './table-kinds.tsx';

interface StartSeatingProps {
  event: SeatingPlans['events'][number];
  list: SeatingPlans;
}

const COMMON: TableSizeKey = 'ROUND_60';

function planAddress(eventUuid: string, planUuid: string): string {
  return `${paths.seatingChart()}?event=${eventUuid}&plan=${planUuid}`;
}

/** Two questions, and a room with tables is there. */
export function StartSeating({ event, list }: StartSeatingProps) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [people, setPeople] = useState<number | null>(Math.max(event.people, 1));
  const [sizeKey, setSizeKey] = useState<TableSizeKey>(COMMON);
  const size = TABLE_SIZES[sizeKey];
  const tables = people === null ? 0 : tablesFor(people, sizeKey);
  const seats = tables * size.comfortable;
  const begin = useAction({
    run: () =>
      api.seating.addPlan({
        uuid: crypto.randomUUID(),
        eventUuid: event.uuid,
        name: event.name,
        from: { kind: 'TABLES', sizeKey, tables },
      }),
    refreshes: [seatingPlansQuery.queryKey],
    onDone: ({ plans }) => {
      const made = plans.find(({ eventUuid }) => eventUuid === event.uuid);
      if (made) void navigate(planAddress(event.uuid, made.uuid), { replace: true });
      return revalidate();
    },
  });
  const laidOut = tables > 0 ? layOutTables({ count: tables, sizeKey }, NEW_ROOM) : undefined;
  const isShort = people !== null && seats < people;
  return (
    <div className={`${pageWidth} py-6 md:py-9`}>
      <PageHeading
        title="Seating"
        lead={`${event.name}: ${plural(event.people, 'guest')} on your list, ${event.coming} coming so far.`}
      />
      {list.canEdit ? (
        <div className="mt-6 grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]">
          <div className="flex flex-col gap-6">
            <NumberField
              label="How many guests?"
              value={people}
              onChange={setPeople}
              minValue={1}
              maxValue={MOST_TABLES * size.most}
              step={1}
              description="Everyone invited who hasn’t said no. You can add tables at any time."
            />
            <TableKinds value={sizeKey} onChange={setSizeKey} />
            <p className="font-semibold text-lg" role="status">
              {tables > 0 &&
                `${plural(tables, 'table')} of ${size.comfortable}, ${size.label}: ${seats} seats${isShort ? `, ${(people ?? 0) - seats} too few` : ''}`}
            </p>
            <div>
              <Button
                size="large"
                isDisabled={tables === 0}
                isPending={begin.isPending}
                onPress={() => begin.mutate()}
              >
                Lay out {plural(tables, 'table')}
              </Button>
            </div>
          </div>
          {laidOut && (
            <RoomPicture
              label={`A room with ${plural(tables, 'table')}`}
              room={laidOut.room}
              tables={laidOut.tables.map((table) => ({ ...table, uuid: String(table.number) }))}
            />
          )}
        </div>
      ) : (
        <p className="mt-6 text-ink-soft">Nobody has begun a seating plan yet.</p>
      )}
    </div>
  );
}
