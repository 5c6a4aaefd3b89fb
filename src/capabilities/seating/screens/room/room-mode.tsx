import { useMemo, useRef, useState } from 'react';
import { pictureAddress } from '#base/picture-address.ts';
import { plural } from '#base/text.ts';
import { checkRoom } from '../../rules/check-room.ts';
import { FIXTURE_LABELS, type Fixture } from '../../rules/room.ts';
import { type SeatingTable, tableName } from '../../rules/seating-state.ts';
import { nearestTable } from '../../rules/table-gaps.ts';
import { useSeating } from '../desk/seating-context.ts';
import { FixtureShape } from '../plan/fixture-shape.tsx';
import { RoomGround } from '../plan/room-ground.tsx';
import { TableShape } from '../plan/table-shape.tsx';
import { useZoom } from '../plan/use-zoom.ts';
import { ZoomBar } from '../plan/zoom-bar.tsx';
import { ChairMarks } from './chair-marks.tsx';
import { DistanceMark, showDistance } from './distance-mark.tsx';
import { readRoomKey } from './read-room-key.ts';
import { RoomPanel } from './room-panel.tsx';
import { useThingDrag } from './use-thing-drag.ts';

/** The room itself: tables and everything else that stands in it, moved by hand, by keys or by numbers. */
export function RoomMode() {
  const { desk } = useSeating();
  const { plan, tables, actions, canEdit } = desk;
  const { fixtures, room } = plan.state;
  const svg = useRef<SVGSVGElement>(null);
  const { viewBox, zoom, zoomBy, fit } = useZoom(svg, room);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const things = useMemo(() => [...tables, ...fixtures], [tables, fixtures]);
  const faults = useMemo(() => checkRoom(plan.state), [plan.state]);
  const faulty = new Set(faults.flatMap(({ tableUuids }) => tableUuids));

  function moveAll(moved: readonly { uuid: string; x: number; y: number }[]) {
    const [fixture] = fixtures.filter(({ uuid }) => moved.some((one) => one.uuid === uuid));
    const place = moved.find(({ uuid }) => uuid === fixture?.uuid);
    if (fixture && place) actions.changeFixture(fixture, { x: place.x, y: place.y });
    else actions.moveTables(moved.map(({ uuid, x, y }) => ({ uuid, x, y })));
  }

  const drag = useThingDrag(svg, {
    others: (but) => things.filter(({ uuid }) => !but.has(uuid)),
    onMoving: (there, but) => {
      const table = there && tables.find(({ uuid }) => uuid === there.uuid);
      const still = tables.filter(({ uuid }) => !but.has(uuid));
      const nearest = table && nearestTable({ ...table, x: there.x, y: there.y }, still);
      showDistance(svg.current, there ?? { x: 0, y: 0 }, nearest);
    },
    onMoved: moveAll,
  });

  function remove(gone: readonly (SeatingTable | Fixture)[]) {
    const uuids = gone.map(({ uuid }) => uuid);
    const fixture = fixtures.find(({ uuid }) => uuids.includes(uuid));
    if (fixture) actions.removeFixture(fixture, fixture.label || FIXTURE_LABELS[fixture.kind]);
    else actions.removeTables(tables.filter(({ uuid }) => uuids.includes(uuid)));
    setChosen([]);
    // Whoever works with keys goes on from the room, not from the top of the page.
    svg.current?.focus();
  }

  function press(uuid: string, isMore: boolean) {
    const isTable = (one: string) => tables.some((table) => table.uuid === one);
    if (!isMore || !isTable(uuid)) setChosen(chosen.length === 1 && chosen[0] === uuid ? [] : [uuid]);
    else if (chosen.includes(uuid)) setChosen(chosen.filter((one) => one !== uuid));
    else setChosen([...chosen.filter(isTable), uuid]);
  }

  function grip(thing: SeatingTable | Fixture, name: string) {
    const isChosen = chosen.includes(thing.uuid);
    const together = isChosen ? things.filter(({ uuid }) => chosen.includes(uuid)) : [thing];
    return {
      role: 'button',
      tabIndex: 0,
      'aria-label': `${name}${faulty.has(thing.uuid) ? ', too near something' : ''}`,
      'aria-pressed': isChosen,
      'data-grip': '',
      'data-thing': thing.uuid,
      className: `outline-none ${canEdit ? 'cursor-move' : 'cursor-pointer'} [&:focus-visible_:is(ellipse,rect,path:not([data-chairs]))]:stroke-[4px] [&:focus-visible_:is(ellipse,rect,path:not([data-chairs]))]:stroke-primary`,
      onPointerDown: (event: React.PointerEvent) => {
        if (canEdit) drag.begin(event, thing, together);
      },
      onClick: (event: React.MouseEvent) => {
        if (!drag.wasDragged()) press(thing.uuid, event.shiftKey || event.ctrlKey || event.metaKey);
      },
      onKeyDown: (event: React.KeyboardEvent) => {
        const asked = readRoomKey(event);
        if (!asked || (asked.does !== 'choose' && !canEdit)) return;
        event.preventDefault();
        if (asked.does === 'choose') press(thing.uuid, asked.isMore);
        else if (asked.does === 'remove') remove(together);
        else {
          if (!isChosen) setChosen([thing.uuid]);
          moveAll(together.map(({ uuid, x, y }) => ({ uuid, x: x + asked.x, y: y + asked.y })));
        }
      },
    };
  }

  const { background } = room;
  return (
    <div className="grid lg:grid-cols-[minmax(0,1fr)_20.75rem] 2xl:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="flex h-[60dvh] flex-col bg-linen lg:h-[calc(100dvh-12.75rem)] lg:min-h-140">
        {/* biome-ignore lint/a11y/useSemanticElements: a picture whose parts are buttons. */}
        <svg
          ref={svg}
          role="group"
          tabIndex={-1}
          aria-label={`The room with ${plural(tables.length, 'table')}.${canEdit ? ' Arrow keys move one, Enter chooses it, Shift and Enter several, Delete removes.' : ''}`}
          viewBox={viewBox}
          className="min-h-0 w-full grow touch-none select-none"
        >
          <RoomGround />
          {background && plan.background && (
            <image
              href={pictureAddress(plan.background.id, {
                width: 1600,
                addressKey: plan.background.addressKey,
              })}
              x={background.x}
              y={background.y}
              width={background.widthIn}
              opacity={background.opacity / 100}
              transform={`rotate(${background.angle} ${background.x} ${background.y})`}
              className="pointer-events-none"
            />
          )}
          {fixtures.map((fixture) => (
            <g key={fixture.uuid} {...grip(fixture, fixture.label || FIXTURE_LABELS[fixture.kind])}>
              <FixtureShape fixture={fixture} />
              {chosen.includes(fixture.uuid) && (
                <circle cx={fixture.x} cy={fixture.y} r={5} className="fill-primary" />
              )}
            </g>
          ))}
          {tables.map((table) => (
            <g key={table.uuid} {...grip(table, tableName(table))}>
              <ChairMarks table={table} />
              <TableShape
                table={table}
                className={
                  chosen.includes(table.uuid)
                    ? 'fill-wine-tint! stroke-primary! stroke-[3px]'
                    : faulty.has(table.uuid)
                      ? 'stroke-red! stroke-[2.5px]'
                      : ''
                }
              />
              <text
                x={table.x}
                y={table.y}
                textAnchor="middle"
                dominantBaseline="central"
                className="pointer-events-none fill-ink font-display font-semibold text-[22px]"
              >
                {table.number}
              </text>
            </g>
          ))}
          <DistanceMark />
        </svg>
        <div className="flex justify-end p-4 pt-2">
          <ZoomBar zoom={zoom} onZoom={zoomBy} onFit={fit} />
        </div>
      </div>
      <RoomPanel
        tables={tables.filter(({ uuid }) => chosen.includes(uuid))}
        fixture={fixtures.find(({ uuid }) => uuid === chosen[0])}
        faults={faults}
        onChoose={setChosen}
      />
    </div>
  );
}
