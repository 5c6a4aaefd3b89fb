import { expect, it } from 'vitest';
import { validateFields } from '#base/validation/validate-fields.ts';
import { INVITATION_RULES } from './invitation-rules.ts';

const jonah = { firstName: 'Jonah', email: 'jonah@people.com', role: 'PARTNER' };

it.each([
  [{}, {}],
  [{ firstName: `Jo${' '.repeat(60)}Ann` }, {}],
  [
    { firstName: '\u0001', email: '', role: '' },
    { firstName: 'Required', email: 'Required', role: 'Required' },
  ],
  [{ firstName: 'x'.repeat(51) }, { firstName: 'Must be 50 characters or less' }],
  [{ firstName: '🎉' }, { firstName: 'Please remove any emoji characters' }],
  [{ email: 'jonah' }, { email: 'Invalid email address' }],
])('an invitation with %j', (given, problems) => {
  expect(validateFields({ ...jonah, ...given }, INVITATION_RULES)).toEqual(problems);
});
