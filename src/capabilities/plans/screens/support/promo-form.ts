import { typedDay } from '#base/typed-day.ts';
import type { FieldRules } from '#ui/form/rule-errors.ts';
import { rulesOfInput } from '#ui/form/rules-of-input.ts';
import { PROMO_RULES, type PromoWishes } from '../../rules/promo-rules.ts';

/** As it is typed: days as MM/DD/YYYY, '' for none. */
export type PromoValues = Omit<PromoWishes, 'startsOn' | 'endsOn'> & { startsOn: string; endsOn: string };

export const EMPTY_PROMO: PromoValues = {
  ...{ code: '', effect: 'PERCENT', size: null, scope: 'PACKS', isFirstOnly: false, isAnnounced: false },
  ...{ maxUses: null, startsOn: '', endsOn: '' },
};

export function promoInput(values: PromoValues): PromoWishes {
  return { ...values, startsOn: typedDay(values.startsOn), endsOn: typedDay(values.endsOn) };
}

export const PROMO_FORM_RULES: FieldRules<PromoValues> = rulesOfInput({
  rules: () => PROMO_RULES,
  input: promoInput,
  names: {},
});
