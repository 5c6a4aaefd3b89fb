import { typedDay } from '#base/typed-day.ts';
import type { FieldRules } from '#ui/form/rule-errors.ts';
import { rulesOfInput } from '#ui/form/rules-of-input.ts';
import type { PromotionInput } from '../../contract/promotion.contract.ts';
import { promotionRules } from '../../rules/promotion/promotion-rules.ts';

export type PromoteValues = { eventUuids: string[]; until: string };

export function promoteInput({ eventUuids, until }: PromoteValues): Omit<PromotionInput, 'uuids'> {
  return { eventUuids, until: typedDay(until) };
}

export function promoteFormRules(today: string): FieldRules<PromoteValues> {
  return rulesOfInput({ rules: () => promotionRules(today), input: promoteInput, names: {} });
}
