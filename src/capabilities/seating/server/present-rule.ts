import type { SeatingPlan } from '../contract/plans.contract.ts';
import type { SeatingRule } from '../rules/seating-rule.ts';

export function presentRule(rule: SeatingRule): SeatingPlan['rules'][number] {
  return { ...rule, guestUuids: [...rule.guestUuids], tableNumbers: [...rule.tableNumbers] };
}
