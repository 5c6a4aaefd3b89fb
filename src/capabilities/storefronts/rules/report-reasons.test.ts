import { expect, it } from 'vitest';
import { validateFields } from '#base/validation/validate-fields.ts';
import { REPORT_RULES } from './report-reasons.ts';

it('a report has a reason, and a few words if they like', () => {
  expect(validateFields({ reason: 'SCAM', text: '' }, REPORT_RULES)).toEqual({});
  expect(validateFields({ reason: '', text: 'x'.repeat(1001) }, REPORT_RULES)).toEqual({
    reason: 'Required',
    text: 'Must be 1000 characters or less',
  });
});
