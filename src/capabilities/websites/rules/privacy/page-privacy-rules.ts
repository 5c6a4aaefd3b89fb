import { maxLength, minLength } from '#base/validation/text-length.ts';
import type { RulesByField } from '#base/validation/validate-fields.ts';
import { LONGEST_PASSCODE, SHORTEST_PASSCODE } from './passcode.ts';

/** A passcode of a page, where it asks for one of its own; blank keeps the one it has, or has us make one. */
export const PAGE_PRIVACY_RULES: RulesByField<{ passcode: string | null }> = {
  passcode: [minLength(SHORTEST_PASSCODE), maxLength(LONGEST_PASSCODE)],
};
