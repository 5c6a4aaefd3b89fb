import type { EventType } from '#capabilities/taxonomy/rules/event-groups.ts';
import type { EventMeals, MealEaters } from './event-choices.ts';

export type NewDish = { uuid: string | null; name: string; text: string; eaters: MealEaters };

/** What nobody has said yet. */
export const NEW_EVENT = {
  kind: 'other-event' as EventType,
  name: '',
  date: null as string | null,
  startsAt: '',
  endsAt: '',
  placeName: '',
  address: '',
  attire: '',
  text: '',
  asksReply: true,
  opensOn: null as string | null,
  closesOn: null as string | null,
  capacity: null as number | null,
  invitesNew: false,
  meals: 'NONE' as EventMeals,
  dishes: [] as NewDish[],
};
