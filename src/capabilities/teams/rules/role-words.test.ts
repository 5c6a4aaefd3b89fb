import { describe, expect, it } from 'vitest';
import { STOREFRONT_ROLES } from '#capabilities/storefronts/rules/storefront-roles.ts';
import { asRole, roleSentence } from './role-words.ts';

describe('a role in words', () => {
  it('says what it can do and what not', () => {
    expect(roleSentence(['read-leads', 'connect', 'read-couple-contacts', 'buy', 'manage-access'])).toBe(
      'Can read leads, answer couples, see couples’ contact details, buy credits, and manage access. Can’t edit the listing.',
    );
    expect(roleSentence(['read-leads', 'connect'])).toMatch(/^Can read leads and answer couples\. Can’t /);
    expect(roleSentence([])).toMatch(/^Can’t read leads,/);
  });

  it('has an article for each', () => {
    expect(STOREFRONT_ROLES.map(asRole)).toEqual(['an owner', 'a manager', 'a responder', 'a viewer']);
  });
});
