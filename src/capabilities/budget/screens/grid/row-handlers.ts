import { useLayoutEffect, useRef, useState } from 'react';
import type { Cell } from '../../rules/grid/grid-moves.ts';
import type { Leaving } from './cell-field.tsx';
import type { RowCommand } from './row-menu.tsx';

/** The same functions for all rows and for as long as the grid is there, so that a row is drawn again only for itself. */
export type RowHandlers = {
  onPick: (cell: Cell, isExtending: boolean) => void;
  onOpen: (cell: Cell) => void;
  onCount: (key: string) => void;
  onCommit: (cell: Cell, text: string, leaving: Leaving) => void;
  onCancel: () => void;
  onFold: (key: string) => void;
  onMenu: (key: string | null) => void;
  onCommand: (key: string, command: RowCommand) => void;
  onDrop: (movedKey: string, targetKey: string) => void;
};

/** The functions of now behind functions that stay the same. */
export function useSteadyHandlers(handlers: RowHandlers): RowHandlers {
  const latest = useRef(handlers);
  useLayoutEffect(() => {
    latest.current = handlers;
  });
  const [steady] = useState<RowHandlers>(() => ({
    onPick: (...given) => latest.current.onPick(...given),
    onOpen: (...given) => latest.current.onOpen(...given),
    onCount: (...given) => latest.current.onCount(...given),
    onCommit: (...given) => latest.current.onCommit(...given),
    onCancel: () => latest.current.onCancel(),
    onFold: (...given) => latest.current.onFold(...given),
    onMenu: (...given) => latest.current.onMenu(...given),
    onCommand: (...given) => latest.current.onCommand(...given),
    onDrop: (...given) => latest.current.onDrop(...given),
  }));
  return steady;
}
