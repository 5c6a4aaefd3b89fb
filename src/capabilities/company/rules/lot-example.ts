import { type CalendarDate, calendarDateOf } from '#base/calendar-date.ts';
import { boughtUntil, givenUntil, refundedUntil } from '#capabilities/credits/rules/lot-lives.ts';
import { chooseLots, type Lot, sumOf } from '#capabilities/credits/rules/lots.ts';
import { creditPack } from '#capabilities/plans/rules/credit-packs.ts';
import { askedPrice, FIRST_QUESTION } from './price-question.ts';

const noon = (day: string) => new Date(`${day}T12:00:00Z`);

function bought(id: string, key: string, day: string): Lot {
  const pack = creditPack(key);
  if (!pack) throw new Error(`There is no pack ${key}.`);
  const createdAt = noon(day);
  const { credits: granted, priceCents: costCents } = pack;
  return { id, granted, remaining: granted, costCents, createdAt, expiresAt: boughtUntil(createdAt) };
}

function given(id: string, credits: number, day: string): Lot {
  const createdAt = noon(day);
  return {
    id,
    granted: credits,
    remaining: credits,
    costCents: 0,
    createdAt,
    expiresAt: givenUntil(createdAt),
  };
}

const LOTS = [
  bought('Bought', 'payg-25', '2027-01-10'),
  given('Given by us', 10, '2027-04-05'),
  bought('Bought again', 'payg-60', '2027-05-20'),
];

export const SPENT_ON = noon('2027-06-01');
/** A venue's lead of which little is known, and two of them. */
export const LEAD_CREDITS = askedPrice({ ...FIRST_QUESTION, budget: 'not-given' }).creditPrice;
export const SPENT = 2 * LEAD_CREDITS;

export type LotRow = {
  name: string;
  credits: number;
  endsOn: CalendarDate;
  used: number;
  left: number;
};

const uses = chooseLots(LOTS, SPENT, SPENT_ON) ?? [];

/** Three lots and what two leads take of each, in the order in which they are taken. */
export const LOT_ROWS: readonly LotRow[] = LOTS.toSorted(
  (one, other) => one.expiresAt.getTime() - other.expiresAt.getTime(),
).map(({ id, remaining, expiresAt }) => {
  const used = uses.find(({ lotId }) => lotId === id)?.amount ?? 0;
  return { name: id, credits: remaining, endsOn: calendarDateOf(expiresAt), used, left: remaining - used };
});

export const BALANCE = { before: sumOf(LOTS), after: sumOf(LOTS) - SPENT } as const;

/** What comes back of credits that would have ended the day after. */
export const REFUNDED_LATE = {
  formerEnd: calendarDateOf(noon('2027-06-09')),
  refundedOn: calendarDateOf(noon('2027-06-08')),
  endsOn: calendarDateOf(refundedUntil(noon('2027-06-09'), noon('2027-06-08'))),
} as const;
