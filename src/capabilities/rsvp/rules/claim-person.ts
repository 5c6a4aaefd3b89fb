import { foldPersonName } from './name-fold.ts';

type Person = { uuid: string; firstName: string; lastName: string; kind: string };

/** Who of a household left something: whose names are all in it, or else the first adult. */
export function claimPerson<P extends Person>(typedName: string, people: readonly P[]): P | undefined {
  const typed = new Set(foldPersonName(typedName));
  const named = people.find(({ firstName, lastName }) => {
    const words = [...foldPersonName(firstName), ...foldPersonName(lastName)];
    return words.length > 0 && words.every((word) => typed.has(word));
  });
  return (
    named ??
    people.find(({ kind, firstName, lastName }) => kind === 'ADULT' && firstName + lastName !== '') ??
    people[0]
  );
}
