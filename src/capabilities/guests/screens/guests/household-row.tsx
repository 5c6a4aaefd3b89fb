import { Plus, UserRound } from 'lucide-react';
import { Badge } from '#ui/badge.tsx';
import { classNames } from '#ui/class-names.ts';
import type { Household } from '../../contract.ts';
import { isOpenSeat } from '../../rules/guest-person.ts';
import { type CoupleFirstNames, GUEST_LIST_LABELS, sideLabel } from '../../rules/household-choices.ts';
import { householdName, peopleText } from '../../rules/household-names.ts';

const SIDES = { A: 'wine', B: 'bay', BOTH: 'gray' } as const;

/** A mark for each person, another one while nobody has named them. */
function Seats({ people }: Pick<Household, 'people'>) {
  return (
    <span aria-hidden="true" className="flex flex-wrap gap-1">
      {people.map((person) => (
        <span
          key={person.uuid}
          className={classNames(
            'flex size-5 items-center justify-center rounded-full',
            isOpenSeat(person)
              ? 'border border-secondary border-dashed text-secondary'
              : 'bg-green-tint text-green-deep',
          )}
        >
          {isOpenSeat(person) ? <Plus size={12} /> : <UserRound size={12} />}
        </span>
      ))}
    </span>
  );
}

interface HouseholdRowProps {
  household: Household;
  couple: CoupleFirstNames;
  seesDetails: boolean;
}

/** A household in one glance: who, which side, what is missing. */
export function HouseholdRow({ household, couple, seesDetails }: HouseholdRowProps) {
  const { people, side, list, listRank, address1 } = household;
  return (
    <div className="grid min-h-18 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1.5 px-4 py-3 md:px-5 lg:grid-cols-[minmax(0,1fr)_12rem_15rem_6rem]">
      <div className="min-w-0">
        <p className="truncate font-semibold" dir="auto">
          {householdName(household)}
        </p>
        <p className="truncate text-ink-soft text-sm" dir="auto">
          {peopleText(people)}
        </p>
      </div>
      <div className="justify-self-end lg:justify-self-start">
        <Seats people={people} />
      </div>
      <div className="flex min-w-0 gap-1.5">
        <Badge variant={SIDES[side]}>{sideLabel(side, couple)}</Badge>
        {list !== 'INVITED' && (
          <Badge variant={list === 'MAYBE' ? 'gold' : 'silver'}>
            {list === 'LATER' && listRank !== null ? `Later, no. ${listRank}` : GUEST_LIST_LABELS[list]}
          </Badge>
        )}
      </div>
      <p className="justify-self-end text-sm lg:justify-self-start">
        {seesDetails && !address1 && <span className="text-gold-deep">No address</span>}
      </p>
    </div>
  );
}
