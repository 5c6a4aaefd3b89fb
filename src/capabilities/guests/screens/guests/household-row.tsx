import { Badge } from '#ui/badge.tsx';
import { classNames } from '#ui/class-names.ts';
import type { Household } from '../../contract.ts';
import { type CoupleFirstNames, GUEST_LIST_LABELS, sideLabel } from '../../rules/household-choices.ts';
import { householdName, peopleText } from '../../rules/household-names.ts';
import type { GuestTag } from '../../rules/tags/guest-tag.ts';
import { TagBadge } from '../tags/tag-badge.tsx';
import { ReplyMarks } from './reply-marks.tsx';

const SIDES = { A: 'wine', B: 'bay', BOTH: 'gray' } as const;

export interface HouseholdRowProps {
  household: Household;
  couple: CoupleFirstNames;
  seesDetails: boolean;
  /** Places of the events that have a column; the first is the one that is looked at. */
  columns: readonly number[];
  tags: readonly GuestTag[];
}

/** Beyond these a number says how many there are. */
const SHOWN_TAGS = 2;

/** What anybody in it is called. */
export function householdTags({ people }: Pick<Household, 'people'>, tags: readonly GuestTag[]): GuestTag[] {
  const places = new Set(people.flatMap((person) => person.tags));
  return tags.filter((_, place) => places.has(place));
}

/** Wide enough for ten people in two rows, and no wider than there are events. */
export function columnsStyle(columns: number): { gridTemplateColumns: string } {
  return { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` };
}

/** A household in one glance: who, who is coming, what is missing. */
export function HouseholdRow({ household, couple, seesDetails, columns, tags }: HouseholdRowProps) {
  const { people, side, list, listRank, address1 } = household;
  const called = householdTags(household, tags);
  return (
    <div className="grid min-h-18 min-w-0 grow grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1.5 py-3 ps-1.5 pe-4 md:pe-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)_11rem_6rem]">
      <div className="min-w-0">
        <p className="truncate font-semibold">
          <bdi>{householdName(household)}</bdi>
        </p>
        <p className="truncate text-ink-soft text-sm">
          <bdi>{peopleText(people)}</bdi>
        </p>
      </div>
      <div
        className="justify-self-end lg:grid lg:w-full lg:gap-3 lg:justify-self-stretch"
        style={columnsStyle(columns.length)}
      >
        {columns.map((place, index) => (
          <div key={place} className={classNames(index > 0 && 'max-lg:hidden')}>
            <ReplyMarks people={people} place={place} />
          </div>
        ))}
      </div>
      <div className="flex min-w-0 flex-wrap gap-1.5">
        <Badge variant={SIDES[side]}>{sideLabel(side, couple)}</Badge>
        {list !== 'INVITED' && (
          <Badge variant={list === 'MAYBE' ? 'gold' : 'silver'}>
            {list === 'LATER' && listRank !== null ? `Later, no. ${listRank}` : GUEST_LIST_LABELS[list]}
          </Badge>
        )}
        {called.slice(0, SHOWN_TAGS).map((tag) => (
          <TagBadge key={tag.uuid} tag={tag} />
        ))}
        {called.length > SHOWN_TAGS && <Badge>+{called.length - SHOWN_TAGS}</Badge>}
      </div>
      <p className="justify-self-end text-sm lg:justify-self-start">
        {seesDetails && !address1 && <span className="text-gold-deep">No address</span>}
      </p>
    </div>
  );
}
