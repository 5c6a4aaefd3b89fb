import { DIETS, type GuestCare } from '../rules/guest-needs.ts';
import type { InvitationPlan } from './plan-events.ts';

type Person = GuestCare & { uuid: string; kind: string; invitations: readonly InvitationPlan[] };

const comes = ({ invitations }: Person) => invitations[0]?.status === 'ATTENDING';

/** Twelve who cannot eat everything, four who take no steps, two who like it quiet: among those who come. */
export function withCare<One extends Person, Household extends { people: One[] }>(
  households: readonly Household[],
): Household[] {
  const coming = households.flatMap(({ people }) =>
    people.filter((one) => one.kind === 'ADULT' && comes(one)),
  );
  const care = new Map<string, Partial<GuestCare>>();
  const give = (place: number, given: Partial<GuestCare>) => {
    const person = coming[place];
    if (person) care.set(person.uuid, given);
  };
  DIETS.slice(0, 12).forEach((diet, index) => {
    give(index * 6 + 1, { diets: [diet], dietNote: diet === 'NUTS' ? 'Carries an EpiPen.' : '' });
  });
  for (const place of [3, 21, 39, 57]) give(place, { needs: ['STEP_FREE'] });
  for (const place of [10, 46]) give(place, { needs: ['QUIET'] });
  return households.map((household) => ({
    ...household,
    people: household.people.map((person) => ({ ...person, ...care.get(person.uuid) })),
  }));
}
