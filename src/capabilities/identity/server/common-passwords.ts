import { readFileSync } from 'node:fs';
import path from 'node:path';
import { commonForms } from '../rules/common-forms.ts';
import { isInPasswordFilter } from './password-filter.ts';

/** Read at the start: a process without it would let everything through, or fail at the first sign-up. */
const filter = readFileSync(
  path.resolve(import.meta.dirname, '../../../../data/common-passwords/filter.bin'),
);

/** Among the 100,000 most common, whatever its case and whatever digits and signs stand around it. */
export function isCommonPassword(password: string): boolean {
  return commonForms(password).some((form) => isInPasswordFilter(filter, form));
}
