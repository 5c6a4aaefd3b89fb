import { addDays, calendarDate } from '#base/calendar-date.ts';
import type { SeededRandom } from '#base/seeded-random.ts';
import type { InvitationStatus } from '../rules/invitation.ts';
import { NEW_EVENT } from '../rules/new-event.ts';
import type { PlannedAnswer } from './list-shapes.data.ts';

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
export function planEvents(
  random: SeededRandom,
  { weddingDate, closesDaysBefore }: { weddingDate: string | null; closesDaysBefore: number },
): EventPlan[] {
  const day = (offset: number) => weddingDate && addDays(calendarDate(weddingDate), offset);
  const closesOn = day(-closesDaysBefore);
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

/** Two of three households come, some have not answered, a few cannot. */
function pickAnswer(random: SeededRandom, isAsked: boolean): PlannedAnswer {
  const isAnswered = isAsked && random.chance(0.78);
  if (!isAnswered) return 'OPEN';
  return random.chance(0.88) ? 'COMING' : 'CANNOT';
}

type Asked = {
  /** The last moment at which anybody can have answered. */
  until: Date;
  isAsked: boolean;
  answer: PlannedAnswer | undefined;
};

/** What each of a household said. */
export function planReplies(
  random: SeededRandom,
  people: readonly { kind: string; isNamed: boolean }[],
  { until, isAsked, answer }: Asked,
): InvitationPlan[][] {
  const said = answer ?? pickAnswer(random, isAsked);
  const answeredAt = new Date(until.getTime() - random.int(1, 40) * DAY_MS);
  const replyOf = (isNamed: boolean): InvitationStatus => {
    // Nobody says yes for a seat without a name.
    if (said === 'OPEN' || !isNamed) return 'INVITED';
    const isComing = said === 'COMING' && (answer !== undefined || random.chance(0.94));
    return isComing ? 'ATTENDING' : 'DECLINED';
  };
  const goes = [true, random.chance(0.33), random.chance(0.8)];
  return people.map(({ kind, isNamed }) =>
    goes.flatMap((isInvited, event) => {
      if (!isInvited) return [];
      const status = replyOf(isNamed);
      const isEating = status === 'ATTENDING' && event === 0 && random.chance(0.95);
      const dish = kind === 'ADULT' ? random.int(0, 2) : 3;
      return [
        { event, status, dish: isEating ? dish : null, answeredAt: status === 'INVITED' ? null : answeredAt },
      ];
    }),
  );
}
