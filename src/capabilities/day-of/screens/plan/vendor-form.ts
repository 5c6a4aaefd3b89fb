import type { FieldRules } from '#ui/form/rule-errors.ts';
import { rulesOfInput } from '#ui/form/rules-of-input.ts';
import { typedMinute } from '../../rules/minute-words.ts';
import { VENDOR_RULES } from '../../rules/vendor-rules.ts';
import { DAY_PARTS, type DayPart, minuteOf } from './item-form.ts';

export type VendorInput = {
  name: string;
  service: string;
  arrivesMinute: number | null;
  phone: string;
  place: string;
};

export type VendorValues = Omit<VendorInput, 'arrivesMinute'> & { arrivesAt: string; part: DayPart };

export function vendorValues({ arrivesMinute, name, service, phone, place }: VendorInput): VendorValues {
  return {
    ...{ name, service, phone, place },
    arrivesAt: arrivesMinute === null ? '' : typedMinute(arrivesMinute),
    part: arrivesMinute === null ? 'DAY' : (DAY_PARTS[Math.floor(arrivesMinute / 1440) + 1] ?? 'DAY'),
  };
}

export function vendorInput({ arrivesAt, part, ...vendor }: VendorValues): VendorInput {
  return { ...vendor, arrivesMinute: arrivesAt.trim() === '' ? null : minuteOf(arrivesAt, part) };
}

export const VENDOR_NAMES = { arrivesMinute: 'arrivesAt' } as const;

export const VENDOR_FORM_RULES: FieldRules<VendorValues> = rulesOfInput({
  rules: () => VENDOR_RULES,
  input: vendorInput,
  names: VENDOR_NAMES,
});
