import { addDays, type CalendarDate } from '#base/calendar-date.ts';
import type { SeededRandom } from '#base/seeded-random.ts';
import type { BudgetCategoryKey } from '../rules/budget-categories.data.ts';
import type { BudgetSection } from '../rules/budget-sections.ts';
import type { LineValues } from '../rules/budget-state.ts';
import { type Heads, headsOf } from '../rules/head-sources.ts';
import { NEW_LINE } from '../rules/new-line.ts';
import { lineFor } from '../rules/place-vendors.ts';
import type { BudgetPlan, PlannedBooking } from './budget-plan.ts';
import { plannedPayments } from './plan-booked.ts';

type DemoLine = readonly [
  name: string,
  section: BudgetSection,
  categoryKey: BudgetCategoryKey | null,
  dollars: number,
  more?: Partial<LineValues> & { below?: string },
];

/** What Maya and Jonah plan; what is left of their number is set aside. */
const LINES: readonly DemoLine[] = [
  ['Venue and dinner', 'PLACE', 'venue', 0],
  ['Site fee', 'PLACE', null, 7700, { below: 'Venue and dinner' }],
  ['Dinner', 'PLACE', 'catering', 60, { below: 'Venue and dinner', countedBy: 'INVITED' }],
  ['Bar', 'PLACE', 'bar', 21, { countedBy: 'ADULTS', note: 'Beer, wine and two signature drinks.' }],
  ['Photos', 'PEOPLE', 'photography', 3400],
  ['Flowers and decor', 'PEOPLE', 'flowers-decor', 3300],
  ['Music', 'PEOPLE', 'music', 2000],
  ['Video', 'PEOPLE', 'videography', 1900],
  ['Coordinator', 'PEOPLE', 'planning', 1500],
  [
    'Attire and rings',
    'WEAR',
    'attire-accessories',
    2600,
    { vendorName: 'Atelier Brunn', quotedCents: 245_000 },
  ],
  ['Cake and desserts', 'WEAR', 'cake-desserts', 6.5, { countedBy: 'INVITED' }],
  ['Hair and makeup', 'WEAR', 'hair-makeup', 780],
  ['Invitations and paper', 'WEAR', 'paper-postage', 11, { countedBy: 'HOUSEHOLDS' }],
  ['Transport', 'ELSE', 'transport', 600, { note: 'Two shuttles from the hotel, and one back at midnight.' }],
  ['Favors', 'ELSE', 'favors-gifts-tips', 4, { countedBy: 'INVITED' }],
  ['Rentals and lighting', 'ELSE', 'rentals-lighting', 45, { countedBy: 'FIXED', fixedCount: 10 }],
  ['Officiant and license', 'ELSE', 'officiant-license', 375],
];

const TOTAL_CENTS = 3_800_000;

/** Part of an amount, in whole five dollars. */
const part = (cents: number, share: number) => Math.round((cents * share) / 500) * 500;

type Days = { today: CalendarDate; weddingDate: CalendarDate };

/** By the order of booking: one paid in part, one whose deposit is late, one in three payments. */
function paymentsOf(
  place: number,
  totalCents: number,
  { today, weddingDate }: Days,
): PlannedBooking['payments'] {
  const deposit = part(totalCents, 0.3);
  if (place === 0) {
    return [
      { label: 'Deposit', amountCents: deposit, dueOn: addDays(today, -25), paidOn: addDays(today, -25) },
      { label: 'Balance', amountCents: totalCents - deposit, dueOn: addDays(weddingDate, -8), paidOn: null },
    ];
  }
  if (place === 1) {
    const quarter = part(totalCents, 0.25);
    return [
      { label: 'Deposit', amountCents: quarter, dueOn: addDays(today, -3), paidOn: null },
      { label: 'Balance, on the night', amountCents: totalCents - quarter, dueOn: weddingDate, paidOn: null },
    ];
  }
  const second = part(totalCents, 0.35);
  return [
    { label: 'Deposit', amountCents: deposit, dueOn: addDays(today, -15), paidOn: addDays(today, -16) },
    { label: 'Second payment', amountCents: second, dueOn: addDays(today, 104), paidOn: null },
    {
      label: 'Last payment',
      amountCents: totalCents - deposit - second,
      dueOn: addDays(weddingDate, -14),
      paidOn: null,
    },
  ];
}

