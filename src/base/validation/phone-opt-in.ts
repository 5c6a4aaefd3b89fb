import { usPhone } from './phone.ts';
import { accepted, required } from './required.ts';
import { validateFields } from './validate-fields.ts';

/** Text messages need a U.S. number and the ticked consent box, both. */
export function validatePhoneOptIn(values: {
  phoneNumber: string;
  optedIn: boolean;
}): Record<string, string> {
  return validateFields(values, { phoneNumber: [required, usPhone], optedIn: [accepted] });
}
