import { typedDay } from '#base/typed-day.ts';
import type { FieldRules } from '#ui/form/rule-errors.ts';
import { rulesOfInput } from '#ui/form/rules-of-input.ts';
import { extensionRules } from '../../rules/extension-rules.ts';

export type ExtensionValues = { until: string };

export function extensionInput({ until }: ExtensionValues): { until: string | null } {
  return { until: typedDay(until) };
}

export function extensionFormRules(today: string): FieldRules<ExtensionValues> {
  return rulesOfInput({ rules: () => extensionRules(today), input: extensionInput, names: {} });
}
