import { useMemo } from 'react';
import { GridList, GridListItem, ListLayout, Virtualizer } from 'react-aria-components';
import { classNames } from '#ui/class-names.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import type { Household } from '../../contract.ts';
import type { CoupleFirstNames } from '../../rules/household-choices.ts';
import { householdName, peopleText } from '../../rules/household-names.ts';
import { HouseholdRow } from './household-row.tsx';

interface HouseholdListProps {
  households: readonly Household[];
  couple: CoupleFirstNames;
  seesDetails: boolean;
  /** Left out for who may only look. */
  onOpen: ((uuid: string) => void) | undefined;
}

/** As many as a tall window shows, for the document. */
const FIRST_ROWS = 30;
const ROWS = { estimatedRowSize: 73 };
const FRAME = 'block overflow-hidden rounded-card border border-line bg-paper';
const ROW = 'border-line border-b';

/** Thousands of households, of which only those in sight exist. The document has the first of them as they are. */
export function HouseholdList({ households, couple, seesDetails, onOpen }: HouseholdListProps) {
  const isHydrated = useHydrated();
  // The list draws a row anew when its object is another one.
  const rows = useMemo(
    () => households.map((household) => ({ ...household, id: household.uuid })),
    [households],
  );
  if (!isHydrated) {
    return (
      <ul aria-label="Households" className={FRAME}>
        {households.slice(0, FIRST_ROWS).map((household) => (
          <li key={household.uuid} className={ROW}>
            <HouseholdRow household={household} couple={couple} seesDetails={seesDetails} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <Virtualizer layout={ListLayout} layoutOptions={ROWS}>
      <GridList
        aria-label="Households"
        items={rows}
        dependencies={[couple, seesDetails]}
        {...(onOpen && { onAction: (key) => onOpen(String(key)) })}
        className={FRAME}
      >
        {(household) => (
          <GridListItem
            textValue={`${householdName(household)}, ${peopleText(household.people)}`}
            className={classNames(
              ROW,
              '-outline-offset-2 data-focus-visible:outline-2 data-focus-visible:outline-primary',
              onOpen && 'cursor-pointer data-hovered:bg-linen',
            )}
          >
            <HouseholdRow household={household} couple={couple} seesDetails={seesDetails} />
          </GridListItem>
        )}
      </GridList>
    </Virtualizer>
  );
}
