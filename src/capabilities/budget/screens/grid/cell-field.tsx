import { type FocusEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import { readCell } from '../../rules/grid/cell-text.ts';
import { COLUMN_LABELS, type GridColumn } from '../../rules/grid/grid-rows.ts';
import { useAtEnd } from '../budget/use-at-end.ts';

/** Where the hand goes on once something is typed. */
export type Leaving = 'down' | 'next' | 'previous' | 'stay';

interface CellFieldProps {
  column: GridColumn;
  lineName: string;
  text: string;
  isMarked: boolean;
  onCommit: (text: string, leaving: Leaving) => void;
  onCancel: () => void;
}

const KEYS: Readonly<Record<string, Leaving>> = { Enter: 'down', Tab: 'next' };

/** The field that lies over a cell while somebody types in it. What cannot be read keeps it open and says why. */
export function CellField({ column, lineName, text, isMarked, onCommit, onCancel }: CellFieldProps) {
  const [typed, setTyped] = useState(text);
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  const isPressed = useRef(false);

  useEffect(() => {
    const press = () => {
      isPressed.current = true;
    };
    window.addEventListener('pointerdown', press, { capture: true });
    return () => window.removeEventListener('pointerdown', press, { capture: true });
  }, []);

  useLayoutEffect(() => {
    field.current?.focus();
    if (isMarked) field.current?.select();
    else field.current?.setSelectionRange(text.length, text.length);
  }, [isMarked, text]);

  function commit(leaving: Leaving) {
    if (isDone.current) return;
    const read = readCell(column, typed);
    if ('problem' in read && leaving !== 'stay') {
      setProblem(read.problem);
      return;
    }
    isDone.current = true;
    onCommit(typed, leaving);
  }

  useAtEnd(() => {
    if (typed !== text) commit('stay');
  });

  function leave(event: FocusEvent) {
    // Nobody pressed anything: the menu that opened this field gives the focus back to where it came from.
    const isGivenBack = !isPressed.current && event.relatedTarget?.closest('[role="grid"]');
    if (isGivenBack) field.current?.focus();
    else commit('stay');
  }

  function press(event: KeyboardEvent) {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      isDone.current = true;
      onCancel();
      return;
    }
    const leaving = KEYS[event.key];
    if (!leaving) return;
    event.preventDefault();
    commit(leaving === 'next' && event.shiftKey ? 'previous' : leaving);
  }

  const isMoney = column !== 'name' && column !== 'who';
  return (
    <>
      <input
        ref={field}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setProblem(undefined);
        }}
        onKeyDown={press}
        onBlur={leave}
        aria-label={`${lineName || 'New line'}, ${COLUMN_LABELS[column].toLowerCase()}`}
        aria-invalid={problem !== undefined}
        inputMode={isMoney ? 'decimal' : 'text'}
        autoComplete="off"
        className={classNames(
          'absolute inset-0 z-3 w-full bg-paper px-2.5 text-ink text-sm outline-none ring-2 ring-primary ring-inset focus-visible:shadow-none',
          isMoney && 'text-end tabular-nums',
          column === 'planned' && 'start-auto end-0 w-[max(100%,8rem)]',
        )}
      />
      {problem && (
        <span
          role="alert"
          className="absolute end-0 top-full z-20 w-60 rounded-input bg-red px-3 py-2 text-start text-paper text-sm whitespace-normal"
        >
          {problem}
        </span>
      )}
    </>
  );
}
