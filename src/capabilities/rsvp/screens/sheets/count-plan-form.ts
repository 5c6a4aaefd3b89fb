import { typedDate } from '#base/typed-date.ts';
import { typedDay } from '#base/typed-day.ts';
import type { FieldRules } from '#ui/form/rule-errors.ts';
import { rulesOfInput } from '#ui/form/rules-of-input.ts';
import type { CountPlanInput, EventCountPlan } from '../../contract/sheets.contract.ts';
import { countPlanRules } from '../../rules/sheets/count-plan-rules.ts';

type Sent = Omit<CountPlanInput, 'uuid'>;

/** As the form holds it: the day as it is typed. */
export type CountPlanValues = Omit<Sent, 'freezeOn'> & { freezeOn: string };

export function countPlanValues(plan: EventCountPlan): CountPlanValues {
  const { reservePercent, plateCents, latePercent } = plan;
  return { freezeOn: typedDate(plan.freezeOn), reservePercent, plateCents, latePercent };
}

export function countPlanInput({ freezeOn, ...rest }: CountPlanValues): Sent {
  return { ...rest, freezeOn: typedDay(freezeOn) };
}

export function countPlanFormRules(date: string | null): FieldRules<CountPlanValues> {
  return rulesOfInput({ rules: () => countPlanRules(date), input: countPlanInput, names: {} });
}
