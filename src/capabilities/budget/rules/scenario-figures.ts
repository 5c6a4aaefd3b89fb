import type { BudgetLine, BudgetVendor, ScenarioChoices, Season, VenueRates } from './budget-state.ts';
import { type BudgetSums, budgetSums, type SummedBudget } from './budget-sums.ts';
import { type Heads, headsOf } from './head-sources.ts';

export type ScenarioFigures = {
  heads: Heads;
  sums: BudgetSums;
  /** False where a season was chosen and no listing says what it changes. A day by itself never moves a figure. */
  isSeasonKnown: boolean;
};

/** So many of so many, in whole ones. Rounded once, from the plan, so that the plan's own number gives the plan again. */
function scaled(amount: number, to: number, from: number): number {
  return from === 0 ? amount : Math.round((amount * to) / from);
}

export function scaledHeads(heads: Heads, guests: number | null): Heads {
  if (guests === null || guests === heads.invited) return heads;
  const { invited, attending, adults, households } = heads;
  // Nobody is on the list and nothing was estimated: everybody is a grown-up, as in an estimate.
  if (invited === 0) {
    return {
      ...heads,
      invited: guests,
      attending: guests,
      adults: guests,
      households: Math.ceil(guests / 2),
    };
  }
  return {
    ...heads,
    invited: guests,
    attending: scaled(attending, guests, invited),
    adults: scaled(adults, guests, invited),
    households: scaled(households, guests, invited),
  };
}

type Money = Pick<SummedBudget, 'lines' | 'vendors'>;
type Move = (cents: number) => number;

function movedLine(line: BudgetLine, move: Move): BudgetLine {
  return {
    ...line,
    quotedCents: line.quotedCents === null ? null : move(line.quotedCents),
    agreedCents: line.agreedCents === null ? null : move(line.agreedCents),
  };
}

function movedVendor(vendor: BudgetVendor, move: Move): BudgetVendor {
  return {
    ...vendor,
    offeredCents: vendor.offeredCents === null ? null : move(vendor.offeredCents),
    agreedCents: vendor.agreedCents === null ? null : move(vendor.agreedCents),
  };
}

/** What was offered or agreed for these lines, otherwise; what is planned stays. */
function movePrices({ lines, vendors }: Money, moves: ReadonlyMap<string, Move>): Money {
  return {
    lines: lines.map((line) => {
      const move = moves.get(line.uuid);
      return move ? movedLine(line, move) : line;
    }),
    vendors: vendors.map((vendor) => {
      const move = moves.get(vendor.lineUuid);
      return move ? movedVendor(vendor, move) : vendor;
    }),
  };
}

/** A price a head that was offered or agreed goes with the heads as the planned one does. */
function followHeads(money: Money, from: Heads, to: Heads): Money {
  const moves = new Map<string, Move>();
  for (const line of money.lines) {
    const before = headsOf(line, from);
    const after = headsOf(line, to);
    if (before !== after && before > 0) moves.set(line.uuid, (cents) => scaled(cents, after, before));
  }
  return movePrices(money, moves);
}

/** Of the venue's line and what stands below it, whatever is a price for the whole. */
function followSeason(money: Money, season: Season, rates: VenueRates): Money | undefined {
  const [to, from] =
    season === 'PEAK' ? [rates.peakCents, rates.offPeakCents] : [rates.offPeakCents, rates.peakCents];
  const below = money.lines.filter(({ parentUuid }) => parentUuid === rates.lineUuid);
  const fixed = (below.length > 0 ? below : money.lines.filter(({ uuid }) => uuid === rates.lineUuid)).filter(
    ({ countedBy }) => countedBy === null,
  );
  if (fixed.length === 0 || from === 0) return undefined;
  const move: Move = (cents) => scaled(cents, to, from);
  const moves = new Map(fixed.map(({ uuid }) => [uuid, move]));
  const { lines, vendors } = movePrices(money, moves);
  return {
    lines: lines.map((line) =>
      moves.has(line.uuid) ? { ...line, priceCents: move(line.priceCents) } : line,
    ),
    vendors,
  };
}

/** A wish for a single line stands in the place of what is planned or offered; what is agreed on stays. */
function followWishes(money: Money, wishes: ScenarioChoices['lines'], sums: BudgetSums): Money {
  const parents = new Set(money.lines.map(({ parentUuid }) => parentUuid));
  const wishFor = (uuid: string) =>
    sums.lines.get(uuid)?.committedCents === null ? wishes[uuid] : undefined;
  return {
    lines: money.lines.map((line) => {
      const cents = wishFor(line.uuid);
      if (cents === undefined) return line;
      if (parents.has(line.uuid)) return { ...line, quotedCents: cents };
      return { ...line, priceCents: cents, countedBy: null, fixedCount: null, quotedCents: null };
    }),
    vendors: money.vendors.filter(({ lineUuid }) => wishFor(lineUuid) === undefined),
  };
}

/** A price for a line as a whole moves by what moved below it. */
function followBelow(
  money: Money,
  before: BudgetSums,
  after: BudgetSums,
  wishes: ScenarioChoices['lines'],
): Money {
  const deltas = new Map<string, number>();
  for (const { uuid, parentUuid } of money.lines) {
    const was = before.lines.get(uuid);
    const is = after.lines.get(uuid);
    if (parentUuid === null || wishes[parentUuid] !== undefined || !was || !is) continue;
    if (was.committedCents !== null || is.expectedCents === was.expectedCents) continue;
    deltas.set(parentUuid, (deltas.get(parentUuid) ?? 0) + is.expectedCents - was.expectedCents);
  }
  const moves = new Map(
    [...deltas].map(([uuid, delta]): [string, Move] => [uuid, (cents) => Math.max(cents + delta, 0)]),
  );
  return movePrices(money, moves);
}

/**
 * The plan with some things otherwise. Guests move whatever goes by the head, offered and agreed prices too; they leave
 * fixed counts and prices for the whole alone. A season moves the venue's price by what its listing says, and nothing
 * without that.
 */
export function scenarioFigures(
  budget: SummedBudget,
  choices: ScenarioChoices,
  rates: VenueRates | null,
): ScenarioFigures {
  const heads = scaledHeads(budget.heads, choices.guests);
  const plan = budgetSums(budget);
  const byHeads = followHeads(budget, budget.heads, heads);
  const bySeason = choices.season && rates ? followSeason(byHeads, choices.season, rates) : undefined;
  const wished = followWishes(bySeason ?? byHeads, choices.lines, plan);
  const first = budgetSums({ ...budget, ...wished, heads });
  const settled = followBelow(wished, plan, first, choices.lines);
  return {
    heads,
    sums: budgetSums({ ...budget, ...settled, heads }),
    isSeasonKnown: choices.season === null || bySeason !== undefined,
  };
}
