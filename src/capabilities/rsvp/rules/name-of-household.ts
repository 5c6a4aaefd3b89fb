import { findHousehold, type PersonOfHousehold } from './find-household.ts';
import { lastNameLikeness } from './last-name-likeness.ts';
import { foldPersonName } from './name-fold.ts';
import { foldedName } from './typed-name.ts';

/** Whether a last name, or a whole name, is that of somebody here. Of people without a last name the first is enough. */
export function isNameOfHousehold(typed: string, people: readonly PersonOfHousehold[]): boolean {
  const name = foldedName(foldPersonName(typed));
  const isLast = people.some(
    ({ firstName, lastName }) =>
      lastNameLikeness(name, foldedName(foldPersonName(lastName || firstName)), { isForgiving: true }) > 0,
  );
  return isLast || findHousehold(typed, people).kind === 'found';
}
