import type { KeyboardEvent, PointerEvent } from 'react';
import { classNames } from '#ui/class-names.ts';
import type { Chair } from '../../rules/chairs.ts';
import { type Seat, type SeatingTable, tableName } from '../../rules/seating-state.ts';
import { initials } from '../../rules/tray.ts';
import type { GuestGroup } from '../desk/guest-groups.ts';
import { useSeating } from '../desk/seating-context.ts';
import { beginGuestDrag } from './guest-drag.ts';
import { pressedByKey } from './pressed-by-key.ts';

interface ChairDotProps {
  table: SeatingTable;
  chair: Chair;
  seat: Seat | undefined;
  isBroken: boolean;
  /** The one of the room that Tab comes to. */
  isStop: boolean;
  onPress: () => void;
}

/** Larger than a chair, so that two letters can be read. */
const RADIUS_IN = 12;

type Look = {
  group: GuestGroup | undefined;
  isTaken: boolean;
  isChosen: boolean;
  isHeld: boolean;
  isBroken: boolean;
};

function fillOf({ group, isTaken, isChosen }: Look): string {
  if (isChosen) return 'fill-primary';
  return isTaken ? (group?.fill ?? 'fill-linen') : 'fill-paper';
}

function strokeOf({ isTaken, isChosen, isHeld, isBroken }: Look): string {
  if (isChosen || isHeld) return 'stroke-primary';
  if (isBroken) return 'stroke-red';
  return isTaken ? 'stroke-transparent' : 'stroke-line-strong';
}

/** Locked seats have a small lock at their shoulder. */
function LockMark({ x, y }: Pick<Chair, 'x' | 'y'>) {
  return (
    <g className="pointer-events-none">
      <circle cx={x + 9} cy={y - 9} r={5.5} className="fill-ink" />
      <path d={`M${x + 6.8} ${y - 9.6} h4.4 v3.6 h-4.4 z`} className="fill-paper" />
      <path
        d={`M${x + 7.7} ${y - 9.6} v-1.2 a1.3 1.3 0 0 1 2.6 0 v1.2`}
        strokeWidth={0.9}
        className="fill-none stroke-paper"
      />
    </g>
  );
}

/** A chair, and whoever sits on it. */
export function ChairDot({ table, chair, seat, isBroken, isStop, onPress }: ChairDotProps) {
  const { desk, view } = useSeating();
  const person = seat && desk.personOf.get(seat.guestUuid);
  const name = person ? desk.nameOf(person.uuid) : 'empty';
  const isTaken = person !== undefined;
  const isChosen = isTaken && view.guest === person.uuid;
  const isHeld = isTaken && view.hand.includes(person.uuid);
  const look: Look = { group: person && desk.groupOf(person), isTaken, isChosen, isHeld, isBroken };
  const words = [
    `${tableName(table)}, chair ${chair.seat}: ${name}`,
    seat?.isPinned && 'locked',
    isHeld && 'picked up',
    isBroken && 'a rule is broken',
    look.group?.label,
  ];
  function press(event: PointerEvent) {
    if (person && desk.canEdit) beginGuestDrag(event, { guestUuids: [person.uuid], words: name });
  }
  function pressKey(event: KeyboardEvent) {
    pressedByKey(event, onPress);
    if (!person || !seat || !desk.canEdit || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Delete' || event.key === 'Backspace') desk.actions.unseat([person.uuid]);
    if (event.key.toLowerCase() === 'l') desk.actions.lock([person.uuid], !seat.isPinned);
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: there are no buttons inside an SVG.
    <g
      role="button"
      tabIndex={isStop ? 0 : -1}
      aria-label={words.filter(Boolean).join(', ')}
      aria-pressed={isChosen || isHeld}
      data-table={table.uuid}
      data-seat={chair.seat}
      className="group/chair cursor-pointer outline-none"
      onPointerDown={press}
      onClick={onPress}
      onKeyDown={pressKey}
    >
      <circle
        cx={chair.x}
        cy={chair.y}
        r={RADIUS_IN}
        strokeWidth={isBroken || isHeld || isChosen ? 2.5 : 1.2}
        {...(!isTaken && { strokeDasharray: '3 3' })}
        className={classNames(
          'group-focus-visible/chair:stroke-[3px] group-focus-visible/chair:stroke-primary group-data-over/chair:fill-cove-tint group-data-over/chair:stroke-secondary',
          fillOf(look),
          strokeOf(look),
        )}
      />
      {person && (
        <text
          x={chair.x}
          y={chair.y}
          textAnchor="middle"
          dominantBaseline="central"
          className={classNames(
            'pointer-events-none font-semibold text-[9.5px]',
            isChosen ? 'fill-paper' : 'fill-ink',
          )}
        >
          {initials(person)}
        </text>
      )}
      {seat?.isPinned && <LockMark x={chair.x} y={chair.y} />}
      <title>{isTaken ? name : `Empty chair ${chair.seat}`}</title>
    </g>
  );
}
