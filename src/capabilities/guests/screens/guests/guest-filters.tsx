import { Search } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { useTypedText } from '#app/use-typed-text.ts';
import { TextField } from '#ui/text-field.tsx';
import {
  EVERYONE,
  filterHouseholds,
  type GuestView,
  type ListedHousehold,
  REPLY_FILTERS,
  type ReplyFilter,
  type ViewPlaces,
  writeGuestView,
} from '../../rules/guest-view.ts';
import {
  type CoupleFirstNames,
  GUEST_LIST_LABELS,
  GUEST_LISTS,
  GUEST_SIDES,
  sideLabel,
} from '../../rules/household-choices.ts';
import { INVITATION_LABELS, NOT_INVITED } from '../../rules/invitation.ts';
import type { GuestTag } from '../../rules/tags/guest-tag.ts';
import { TagFilter } from '../tags/tag-filter.tsx';
import { filterChip } from './filter-chip.ts';

interface GuestFiltersProps {
  view: GuestView;
  places: ViewPlaces;
  households: readonly ListedHousehold[];
  couple: CoupleFirstNames;
  tags: readonly GuestTag[];
  seesDetails: boolean;
  onManageTags: (() => void) | undefined;
}

function SearchBox({ view }: { view: GuestView }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useTypedText(view.text, (text) =>
    navigate(
      { search: writeGuestView({ ...view, text }) || '?' },
      { replace: true, preventScrollReset: true },
    ),
  );
  return (
    <search className="min-w-0 lg:w-56 lg:shrink-0">
      <TextField
        label="Search guests"
        isLabelHidden
        type="search"
        name="name"
        autoComplete="off"
        placeholder="Name"
        leading={<Search size={18} aria-hidden="true" className="text-ink-soft" />}
        value={typed}
        onChange={setTyped}
        reservesMessage={false}
      />
    </search>
  );
}

const REPLY_LABELS: Record<ReplyFilter, string> = { ...INVITATION_LABELS, NONE: NOT_INVITED };

interface GuestFilter {
  label: string;
  /** What it shows by itself. */
  only: Partial<GuestView>;
  isOn: boolean;
}

/** A second press takes it off again; the first one takes all of them off, whatever is searched for. */
function pressed(view: GuestView, { only, isOn }: GuestFilter): GuestView {
  if (Object.keys(only).length === 0) return { ...EVERYONE, event: view.event, text: view.text };
  const off = Object.keys(only).map((field) => [field, EVERYONE[field as keyof GuestView]]);
  return { ...view, ...(isOn ? Object.fromEntries(off) : only) };
}

/** Search and filters stand in the address, so that a view can be kept and shared. */
export function GuestFilters(props: GuestFiltersProps) {
  const { view, places, households, couple, tags, seesDetails } = props;
  const isSending = households.some(({ mailings }) => mailings.some(({ kind }) => kind === 'INVITATION'));
  const found = (only: Partial<GuestView>) =>
    filterHouseholds(households, { ...EVERYONE, ...only }, { ...places, tag: null }).length;
  const filters: readonly GuestFilter[] = [
    {
      label: 'Everyone',
      only: {},
      isOn:
        writeGuestView({ ...view, event: null, text: '', tag: places.tag === null ? null : view.tag }) === '',
    },
    ...REPLY_FILTERS.map((reply) => ({
      label: REPLY_LABELS[reply],
      only: { reply },
      isOn: view.reply === reply,
    })),
    ...GUEST_SIDES.map((side) => ({
      label: sideLabel(side, couple),
      only: { side },
      isOn: view.side === side,
    })),
    ...GUEST_LISTS.map((list) => ({
      label: GUEST_LIST_LABELS[list],
      only: { list },
      isOn: view.list === list,
    })),
    ...(seesDetails
      ? [
          { label: 'Diets and needs', only: { hasCare: true }, isOn: view.hasCare },
          // As long as nothing has gone out, it would be everyone.
          ...(isSending || view.unsent
            ? [
                {
                  label: 'Invitation not sent',
                  only: { unsent: 'INVITATION' as const },
                  isOn: view.unsent === 'INVITATION',
                },
              ]
            : []),
          { label: 'No address', only: { isAddressMissing: true }, isOn: view.isAddressMissing },
        ]
      : []),
  ];
  // What nobody is in is worth no room, but for the one that is on.
  const shown = filters
    .map((filter) => ({ ...filter, count: found(filter.only) }))
    .filter(({ count, isOn }) => count > 0 || isOn);
  return (
    <div className="mb-4 flex flex-col gap-3 lg:flex-row lg:items-start" data-print="hidden">
      <SearchBox view={view} />
      <nav aria-label="Filters" className="min-w-0 lg:pt-1">
        <ul className="-mx-5 flex gap-2 overflow-x-auto px-5 py-1 md:mx-0 md:flex-wrap md:overflow-visible md:px-0">
          {shown.map(({ label, isOn, only, count }) => (
            <li key={label}>
              <Link
                to={writeGuestView(pressed(view, { label, isOn, only })) || '?'}
                replace
                preventScrollReset
                aria-current={isOn ? 'true' : undefined}
                className={filterChip(isOn)}
              >
                {label} <span className={isOn ? undefined : 'text-ink-soft'}>{count}</span>
              </Link>
            </li>
          ))}
          {seesDetails && (
            <li>
              <TagFilter
                view={view}
                tags={tags}
                countOf={(tag) => filterHouseholds(households, EVERYONE, { ...places, tag }).length}
                onManage={props.onManageTags}
              />
            </li>
          )}
        </ul>
      </nav>
    </div>
  );
}
