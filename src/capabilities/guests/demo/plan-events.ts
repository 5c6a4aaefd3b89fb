import { addDays, calendarDate } from '#base/calendar-date.ts';
import type { SeededRandom } from '#base/seeded-random.ts';
import type { InvitationStatus } from '../rules/invitation.ts';
import { NEW_EVENT } from '../rules/new-event.ts';

type DishPlan = { uuid: string; name: string; text: string; eaters: 'ALL' | 'ADULT' | 'CHILD' };
export type EventPlan = Omit<typeof NEW_EVENT, 'dishes'> & { uuid: string; dishes: DishPlan[] };
export type InvitationPlan = {
  event: number;
  status: InvitationStatus;
  dish: number | null;
  answeredAt: Date | null;
};

const DAY_MS = 86_400_000;
const DISHES: readonly Omit<DishPlan, 'uuid'>[] = [
  { name: 'Short rib', text: 'with roasted carrots', eaters: 'ADULT' },
  { name: 'Hudson Valley trout', text: 'with lemon and potatoes', eaters: 'ALL' },
  { name: 'Mushroom risotto', text: 'vegetarian', eaters: 'ALL' },
  { name: 'Child’s plate', text: '', eaters: 'CHILD' },
];

/** The wedding, a dinner for those who come from far, and a brunch for nearly everybody. */
export function planEvents(random: SeededRandom, weddingDate: string | null): EventPlan[] {
  const day = (offset: number) => weddingDate && addDays(calendarDate(weddingDate), offset);
  const closesOn = day(-30);
  return [
    {
      ...NEW_EVENT,
      uuid: random.uuid(),
      kind: 'ceremony',
      name: 'Wedding',
      startsAt: '16:00',
      endsAt: '23:00',
      placeName: 'Leopold House',
      address: '12 River Road, Hudson, NY 12534',
      attire: 'Garden party',
      capacity: 150,
      closesOn,
      invitesNew: true,
      meals: 'CHOICE',
      dishes: DISHES.map((dish) => ({ ...dish, uuid: random.uuid() })),
    },
    {
      ...NEW_EVENT,
      uuid: random.uuid(),
      kind: 'rehearsal-or-welcome',
      name: 'Welcome dinner',
      date: day(-1),
      closesOn,
      startsAt: '18:30',
      placeName: 'The Maker',
      address: '302 Warren Street, Hudson, NY 12534',
      meals: 'BUFFET',
      dishes: [],
    },
    {
      ...NEW_EVENT,
      uuid: random.uuid(),
      kind: 'brunch-or-after-party',
      name: 'Sunday brunch',
      date: day(1),
      closesOn,
      startsAt: '10:00',
      placeName: 'Leopold House',
      dishes: [],
    },
  ];
}

function reply(random: SeededRandom, isComing: boolean | undefined): InvitationStatus {
  if (isComing === undefined) return 'INVITED';
  return isComing && random.chance(0.94) ? 'ATTENDING' : 'DECLINED';
}

/** What a household said: two of three come, some have not answered, a few cannot. Each of them for themselves. */
export function planReplies(
  random: SeededRandom,
  people: readonly { kind: string; isNamed: boolean }[],
  { now, isAsked }: { now: Date; isAsked: boolean },
): InvitationPlan[][] {
  const isAnswered = isAsked && random.chance(0.78);
  const isComing = isAnswered ? random.chance(0.88) : undefined;
  const answeredAt = new Date(now.getTime() - random.int(1, 40) * DAY_MS);
  const goes = [true, random.chance(0.33), random.chance(0.8)];
  return people.map(({ kind, isNamed }) =>
    goes.flatMap((isInvited, event) => {
      if (!isInvited) return [];
      // Nobody says yes for a seat without a name.
      const status = reply(random, isNamed ? isComing : undefined);
      const isEating = status === 'ATTENDING' && event === 0 && random.chance(0.95);
      const dish = kind === 'ADULT' ? random.int(0, 2) : 3;
      return [
        { event, status, dish: isEating ? dish : null, answeredAt: status === 'INVITED' ? null : answeredAt },
      ];
    }),
  );
}
