import { X } from 'lucide-react';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { plural } from '#base/text.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { namesInText } from '../../rules/rule-words.ts';
import { type SeatingTable, tableName } from '../../rules/seating-state.ts';
import { useSeating } from '../desk/seating-context.ts';
import type { SeatingMode } from '../frame/seating-modes.tsx';
import { MoveQuestion } from '../list/move-question.tsx';
import { TrayFoot } from '../tray/tray-foot.tsx';
import { FixtureShape } from './fixture-shape.tsx';
import { dropGuestsBut, GUEST_DROP, type GuestDrop } from './guest-drag.ts';
import { NoTables } from './no-tables.tsx';
import { PlanOrList } from './plan-or-list.tsx';
import { RoomGround } from './room-ground.tsx';
import { TableGroup } from './table-group.tsx';
import { useRoomKeys } from './use-room-keys.ts';
import { useZoom } from './use-zoom.ts';
import { ZoomBar } from './zoom-bar.tsx';

/** The room as it is, with everybody in it: drag, or press who and then where. */
export function PlanMode({ onMode }: { onMode: (mode: SeatingMode) => void }) {
  const { desk, view, judgement, others } = useSeating();
  const { plan, tables, sitters, groups } = desk;
  const svg = useRef<SVGSVGElement>(null);
  const { viewBox, zoom, zoomBy, fit } = useZoom(svg, plan.state.room);
  const { onKeyDown, onFocus, stopOf } = useRoomKeys(svg, tables[0]?.uuid);
  const brokenGuests = useMemo(() => {
    const broken = judgement?.broken;
    const guests = (judgement?.terms ?? []).flatMap(({ isBroken, ruleId, personIds }) =>
      isBroken && ruleId !== null && broken?.has(ruleId) ? personIds : [],
    );
    return new Set(guests);
  }, [judgement]);

  const drop = useEffectEvent(({ guestUuids, tableUuid, seat }: GuestDrop) => {
    const table = desk.tableOf.get(tableUuid);
    if (table && desk.actions.place(guestUuids, table, seat)) view.pickUp([]);
  });
  useEffect(() => {
    const element = svg.current;
    const hear = (event: Event) => {
      if (event instanceof CustomEvent) drop(event.detail as GuestDrop);
    };
    element?.addEventListener(GUEST_DROP, hear);
    return () => element?.removeEventListener(GUEST_DROP, hear);
  }, []);

  useEffect(() => dropGuestsBut((uuid) => desk.personOf.has(uuid)), [desk.personOf]);

  const onTable = useCallback(
    (table: SeatingTable) => {
      if (view.hand.length > 0 && desk.canEdit) {
        if (desk.actions.place(view.hand, table)) view.pickUp([]);
      } else view.showTable(view.table === table.uuid ? undefined : table.uuid);
    },
    [desk, view],
  );
  const onChair = useCallback(
    (table: SeatingTable, seat: number) => {
      const there = desk.sitters.get(table.uuid)?.get(seat);
      if (view.hand.length > 0 && desk.canEdit) {
        if (desk.actions.place(view.hand, table, seat)) view.pickUp([]);
        return;
      }
      view.showTable(table.uuid);
      if (!there) return;
      view.showGuest(there.guestUuid);
      if (desk.canEdit) view.pickUp([there.guestUuid]);
    },
    [desk, view],
  );
  const held = namesInText(view.hand.map(desk.nameOf));
  const open = view.table === undefined ? undefined : desk.tableOf.get(view.table);

  return (
    <div className="flex h-full min-h-[calc(100dvh-15rem)] flex-col lg:min-h-0">
      {groups.length > 1 && (
        <ul aria-label="Colors" className="flex flex-wrap gap-x-4 gap-y-1 px-4 pt-3 text-sm">
          {groups.map(({ key, label, surface }) => (
            <li key={key} className="flex items-center gap-1.5">
              <span aria-hidden="true" className={`size-3 rounded-full border border-ink/15 ${surface}`} />
              {label}
            </li>
          ))}
        </ul>
      )}
      <div className="xl:hidden">
        <MoveQuestion />
      </div>
      {tables.length === 0 && <NoTables />}
      {/* biome-ignore lint/a11y/useSemanticElements: a picture whose parts are buttons. */}
      <svg
        ref={svg}
        role="group"
        aria-label={`The room: ${plural(tables.length, 'table')}. Arrow keys go from chair to chair${desk.canEdit ? ', Enter picks up and puts down, L locks, Delete unseats' : ''}.`}
        viewBox={viewBox}
        preserveAspectRatio="xMidYMid meet"
        className="min-h-0 w-full grow touch-none select-none"
        onKeyDown={(event) => {
          if (event.key === 'Escape') view.pickUp([]);
          onKeyDown(event);
        }}
        onFocus={onFocus}
      >
        <RoomGround />
        {plan.state.fixtures.map((fixture) => (
          <FixtureShape key={fixture.uuid} fixture={fixture} />
        ))}
        {tables.map((table) => (
          <TableGroup
            key={table.uuid}
            table={table}
            there={sitters.get(table.uuid)}
            brokenGuests={brokenGuests}
            isMarked={view.table === table.uuid}
            withOthers={others
              .filter(({ place }) => place.tableUuid === table.uuid)
              .map(({ firstName }) => firstName || 'Someone')
              .join(', ')}
            stop={stopOf(table.uuid)}
            onTable={onTable}
            onChair={onChair}
          />
        ))}
      </svg>
      <div className="pointer-events-none sticky bottom-34 flex lg:bottom-0 flex-wrap items-end justify-between gap-2 p-4 max-lg:pb-2 [&>*]:pointer-events-auto">
        <span className="max-lg:hidden">
          <PlanOrList value="plan" onChange={onMode} />
        </span>
        {view.hand.length > 0 && (
          <div
            role="status"
            className="flex items-center gap-1 rounded-full bg-primary ps-4 text-paper text-sm shadow-float"
          >
            {held}: press a chair or a table
            <IconButton
              label="Put down"
              icon={<X size={18} />}
              onPress={() => view.pickUp([])}
              className="text-paper! hover:bg-paper/15!"
            />
          </div>
        )}
        {view.hand.length === 0 && open && desk.canEdit && (
          <button
            type="button"
            onClick={() => view.editTable(open.uuid)}
            className="min-h-11 cursor-pointer rounded-full border border-line bg-paper px-4 font-semibold text-sm shadow-float"
          >
            Change {tableName(open)}
          </button>
        )}
        <ZoomBar zoom={zoom} onZoom={zoomBy} onFit={fit} />
      </div>
      <div className="sticky bottom-(--foot-bar) z-10 px-4 lg:hidden">
        <TrayFoot />
      </div>
    </div>
  );
}
