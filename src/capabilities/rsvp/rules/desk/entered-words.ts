import type { HouseholdInvitation } from '../household-invitation.ts';
import type { Reply } from '../reply.ts';
import { askedEvents } from './change-card.ts';

/** ‘Coming, 2 Short rib’, for the list of what was just entered. */
export function enteredWords(invitation: HouseholdInvitation, reply: Pick<Reply, 'people'>): string {
  const statuses = reply.people.map(({ events }) => events.map(({ status }) => status));
  const coming = statuses.filter((said) => said.includes('ATTENDING')).length;
  if (coming === 0) return statuses.flat().includes('DECLINED') ? 'Can’t come' : 'Not answered yet';
  const dishes = askedEvents(invitation).flatMap(({ uuid, dishes }) =>
    dishes.flatMap((dish) => {
      const eaters = reply.people.filter(({ events }) =>
        events.some(({ eventUuid, dishUuid }) => eventUuid === uuid && dishUuid === dish.uuid),
      ).length;
      return eaters > 0 ? [`${eaters} ${dish.name}`] : [];
    }),
  );
  const who = coming === reply.people.length ? 'Coming' : `${coming} of ${reply.people.length} coming`;
  return [who, ...dishes].join(', ');
}
