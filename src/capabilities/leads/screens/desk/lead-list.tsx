import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { groupHeads } from './lead-groups.ts';
import { LeadRow } from './lead-row.tsx';
import { LeadRowSkeletons } from './lead-row-skeleton.tsx';
import { HEAD_PX, useRowHeight } from './row-height.ts';
import type { DeskScope } from './use-desk-scope.ts';
import type { LeadPlace } from './use-lead-address.ts';
import type { LeadSelection } from './use-lead-selection.ts';
import type { Leads } from './use-leads.ts';
import type { useRowFocus } from './use-row-focus.ts';
import { useSeenRows } from './use-seen-rows.ts';

/** The next page is asked for when this many rows are left below. */
const ROWS_AHEAD = 24;

export interface LeadListProps {
  scope: DeskScope;
  list: Leads;
  place: LeadPlace;
  selection: LeadSelection;
  listRef: RefObject<HTMLUListElement | null>;
  rowFocus: ReturnType<typeof useRowFocus>;
}

/** Any number of leads: only the rows in sight exist, and pages come while scrolling. */
export function LeadList({ scope, list, place, selection, listRef, rowFocus }: LeadListProps) {
  const { leads, hasMore } = list;
  const heads = groupHeads(leads, list.needs, place);
  const { parts, lastRow } = useSeenRows(listRef, {
    rowCount: leads.length,
    rowHeight: useRowHeight(),
    heads,
    headHeight: HEAD_PX,
    pinned: rowFocus.pinned,
  });
  const isNearEnd = lastRow > leads.length - ROWS_AHEAD;
  const { loadMore } = list;
  useEffect(() => {
    if (isNearEnd && !list.hasFailedFurther) loadMore();
  });

  // Rows are drawn again only when they change, so what they call must stay the same.
  const toggleRow = useRef(selection.toggle);
  useEffect(() => {
    toggleRow.current = selection.toggle;
  });
  const onToggle = useCallback(
    (index: number, withShift: boolean) => toggleRow.current(index, withShift),
    [],
  );

  const nameOf = (storefrontUuid: string) =>
    scope.listing ? undefined : scope.listings.find(({ uuid }) => uuid === storefrontUuid)?.name;

  return (
    <>
      <ul ref={listRef} aria-label="Leads" {...rowFocus.listProps}>
        {parts.map((part) => {
          if (!('row' in part)) {
            return <li key={`gap-${part.gapBefore}`} aria-hidden="true" style={{ height: part.height }} />;
          }
          const lead = leads[part.row];
          return (
            lead && (
              <LeadRow
                key={lead.uuid}
                lead={lead}
                to={place.toLead(lead.uuid)}
                listingName={nameOf(lead.storefrontUuid)}
                head={heads.get(part.row)}
                isSelecting={selection.leads.length > 0}
                index={part.row}
                // -1: nobody knows how many there are.
                setSize={hasMore ? -1 : leads.length}
                isOpen={lead.uuid === place.uuid}
                isJustAnswered={place.view === 'ready'}
                isSelected={selection.has(lead.uuid)}
                onToggle={onToggle}
              />
            )
          );
        })}
      </ul>
      {list.hasFailedFurther && (
        <p className="flex items-center justify-between gap-3 p-4 text-sm">
          The next leads could not be loaded.
          <Button variant="secondary" size="small" onPress={list.loadMore}>
            Try again
          </Button>
        </p>
      )}
      {hasMore && !list.hasFailedFurther && <LeadRowSkeletons count={2} />}
    </>
  );
}
