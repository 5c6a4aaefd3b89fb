import { describe, expect, it } from 'vitest';
import { type FieldRules, ruleErrors } from './rule-errors.ts';

interface Values {
  email: string;
  password: string;
  again: string;
  partner: { name: string };
}

const required = (value: string) => (value.trim() ? undefined : 'Required');
const rules: FieldRules<Values> = {
  email: [required, (value) => (value.includes('@') ? undefined : 'Not an e-mail address')],
  again: [(value, values) => (value === values.password ? undefined : 'Does not match')],
  'partner.name': [required],
};

describe('ruleErrors', () => {
  it('finds all fields at once, each with its first message', () => {
    expect(ruleErrors(rules, { email: '', password: 'a', again: 'b', partner: { name: '' } })).toEqual({
      email: 'Required',
      again: 'Does not match',
      'partner.name': 'Required',
    });
  });

  it('goes on to the next rule of a field', () => {
    const found = ruleErrors(rules, { email: 'x', password: '', again: '', partner: { name: 'J' } });
    expect(found).toEqual({ email: 'Not an e-mail address' });
  });

  it('is empty when nothing is wrong', () => {
    expect(ruleErrors(rules, { email: 'a@b.c', password: 'p', again: 'p', partner: { name: 'J' } })).toEqual(
      {},
    );
  });
});
