import { expect, it } from 'vitest';
import { validateFields } from '#base/validation/validate-fields.ts';
import { extensionRules } from './extension-rules.ts';

it.each([
  ['2031-08-17', {}],
  ['2031-08-16', { until: 'Choose today or a later day.' }],
  [null, {}],
])('until %s', (until, expected) => {
  expect(validateFields({ until }, extensionRules('2031-08-17'))).toEqual(expected);
});
