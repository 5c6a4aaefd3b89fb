import type { GuestKind } from '#capabilities/guests/rules/household-choices.ts';
import type { InvitedDish, InvitedEvent } from './household-invitation.ts';

/** What somebody can choose from; an infant is asked nothing. Where nothing fits children they choose from everything. */
export function dishesFor(
  { meals, dishes }: Pick<InvitedEvent, 'meals' | 'dishes'>,
  kind: GuestKind,
): readonly InvitedDish[] {
  if (meals !== 'CHOICE' || kind === 'INFANT') return [];
  const eaters = kind === 'ADULT' ? 'ADULT' : 'CHILD';
  const fitting = dishes.filter((dish) => dish.eaters === 'ALL' || dish.eaters === eaters);
  return fitting.length > 0 ? fitting : dishes;
}
