import { useMemo } from 'react';
import { GridList, GridListItem, ListLayout, Virtualizer } from 'react-aria-components';
import { classNames } from '#ui/class-names.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { usePrinting } from '#ui/use-printing.ts';
import type { GuestEvent } from '../../contract/events.contract.ts';
import type { Household } from '../../contract.ts';
import { shortEventName } from '../../rules/event-words.ts';
import type { CoupleFirstNames } from '../../rules/household-choices.ts';
import { householdName, peopleText } from '../../rules/household-names.ts';
import { replyWords } from '../../rules/reply-words.ts';
import type { GuestTag } from '../../rules/tags/guest-tag.ts';
import { columnsStyle, HouseholdRow, householdTags } from './household-row.tsx';
import { ReplyLegend } from './reply-marks.tsx';
import { RowCheckbox } from './row-checkbox.tsx';

interface HouseholdListProps {
  households: readonly Household[];
  events: readonly GuestEvent[];
  /** Of the event that is looked at. */
  place: number;
  couple: CoupleFirstNames;
  tags: readonly GuestTag[];
  seesDetails: boolean;
  /** Left out for who may only look. */
  editing:
    | { onOpen: (uuid: string) => void; chosen: ReadonlySet<string>; onChoose: (uuids: Set<string>) => void }
    | undefined;
}

/** As many as a tall window shows, for the document. */
const FIRST_ROWS = 30;
const MOST_COLUMNS = 3;
const ROWS = { estimatedRowSize: 73 };
const FRAME = 'block overflow-hidden rounded-b-card';
const ROW = 'border-line border-b';
/** What stands before a row: the room of its box, or none. */
const START = { boxes: 'ps-12.5', plain: 'ps-3.5' };

/** What is looked at comes first; beside it the others in their order. */
function columnsOf(events: readonly GuestEvent[], place: number): number[] {
  const others = events.map((_, index) => index).filter((index) => index !== place);
  return [...(events.length > 0 ? [place] : []), ...others].slice(0, MOST_COLUMNS);
}

/** Thousands of households, of which only those in sight exist. The document has the first of them as they are, and paper has all. */
export function HouseholdList({
  households,
  events,
  place,
  couple,
  tags,
  seesDetails,
  editing,
}: HouseholdListProps) {
  const isHydrated = useHydrated();
  const isPrinting = usePrinting();
  const columns = useMemo(() => columnsOf(events, place), [events, place]);
  // The list draws a row anew when its object is another one.
  const rows = useMemo(
    () => households.map((household) => ({ ...household, id: household.uuid })),
    [households],
  );
  const words = (household: Household) =>
    [
      householdName(household),
      peopleText(household.people),
      ...columns.map((index) =>
        replyWords(household.people, { name: events[index]?.name ?? '', place: index }),
      ),
      ...householdTags(household, tags).map(({ name }) => name),
    ].join(', ');
  const row = (household: Household) => (
    <HouseholdRow
      household={household}
      couple={couple}
      seesDetails={seesDetails}
      columns={columns}
      tags={tags}
    />
  );
  return (
    <div className="rounded-card border border-line bg-paper">
      <div
        aria-hidden="true"
        className={classNames(
          'hidden grid-cols-[minmax(0,1fr)_minmax(0,26rem)_11rem_6rem] gap-x-4 border-line border-b py-3 pe-5 font-medium text-ink-soft text-sm lg:grid',
          editing ? 'ps-14' : 'ps-5',
        )}
      >
        <span>Household</span>
        <span className="grid gap-3" style={columnsStyle(columns.length)}>
          {columns.map((index) => (
            <span key={index} className="truncate" dir="auto">
              {shortEventName(events[index]?.name ?? '')}
            </span>
          ))}
        </span>
        <span>{tags.length > 0 ? 'Side and tags' : 'Side'}</span>
        <span>Note</span>
      </div>
      {isHydrated && !isPrinting ? (
        <Virtualizer layout={ListLayout} layoutOptions={ROWS}>
          <GridList
            aria-label="Households"
            items={rows}
            dependencies={[couple, seesDetails, columns, tags]}
            {...(editing && {
              selectionMode: 'multiple',
              selectedKeys: editing.chosen,
              onSelectionChange: (keys) =>
                editing.onChoose(new Set(keys === 'all' ? rows.map(({ id }) => id) : [...keys].map(String))),
              onAction: (key) => editing.onOpen(String(key)),
            })}
            className={FRAME}
          >
            {(household) => (
              <GridListItem
                textValue={words(household)}
                className={classNames(
                  ROW,
                  '-outline-offset-2 data-focus-visible:outline-2 data-focus-visible:outline-primary',
                  editing
                    ? 'flex cursor-pointer items-center ps-1.5 data-hovered:bg-linen data-selected:bg-cove-tint'
                    : START.plain,
                )}
              >
                {editing && <RowCheckbox />}
                {row(household)}
              </GridListItem>
            )}
          </GridList>
        </Virtualizer>
      ) : (
        <ul aria-label="Households" className={FRAME}>
          {(isPrinting ? households : households.slice(0, FIRST_ROWS)).map((household) => (
            <li key={household.uuid} className={classNames(ROW, editing ? START.boxes : START.plain)}>
              {row(household)}
            </li>
          ))}
        </ul>
      )}
      <div className="px-5 py-3">
        <ReplyLegend />
      </div>
    </div>
  );
}
