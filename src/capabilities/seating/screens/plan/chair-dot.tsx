import type { PointerEvent } from 'react';
import { classNames } from '#ui/class-names.ts';
import type { Chair } from '../../rules/chairs.ts';
import { type Seat, type SeatingTable, tableName } from '../../rules/seating-state.ts';
import { initials } from '../../rules/tray.ts';
import { useSeating } from '../desk/seating-context.ts';
import { beginGuestDrag } from './guest-drag.ts';

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

/** A chair, and whoever sits on it. */
export function ChairDot({ table, chair, seat, isBroken, isStop, onPress }: ChairDotProps) {
  const { desk, view } = useSeating();
  const person = seat && desk.personOf.get(seat.guestUuid);
  const name = person ? desk.nameOf(person.uuid) : '';
  const isChosen = person !== undefined && view.guest === person.uuid;
  const isHeld = person !== undefined && view.hand.includes(person.uuid);
  const group = person && desk.groupOf(person);
  const words = [
    `${tableName(table)}, chair ${chair.seat}:`,
    person ? name : 'empty',
    seat?.isPinned && '(locked)',
    isHeld && '(picked up)',
    isBroken && '(a rule is broken)',
    group && `, ${group.label}`,
  ];
  function press(event: PointerEvent) {
    if (person && desk.canEdit) beginGuestDrag(event, { guestUuids: [person.uuid], words: name });
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: there are no buttons inside an SVG.
    <g
      role="button"
      tabIndex={isStop ? 0 : -1}
      aria-label={words.filter(Boolean).join(' ')}
      aria-pressed={isChosen || isHeld}
      data-table={table.uuid}
      data-seat={chair.seat}
      className="group/chair cursor-pointer outline-none"
      onPointerDown={press}
      onClick={onPress}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        onPress();
      }}
    >
      <circle
        cx={chair.x}
        cy={chair.y}
        r={RADIUS_IN}
        strokeWidth={isBroken || isHeld || isChosen ? 2.5 : 1.2}
        strokeDasharray={person || isHeld ? undefined : '3 3'}
        className={classNames(
          'group-focus-visible/chair:stroke-[3px] group-focus-visible/chair:stroke-primary group-data-over/chair:fill-cove-tint group-data-over/chair:stroke-secondary',
          isChosen ? 'fill-primary stroke-primary' : person ? (group?.fill ?? 'fill-linen') : 'fill-paper',
          !isChosen &&
            (isBroken
              ? 'stroke-red'
              : isHeld
                ? 'stroke-primary'
                : person
                  ? 'stroke-transparent'
                  : 'stroke-line-strong'),
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
      {seat?.isPinned && (
        <g aria-hidden="true" className="pointer-events-none">
          <circle cx={chair.x + 9} cy={chair.y - 9} r={5.5} className="fill-ink" />
          <path
            d={`M${chair.x + 6.8} ${chair.y - 9.4} h4.4 v3.4 h-4.4 z M${chair.x + 7.6} ${chair.y - 9.4} v-1.4 a1.4 1.4 0 0 1 2.8 0 v1.4`}
            strokeWidth={0.9}
            className="fill-paper stroke-paper"
          />
        </g>
      )}
      <title>{person ? name : `Empty chair ${chair.seat}`}</title>
    </g>
  );
}
