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

const REPLY_LABELS: Record<ReplyFilter, string> = { ...INVITATION_LABELS, NONE: NOT_INVITED };

interface GuestFilter {
  id: string;
  label: string;
  /** What it shows by itself. */
  only: Partial<GuestView>;
  isOn: boolean;
  /** Under which name it stands among more; left out, it is always in sight. */
  group?: 'Sides' | 'Lists' | 'Tags';
}

export type CountedFilter = GuestFilter & { count: number };

export interface FilterQuestion {
  view: GuestView;
  places: ViewPlaces;
  households: readonly ListedHousehold[];
  couple: CoupleFirstNames;
  tags: readonly GuestTag[];
  seesDetails: boolean;
}

/** A second press takes it off again; the first one takes all of them off, whatever is searched for. */
export function pressed(view: GuestView, { only, isOn }: Pick<GuestFilter, 'only' | 'isOn'>): GuestView {
  if (Object.keys(only).length === 0) return { ...EVERYONE, event: view.event, text: view.text };
  const off = Object.keys(only).map((field) => [field, EVERYONE[field as keyof GuestView]]);
  return { ...view, ...(isOn ? Object.fromEntries(off) : only) };
}

function filtersOf({ view, places, households, couple, tags, seesDetails }: FilterQuestion): GuestFilter[] {
  const isSending = households.some(({ mailings }) => mailings.some(({ kind }) => kind === 'INVITATION'));
  const isPlain = { ...view, event: null, text: '', tag: places.tag === null ? null : view.tag };
  return [
    { id: 'everyone', label: 'Everyone', only: {}, isOn: writeGuestView(isPlain) === '' },
    ...REPLY_FILTERS.map((reply) => ({
      id: reply,
      label: REPLY_LABELS[reply],
      only: { reply },
      isOn: view.reply === reply,
    })),
    ...(seesDetails
      ? [
          { id: 'care', label: 'Diets and needs', only: { hasCare: true }, isOn: view.hasCare },
          // As long as nothing has gone out, it would be everyone.
          ...(isSending || view.unsent
            ? [
                {
                  id: 'unsent',
                  label: 'Invitation not sent',
                  only: { unsent: 'INVITATION' as const },
                  isOn: view.unsent === 'INVITATION',
                },
              ]
            : []),
          {
            id: 'address',
            label: 'No address',
            only: { isAddressMissing: true },
            isOn: view.isAddressMissing,
          },
        ]
      : []),
    ...GUEST_SIDES.map((side) => ({
      id: side,
      label: sideLabel(side, couple),
      only: { side },
      isOn: view.side === side,
      group: 'Sides' as const,
    })),
    ...GUEST_LISTS.map((list) => ({
      id: list,
      label: GUEST_LIST_LABELS[list],
      only: { list },
      isOn: view.list === list,
      group: 'Lists' as const,
    })),
    ...(seesDetails
      ? tags.map(({ uuid, name }) => ({
          id: uuid,
          label: name,
          only: { tag: uuid },
          isOn: view.tag === uuid,
          group: 'Tags' as const,
        }))
      : []),
  ];
}

/** What nobody is in is worth no room, but for a tag, which somebody is about to get, and for the one that is on. */
export function guestFilterChoices(question: FilterQuestion): CountedFilter[] {
  const { households, places, tags } = question;
  return filtersOf(question)
    .map((filter) => {
      const place = tags.findIndex(({ uuid }) => uuid === filter.only.tag);
      const tag = place === -1 ? null : place;
      const count = filterHouseholds(households, { ...EVERYONE, ...filter.only }, { ...places, tag }).length;
      return { ...filter, count };
    })
    .filter(({ count, isOn, group }) => count > 0 || isOn || group === 'Tags');
}
