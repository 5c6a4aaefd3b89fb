import { DIET_LABELS, NEED_LABELS } from '#capabilities/guests/rules/guest-needs.ts';
import type { SeatingPerson } from '../../contract/plans.contract.ts';

/** 'Vegetarian, quieter seat', and whether the reply is still missing. */
export function personWords(
  { meal, diets, needs, status, kind }: SeatingPerson,
  dishes: readonly string[],
): string {
  const words = [
    meal === null ? undefined : dishes[meal],
    ...diets.map((diet) => DIET_LABELS[diet]),
    ...needs.map((need) => NEED_LABELS[need]),
    kind === 'CHILD' ? 'Child' : kind === 'INFANT' ? 'Infant' : undefined,
    status === 'INVITED' ? 'No reply yet' : undefined,
  ].filter((word) => word !== undefined);
  return words.map((word, place) => (place === 0 ? word : word.toLowerCase())).join(', ');
}
