import { parseDate } from '@internationalized/date';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { type CalendarDate, calendarDate, isCalendarDate } from '#base/calendar-date.ts';
import { shiftMove } from '../../rules/shift-move.ts';

export type DayRange = { anchor: CalendarDate; end: CalendarDate };

/** A date of the calendar, which writes itself as we do. */
type Named = { toString(): string };

function dayAt(target: EventTarget): CalendarDate | undefined {
  const day = (target as Element).closest?.('[data-day]')?.getAttribute('data-day');
  return isCalendarDate(day) ? day : undefined;
}

interface Wishes {
  bounds: { from: CalendarDate; through: CalendarDate };
  /** Off for who only looks on. */
  isOn: boolean;
  /** A single day was pressed, outside of any selection. */
  onPress: (day: CalendarDate) => void;
}

/**
 * Several days at once: with the mouse by dragging or with Shift, by keys with Shift and arrows, by touch with two taps
 * once somebody has asked for it. A press without any of that is about its day alone.
 */
export function useDayRange({ bounds, isOn, onPress }: Wishes) {
  const [focused, setFocused] = useState<CalendarDate>(bounds.from);
  const [range, setRange] = useState<DayRange>();
  const [isPicking, setPicking] = useState(false);
  const dragFrom = useRef<CalendarDate>(undefined);
  const isShiftHeld = useRef(false);

  function press(date: Named) {
    const day = calendarDate(date.toString());
    if (!isOn) return onPress(day);
    if (isShiftHeld.current) setRange({ anchor: range?.anchor ?? focused, end: day });
    else if (isPicking)
      setRange(range && range.anchor === range.end ? { ...range, end: day } : { anchor: day, end: day });
    else if (range) setRange(undefined);
    else onPress(day);
  }

  function clear() {
    setRange(undefined);
    setPicking(false);
  }

  /** Before the grid hears of it: there arrows move the focus alone. */
  function onKeyDownCapture(event: KeyboardEvent) {
    isShiftHeld.current = event.shiftKey;
    if (event.key === 'Escape' && (range || isPicking)) return clear();
    const end =
      event.shiftKey && isOn && dayAt(event.target) && shiftMove(event.key, range?.end ?? focused, bounds);
    if (!end) return;
    event.preventDefault();
    event.stopPropagation();
    setRange({ anchor: range?.anchor ?? focused, end });
    setFocused(end);
  }

  function onPointerDownCapture(event: PointerEvent) {
    isShiftHeld.current = event.shiftKey;
    dragFrom.current = event.pointerType === 'mouse' && isOn ? dayAt(event.target) : undefined;
  }

  function onPointerOver({ buttons, target }: PointerEvent) {
    const [anchor, end] = [dragFrom.current, dayAt(target)];
    if (buttons !== 1 || !anchor || !end || end < bounds.from) return;
    if (end !== anchor || range) setRange({ anchor, end });
  }

  return {
    range,
    isPicking,
    startPicking: () => setPicking(true),
    clear,
    /** For the calendar itself. */
    grid: {
      focusedValue: parseDate(focused),
      onFocusChange: (date: Named) => setFocused(calendarDate(date.toString())),
      onChange: press,
    },
    /** For what is around it. */
    around: { onKeyDownCapture, onPointerDownCapture, onPointerOver },
  };
}
