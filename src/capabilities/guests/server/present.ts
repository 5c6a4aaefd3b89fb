import type { Guest, Household } from '../contract.ts';
import type { GuestRow, HouseholdRow } from './guests.store.ts';

function presentGuest(row: GuestRow, household: readonly GuestRow[], seesDetails: boolean): Guest {
  const { uuid, title, firstName, lastName, suffix, kind, hostUuid, email, phone } = row;
  const host = household.findIndex((other) => other.uuid === hostUuid);
  return {
    uuid,
    title,
    firstName,
    lastName,
    suffix,
    kind,
    plusOneOf: host < 0 ? null : host,
    email: seesDetails ? email : '',
    phone: seesDetails ? phone : '',
  };
}

const HIDDEN = {
  address1: '',
  address2: '',
  city: '',
  region: '',
  postalCode: '',
  country: '',
  notes: '',
};

/** Names for everybody who plans the wedding; where they live and how to reach them for who may see that. */
export function presentHousehold(
  { weddingId: _, createdAt: __, updatedAt: ___, ...row }: HouseholdRow,
  people: readonly GuestRow[],
  seesDetails = true,
): Household {
  return {
    ...row,
    ...(!seesDetails && HIDDEN),
    people: people.map((person) => presentGuest(person, people, seesDetails)),
  };
}

/** Each household with its own people; both lists are of one wedding. */
export function presentHouseholds(
  households: readonly HouseholdRow[],
  people: readonly GuestRow[],
  seesDetails: boolean,
): Household[] {
  const byHousehold = Map.groupBy(people, ({ householdUuid }) => householdUuid);
  return households.map((row) => presentHousehold(row, byHousehold.get(row.uuid) ?? [], seesDetails));
}
