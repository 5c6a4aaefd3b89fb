import { useMemo } from 'react';
import { classNames } from '#ui/class-names.ts';
import type { GridColumn } from '../../rules/grid/grid-rows.ts';
import type { Presence } from '../../rules/presence.ts';
import { presenceTone } from './presence-look.ts';

/** Somebody else is in this cell of a line. */
export type CellMark = { userUuid: string; name: string; column: GridColumn; tone: number };

/** By line; the same lists as long as nobody moves, so that rows are not drawn again. */
export function useCellMarks(others: readonly Presence[]): ReadonlyMap<string, readonly CellMark[]> {
  return useMemo(
    () =>
      Map.groupBy(
        others.flatMap(({ userUuid, firstName, cell }, tone) =>
          cell ? [{ ...cell, userUuid, name: firstName || 'Someone', tone }] : [],
        ),
        ({ lineUuid }) => lineUuid,
      ),
    [others],
  );
}

/** Around the cell and below it; who is here is also told in words above the grid. */
export function CellMarkFrame({ mark }: { mark: CellMark }) {
  const { ring, tag } = presenceTone(mark.tone);
  return (
    <span aria-hidden="true" className={classNames('pointer-events-none absolute inset-0 z-1', ring)}>
      <span
        className={classNames(
          'absolute end-0 top-full z-1 rounded-b-mark px-1.5 font-semibold text-[0.6875rem] text-paper leading-4 whitespace-nowrap',
          tag,
        )}
      >
        {mark.name}
      </span>
    </span>
  );
}
