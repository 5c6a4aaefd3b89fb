import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { CLOSED, type DropdownEvent, nextDropdown } from '../rules/dropdown-state.ts';
import { HOVER_OPEN_MS } from '../rules/nav-constants.ts';

export type Dropdowns = ReturnType<typeof useDropdowns>;

/** The dropdowns of one bar: opened by resting on them, by a press or by key; closed by leaving them in any way. */
export function useDropdowns() {
  const [state, setState] = useState(CLOSED);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const bar = useRef<HTMLElement>(null);
  const { key } = useLocation();
  const { openId } = state;

  const send = useCallback((event: DropdownEvent) => {
    clearTimeout(timer.current);
    setState((before) => nextDropdown(before, event));
  }, []);

  /** Both the way in and the way out take their time, so that a pointer passing by changes nothing. */
  const sendLater = useCallback(
    (event: () => DropdownEvent) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => send(event()), HOVER_OPEN_MS);
    },
    [send],
  );

  useEffect(() => () => clearTimeout(timer.current), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every arrival somewhere closes what led there.
  useEffect(() => send({ type: 'dismiss' }), [key, send]);

  useEffect(() => {
    if (openId === null) return undefined;
    function onKeyDown({ key: pressed }: KeyboardEvent) {
      if (pressed !== 'Escape') return;
      const open = bar.current?.querySelector(`[data-dropdown="${openId}"]`);
      if (open?.contains(document.activeElement)) open.querySelector<HTMLElement>('[aria-expanded]')?.focus();
      send({ type: 'dismiss' });
    }
    function onPointerDown({ target }: PointerEvent) {
      if (target instanceof Node && !bar.current?.contains(target)) send({ type: 'dismiss' });
    }
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [openId, send]);

  return { bar, openId, send, sendLater };
}