type DemoFacts = Days & {
  weddingId: string;
  now: Date;
  heads: Heads;
  /** In the order in which they were booked. */
  bookings: readonly PlannedBooking[];
};

/** The budget of Maya and Jonah, as it looks after some weeks. */
export function planDemoBudget(random: SeededRandom, facts: DemoFacts): BudgetPlan {
  const { weddingId, now, heads, bookings } = facts;
  const couple = {
    uuid: random.uuid(),
    name: 'Maya and Jonah',
    pledgedCents: 2_000_000,
    note: '',
    position: 1,
  };
  const parents = {
    uuid: random.uuid(),
    name: 'Maya’s parents',
    pledgedCents: 1_200_000,
    note: '',
    position: 2,
  };
  const aunt = {
    ...{ uuid: random.uuid(), name: 'Aunt Ruth', pledgedCents: 600_000, position: 3 },
    note: 'Would like it to go to the music.',
  };
  const uuids = new Map(LINES.map(([name]) => [name, random.uuid()]));
  const payers: Readonly<Record<string, string>> = { 'Venue and dinner': parents.uuid, Music: aunt.uuid };
  const planned = LINES.map(([name, section, categoryKey, dollars, more = {}], index) => {
    const { below, ...values } = more;
    return {
      ...NEW_LINE,
      uuid: uuids.get(name) ?? '',
      section,
      categoryKey,
      name,
      position: index + 1,
      priceCents: Math.round(dollars * 100),
      parentUuid: (below && uuids.get(below)) ?? null,
      payerUuid: payers[name] ?? couple.uuid,
      isFromBooking: false,
      ...values,
    };
  });
  const plannedCents = planned.reduce((sum, line) => sum + line.priceCents * headsOf(line, heads), 0);
  const lines = [
    ...planned,
    {
      ...NEW_LINE,
      ...{ uuid: random.uuid(), section: 'ELSE' as const, categoryKey: 'contingency' as const },
      name: 'Set aside for surprises',
      position: planned.length + 1,
      priceCents: Math.max(TOTAL_CENTS - plannedCents, 0),
      isFromBooking: false,
    },
  ];
  const taken = new Set<string>();
  const placed = bookings.flatMap((booking, place) => {
    const { taxonomyNodeId, totalCents } = booking;
    const lineUuid = lineFor(
      { lines, taken, isAllInclusive: false },
      { taxonomyNodeId, linkedLineUuid: null },
    );
    if (!lineUuid) return [];
    taken.add(lineUuid);
    const payments = totalCents === null ? [] : paymentsOf(place, totalCents, facts);
    return [{ booking, lineUuid, payments: plannedPayments(random, { ...booking, payments }, lineUuid) }];
  });
  return {
    weddingId,
    startedAt: new Date(now.getTime() - 38 * 86_400_000),
    lines,
    vendors: placed.map(({ booking, lineUuid }) => ({
      inquiryUuid: booking.inquiryUuid,
      lineUuid,
      notedCents: booking.totalCents,
    })),
    payments: placed.flatMap(({ payments }) => payments),
    contributors: [couple, parents, aunt],
    scenarios: [
      {
        uuid: random.uuid(),
        name: 'Twenty fewer',
        position: 1,
        choices: {
          guests: Math.max(heads.invited - 20, 0),
          weddingDate: null,
          season: null,
          lines: { [uuids.get('Video') ?? '']: 0 },
        },
      },
    ],
  };
}
