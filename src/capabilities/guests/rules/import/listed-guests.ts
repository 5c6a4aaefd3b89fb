import type { GuestPerson } from '../guest-person.ts';
import type { Invitation } from '../invitation.ts';
import type { HouseholdFields } from '../new-household.ts';

/** The list as it is now. */
export type ListedPerson = GuestPerson & {
  uuid: string;
  invitations: readonly (Invitation | null)[];
  /** Places among the list’s tags. */
  tags: readonly number[];
};
export type ListedHousehold = HouseholdFields & { uuid: string; people: readonly ListedPerson[] };
export type ListedEvent = { uuid: string; name: string; dishes: readonly { uuid: string; name: string }[] };
export type Listed = {
  households: readonly ListedHousehold[];
  events: readonly ListedEvent[];
  tags: readonly { name: string }[];
};
