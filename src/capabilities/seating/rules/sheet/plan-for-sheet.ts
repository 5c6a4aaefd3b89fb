import { isOpenSeat } from '#capabilities/guests/rules/guest-person.ts';
import type { PrintedPerson, PrintedPlan } from '../print/printed-plan.ts';
import type { SeatingSheetField } from './sheet-fields.ts';

/** ‘Ana L.’, unless the couple gives away last names. */
function shortName(person: PrintedPerson): Pick<PrintedPerson, 'name' | 'firstName' | 'lastName'> {
  const { firstName, lastName } = person;
  if (isOpenSeat(person)) return { name: 'Guest', firstName, lastName };
  if (firstName === '') return { name: lastName, firstName, lastName };
  const [initial = ''] = lastName;
  return {
    name: [firstName, initial && `${initial}.`].filter(Boolean).join(' '),
    firstName,
    lastName: initial,
  };
}

/** A plan with nothing in it but what its reader is to see: whatever is made of it tells no more. */
export function planForSheet(plan: PrintedPlan, fields: readonly SeatingSheetField[]): PrintedPlan {
  const has = (field: SeatingSheetField) => fields.includes(field);
  return {
    ...plan,
    event: { ...plan.event, dishes: has('DISH') ? plan.event.dishes : [] },
    people: plan.people.map((person) => ({
      ...person,
      ...(!has('LAST_NAME') && shortName(person)),
      household: '',
      dish: has('DISH') ? person.dish : null,
      diet: has('DIET') ? person.diet : '',
      needs: has('NEEDS') ? person.needs : '',
      needsHighChair: has('NEEDS') && person.needsHighChair,
    })),
  };
}
