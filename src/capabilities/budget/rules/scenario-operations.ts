import type { BudgetOperation } from './budget-operations.ts';
import type { LineValues, ScenarioChoices, VenueRates } from './budget-state.ts';
import { budgetSums, type SummedBudget } from './budget-sums.ts';
import { headsOf } from './head-sources.ts';
import { scenarioFigures } from './scenario-figures.ts';

export const AS_PLANNED: ScenarioChoices = { guests: null, weddingDate: null, season: null, lines: {} };

export function isAsPlanned({ guests, weddingDate, season, lines }: ScenarioChoices): boolean {
  return guests === null && weddingDate === null && season === null && Object.keys(lines).length === 0;
}

/**
 * The steps that make a scenario the plan. The guest list stays who it is: what it counted gets the scenario's number,
 * and can be counted by the list again line by line.
 */
export function scenarioOperations(
  budget: SummedBudget,
  choices: ScenarioChoices,
  rates: VenueRates | null,
): BudgetOperation[] {
  const plan = budgetSums(budget);
  const { heads, sums } = scenarioFigures(budget, choices, rates);
  const parents = new Set(budget.lines.map(({ parentUuid }) => parentUuid));
  return budget.lines.flatMap((line): BudgetOperation[] => {
    const change = (values: Partial<LineValues>): BudgetOperation[] => [
      { op: 'change', of: 'line', uuid: line.uuid, values },
    ];
    const wish = choices.lines[line.uuid];
    if (parents.has(line.uuid)) return wish === undefined ? [] : change({ quotedCents: wish });
    const planned = sums.lines.get(line.uuid)?.plannedCents ?? 0;
    const isFollowing = line.countedBy !== null && line.countedBy !== 'FIXED' && wish === undefined;
    const count = headsOf(line, heads);
    if (isFollowing)
      return count === headsOf(line, budget.heads) ? [] : change({ countedBy: 'FIXED', fixedCount: count });
    if (planned === plan.lines.get(line.uuid)?.plannedCents) return [];
    return change({ priceCents: planned, countedBy: null, fixedCount: null });
  });
}

export type MovedLine = { uuid: string; name: string; cents: number; differenceCents: number };

/** What would come to another sum, the largest difference first. Lines with parts are told by their parts. */
export function movedLines(
  budget: SummedBudget,
  plan: ReturnType<typeof budgetSums>,
  sums: ReturnType<typeof budgetSums>,
): MovedLine[] {
  const parents = new Set(budget.lines.map(({ parentUuid }) => parentUuid));
  return budget.lines
    .flatMap(({ uuid, name }) => {
      const was = plan.lines.get(uuid)?.expectedCents ?? 0;
      const cents = sums.lines.get(uuid)?.expectedCents ?? 0;
      return parents.has(uuid) || was === cents ? [] : [{ uuid, name, cents, differenceCents: cents - was }];
    })
    .toSorted((one, other) => Math.abs(other.differenceCents) - Math.abs(one.differenceCents));
}
