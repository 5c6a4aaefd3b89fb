import { BUDGET_THINGS, type BudgetThing, type CrossedField } from '../budget-operations.ts';

/** Fields of a thing by their names, of whatever kind it is. */
export type Values = Record<string, unknown>;

/** What really happened to one thing: null before it was there, null after it is gone; of a change, only what differs. */
export type TakenStep =
  | { of: BudgetThing; uuid: string; before: Values | null; after: Values | null }
  | { of: 'total'; uuid: null; before: Values; after: Values };

/** Fields of these steps that were also changed by those, and are other than those left them. */
export function crossedBy(steps: readonly TakenStep[], others: readonly TakenStep[]): CrossedField[] {
  const theirs = new Set(
    others.flatMap(({ of, uuid, before, after }) =>
      before && after ? Object.keys(after).map((field) => `${of} ${uuid} ${field}`) : [],
    ),
  );
  return steps.flatMap(({ of, uuid, before, after }) =>
    before && after
      ? Object.keys(after).flatMap((field) =>
          theirs.has(`${of} ${uuid} ${field}`) ? [{ of, uuid, field }] : [],
        )
      : [],
  );
}

/** Who of these did what is crossed: changed the field, or took the whole away. Each name once. */
export function namesOfCrossed(
  crossed: readonly CrossedField[],
  others: readonly { firstName: string; steps: readonly TakenStep[] }[],
): string[] {
  const isCrossed = ({ of, uuid, after }: TakenStep) =>
    crossed.some(
      (one) =>
        one.of === of &&
        one.uuid === uuid &&
        (after === null || one.field === 'whole' || Object.hasOwn(after, one.field)),
    );
  const names = others.flatMap(({ firstName, steps }) => (steps.some(isCrossed) ? [firstName] : []));
  return [...new Set(names)].filter((name) => name !== '');
}

/** Which things are other than before, by kind: what a store has to write. */
export function touchedBy(steps: readonly TakenStep[]): Record<BudgetThing, Set<string>> {
  const touched = Object.fromEntries(BUDGET_THINGS.map((thing) => [thing, new Set<string>()])) as Record<
    BudgetThing,
    Set<string>
  >;
  for (const step of steps) if (step.of !== 'total') touched[step.of].add(step.uuid);
  return touched;
}
