import { calendarDay } from '#base/validation/dates.ts';
import type { RulesByField } from '#base/validation/validate-fields.ts';

/** The day on which a website goes; which days are to come, the server knows. */
export const FORGET_RULES: RulesByField<{ forgetOn: string | null }> = { forgetOn: [calendarDay] };
