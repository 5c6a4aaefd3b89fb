import type { GuestCare } from '../guest-needs.ts';
import type { GuestPerson } from '../guest-person.ts';
import type { GuestKind, GuestList, GuestSide } from '../household-choices.ts';
import type { HouseholdFields } from '../new-household.ts';
import type { ReplyWord } from './read-words.ts';
import type { RowRef } from './sheet.ts';

/** Null and '' are what the file does not say. */
export type ReadReply = { status: ReplyWord | null; dish: string };

/** No file says what somebody eats. */
export type ReadPerson = Omit<GuestPerson, 'kind' | keyof GuestCare> & {
  uuid: string | null;
  kind: GuestKind | null;
  /** By event: its uuid, or the name of one that is still to be made, folded and behind 'new:'. */
  replies: Readonly<Record<string, ReadReply>>;
  /** By name. */
  tags: readonly string[];
};

/** Something that cannot be taken as it stands. `column` is where it is typed. */
export type Problem = RowRef & { column: number | null; message: string };

/** A household as files say it. */
export type ReadHousehold = Omit<HouseholdFields, 'side' | 'list' | 'language'> & {
  /** Stays the same while the columns do: its first row. */
  key: string;
  uuid: string | null;
  side: GuestSide | null;
  list: GuestList | null;
  people: ReadPerson[];
  rows: RowRef[];
  problems: Problem[];
  /** What was left out or understood in a way that is worth a look. */
  remarks: string[];
};

export type NewEventName = { key: string; name: string };

export const NOBODY_READ: ReadPerson = {
  uuid: null,
  title: '',
  firstName: '',
  lastName: '',
  suffix: '',
  kind: null,
  plusOneOf: null,
  email: '',
  phone: '',
  replies: {},
  tags: [],
};
