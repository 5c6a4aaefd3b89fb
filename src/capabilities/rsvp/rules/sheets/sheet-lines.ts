import { DIET_LABELS, type Diet, NEED_LABELS, type Need } from '#capabilities/guests/rules/guest-needs.ts';
import { isOpenSeat } from '#capabilities/guests/rules/guest-person.ts';
import type { GuestKind, GuestList } from '#capabilities/guests/rules/household-choices.ts';
import type { Invitation } from '#capabilities/guests/rules/invitation.ts';
import type { SheetField } from './sheet-fields.ts';

/** One who comes, as a sheet shows them. */
export type SheetLine = {
  guestUuid: string;
  name: string;
  kind: GuestKind;
  /** '' where nobody has said. */
  dish: string;
  diet: string;
  needs: string;
};

type Household = {
  list: GuestList;
  people: readonly {
    uuid: string;
    firstName: string;
    lastName: string;
    kind: GuestKind;
    diets: readonly Diet[];
    dietNote: string;
    needs: readonly Need[];
    invitations: readonly (Invitation | null)[];
  }[];
};

function sheetName(
  { firstName, lastName }: { firstName: string; lastName: string },
  hasLastName: boolean,
): string {
  if (isOpenSeat({ firstName, lastName })) return 'Guest';
  const [initial = ''] = lastName;
  const last = hasLastName || firstName === '' ? lastName : initial && `${initial}.`;
  return [firstName, last].filter(Boolean).join(' ');
}

/** Everybody who comes to an event, by name; only what the couple wants its reader to see. */
export function sheetLines(
  households: readonly Household[],
  place: number,
  dishes: readonly { name: string }[],
  fields: readonly SheetField[],
): SheetLine[] {
  const has = (field: SheetField) => fields.includes(field);
  return households
    .filter(({ list }) => list === 'INVITED')
    .flatMap(({ people }) => people)
    .flatMap((person): SheetLine[] => {
      const invitation = person.invitations[place];
      if (invitation?.status !== 'ATTENDING') return [];
      const dish = invitation.meal === null ? undefined : dishes[invitation.meal];
      const diet = [...person.diets.map((one) => DIET_LABELS[one]), person.dietNote]
        .filter(Boolean)
        .join(', ');
      return [
        {
          guestUuid: person.uuid,
          name: sheetName(person, has('LAST_NAME')),
          kind: person.kind,
          dish: has('DISH') ? (dish?.name ?? '') : '',
          diet: has('DIET') ? diet : '',
          needs: has('NEEDS') ? person.needs.map((one) => NEED_LABELS[one]).join(', ') : '',
        },
      ];
    })
    .toSorted(
      (one, other) =>
        one.name.localeCompare(other.name, 'en') || one.guestUuid.localeCompare(other.guestUuid),
    );
}

export type SheetTotals = {
  coming: number;
  children: number;
  infants: number;
  /** By name, most first; those who have not said last, under ''. */
  dishes: { dish: string; count: number }[];
};

export function sheetTotals(lines: readonly SheetLine[]): SheetTotals {
  const counts = Map.groupBy(
    lines.filter(({ kind }) => kind !== 'INFANT'),
    ({ dish }) => dish,
  );
  return {
    coming: lines.length,
    children: lines.filter(({ kind }) => kind === 'CHILD').length,
    infants: lines.filter(({ kind }) => kind === 'INFANT').length,
    dishes: [...counts]
      .map(([dish, group]) => ({ dish, count: group.length }))
      .toSorted(
        (one, other) =>
          Number(one.dish === '') - Number(other.dish === '') ||
          other.count - one.count ||
          one.dish.localeCompare(other.dish, 'en'),
      ),
  };
}
