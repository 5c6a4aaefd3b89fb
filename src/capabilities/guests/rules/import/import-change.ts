import type { GuestPerson } from '../guest-person.ts';
import type { HouseholdFields } from '../new-household.ts';
import type { ReplyWord } from './read-words.ts';

/** What an import would change in a household that is there. A blank is filled; what says something else is a choice. */
export type Change = {
  /** The same whenever the same files are read with the same columns. */
  id: string;
  kind: 'FILL' | 'CONFLICT' | 'ADD';
  label: string;
  /** '' where it is about the whole household. */
  person: string;
  before: string;
  after: string;
};

/** By event, as `ReadPerson` calls them; the dish by its name. */
export type WantedReplies = Readonly<Record<string, { status: ReplyWord; dish: string }>>;

export type WantedPerson = GuestPerson & {
  uuid: string | null;
  replies: WantedReplies;
  /** By name, those that they are to have as well. */
  tags: readonly string[];
};

/** A household as it is to be; without a uuid it is new. */
export type Wanted = HouseholdFields & { uuid: string | null; people: WantedPerson[] };
