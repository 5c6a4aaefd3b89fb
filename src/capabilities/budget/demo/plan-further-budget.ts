import { addDays, type CalendarDate } from '#base/calendar-date.ts';
import type { SeededRandom } from '#base/seeded-random.ts';
import type { BudgetCategoryKey } from '../rules/budget-categories.data.ts';
import type { BudgetSection } from '../rules/budget-sections.ts';
import type { BudgetPayment } from '../rules/budget-state.ts';
import { type HeadSource, type Heads, headsOf } from '../rules/head-sources.ts';
import { NEW_LINE } from '../rules/new-line.ts';
import type { BudgetPlan } from './budget-plan.ts';

type FurtherLine = {
  name: string;
  section: BudgetSection;
  categoryKey: BudgetCategoryKey;
  countedBy?: HeadSource;
  /** For the whole, or a head. */
  planned: number;
  agreed: number;
  vendorName: string;
  /** So many days before the wedding its last payment is due; below nothing, after it. */
  lastDays: number;
};

const line = (
  [name, section, categoryKey]: readonly [string, BudgetSection, BudgetCategoryKey],
  [planned, agreed]: readonly [number, number],
  [vendorName, lastDays]: readonly [string, number],
  countedBy?: HeadSource,
): FurtherLine => ({
  ...{ name, section, categoryKey, planned, agreed, vendorName, lastDays },
  ...(countedBy && { countedBy }),
});

/** What those who are nearly there agreed on, with people who are not on the marketplace. */
const LINES: readonly FurtherLine[] = [
  line(['Venue', 'PLACE', 'venue'], [8600, 8400], ['Quarry Hill Barn', 30]),
  line(['Dinner', 'PLACE', 'catering'], [88, 86], ['Sorrel Kitchen', 10], 'INVITED'),
  line(['Bar', 'PLACE', 'bar'], [30, 31], ['Copper Cart', 10], 'ADULTS'),
  line(['Photos', 'PEOPLE', 'photography'], [4000, 4200], ['Ilse Tran', -14]),
  line(['Flowers and decor', 'PEOPLE', 'flowers-decor'], [3600, 3450], ['Fern & Thistle', 14]),
  line(['Music', 'PEOPLE', 'music'], [2400, 2400], ['The Late Trains', 0]),
  line(['Coordinator', 'PEOPLE', 'planning'], [1800, 1800], ['Dana Okoye', 30]),
  line(['Attire and rings', 'WEAR', 'attire-accessories'], [3200, 3380], ['Maison Lune', 40]),
  line(['Hair and makeup', 'WEAR', 'hair-makeup'], [900, 880], ['Salon Verbena', 0]),
  line(['Cake and desserts', 'WEAR', 'cake-desserts'], [820, 790], ['Two Whisks', 30]),
  line(['Invitations and paper', 'WEAR', 'paper-postage'], [760, 712], ['Plum Press', 90]),
  line(['Rentals and lighting', 'ELSE', 'rentals-lighting'], [1100, 1100], ['Lantern Hire', -5]),
  line(['Transport', 'ELSE', 'transport'], [700, 680], ['Ridge Shuttles', 30]),
  line(['Officiant and license', 'ELSE', 'officiant-license'], [400, 400], ['Rev. Ann Doyle', 30]),
];

const TOTAL_CENTS = 4_600_000;
const DEPOSIT_DAYS = 240;
const SHARE_OF_DEPOSIT = 0.4;

type FurtherFacts = {
  weddingId: string;
  now: Date;
  today: CalendarDate;
  weddingDate: CalendarDate;
  heads: Heads;
};

/** Whatever is due by today has been paid on its day. */
function paymentsOf(
  random: SeededRandom,
  { lineUuid, agreedCents, lastDays }: { lineUuid: string; agreedCents: number; lastDays: number },
  { today, weddingDate }: FurtherFacts,
): BudgetPayment[] {
  const deposit = Math.round((agreedCents * SHARE_OF_DEPOSIT) / 5000) * 5000;
  const parts = [
    { label: 'Deposit', amountCents: deposit, dueOn: addDays(weddingDate, -DEPOSIT_DAYS) },
    { label: 'Balance', amountCents: agreedCents - deposit, dueOn: addDays(weddingDate, -lastDays) },
  ];
  return parts.map(({ label, amountCents, dueOn }) => ({
    ...{ uuid: random.uuid(), lineUuid, inquiryUuid: null, payerUuid: null },
    ...{ label, amountCents, dueOn, paidOn: dueOn <= today ? dueOn : null },
  }));
}

/** The budget of a couple that marries soon or has married: agreed on all of it, and paid as the days went by. */
export function planFurtherBudget(random: SeededRandom, facts: FurtherFacts): BudgetPlan {
  const { weddingId, now, heads } = facts;
  const contributor = (name: string, pledgedCents: number, position: number) => ({
    ...{ uuid: random.uuid(), name, pledgedCents, note: '', position },
  });
  const [ours, theirs] = [contributor('Us', 3_000_000, 1), contributor('Our parents', 1_600_000, 2)];
  const rows = LINES.map((row, index) => {
    const { planned, agreed, lastDays, countedBy = null, ...values } = row;
    const count = headsOf({ countedBy, fixedCount: null }, heads);
    const agreedCents = agreed * count * 100;
    const lineUuid = random.uuid();
    const payerUuid = index === 0 ? theirs.uuid : ours.uuid;
    return {
      line: {
        ...NEW_LINE,
        ...values,
        ...{
          uuid: lineUuid,
          position: index + 1,
          priceCents: planned * 100,
          countedBy,
          agreedCents,
          payerUuid,
        },
        isFromBooking: false,
      },
      plannedCents: planned * count * 100,
      payments: paymentsOf(random, { lineUuid, agreedCents, lastDays }, facts),
    };
  });
  const plannedCents = rows.reduce((sum, row) => sum + row.plannedCents, 0);
  const surprises = {
    ...NEW_LINE,
    ...{ uuid: random.uuid(), section: 'ELSE' as const, categoryKey: 'contingency' as const },
    ...{ name: 'Set aside for surprises', position: rows.length + 1, isFromBooking: false },
    priceCents: Math.max(TOTAL_CENTS - plannedCents, 0),
  };
  return {
    weddingId,
    startedAt: new Date(now.getTime() - 270 * 86_400_000),
    lines: [...rows.map((row) => row.line), surprises],
    vendors: [],
    payments: rows.flatMap(({ payments }) => payments),
    contributors: [ours, theirs],
    scenarios: [],
  };
}
