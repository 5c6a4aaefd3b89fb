/** What the days of the library are counted in. */
export const PLANNED_DAYS = 365;

/** Days before the wedding that others need from us, by the task's own days; however short an engagement is. */
const FLOORS: readonly { days: number; floor: number }[] = [
  // The kitchen gets its count, and before it replies close.
  { days: 21, floor: 10 },
  { days: 25, floor: 14 },
  // A license takes its time, and guests want six weeks.
  { days: 40, floor: 14 },
  { days: 60, floor: 42 },
];

type Point = { days: number; scaled: number };

/** Where days of the library go; those between two points go between them, in proportion. */
function pointsOf(daysLeft: number): Point[] {
  const share = daysLeft / PLANNED_DAYS;
  const floors = FLOORS.map(({ days, floor }) => ({
    days,
    scaled: Math.min(Math.max(days * share, floor), daysLeft),
  }));
  return [{ days: 0, scaled: 0 }, ...floors, { days: PLANNED_DAYS, scaled: daysLeft }];
}

/**
 * How many days before the wedding something is due that is due `days` before it in a year of planning. A shorter
 * engagement takes its share of every day; where a floor holds one back, what comes before it moves closer together, so
 * that the order stays. With fewer days left than a floor asks for, it is due today, and so is all that comes before it.
 */
export function scaleDays(days: number, daysLeft: number): number {
  if (days <= 0 || daysLeft >= PLANNED_DAYS) return days <= 0 ? days : Math.min(days, Math.max(daysLeft, 0));
  if (daysLeft <= 0) return 0;
  const points = pointsOf(daysLeft);
  const after = points.findIndex((point) => point.days >= days);
  const upper = points[after];
  const lower = points[after - 1];
  if (!upper || !lower) return daysLeft;
  const share = (days - lower.days) / (upper.days - lower.days);
  return Math.round(lower.scaled + share * (upper.scaled - lower.scaled));
}
