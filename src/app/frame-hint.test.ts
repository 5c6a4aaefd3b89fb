import { expect, test } from 'vitest';
import { frameBars } from './frame-hint.ts';
import type { UserContext } from './user-context.ts';

const MAYA: UserContext = {
  is_guest: false,
  is_spoof: false,
  email: 'maya@example.com',
  object_id: '1',
  first_name: 'Maya',
  last_name: 'Ellis',
  created_at: null,
  role: 'USER',
  email_verified: true,
  has_vendor_account: false,
  has_marketplace_account: false,
  support_write_until: null,
  is_support: false,
  work: null,
  user_role_account_weddings: [],
  user_experiments: {},
};

test('the bars follow who is asking', () => {
  expect(frameBars(undefined)).toEqual([]);
  expect(frameBars({ ...MAYA, is_guest: true, email_verified: false })).toEqual([]);
  expect(frameBars(MAYA)).toEqual([]);
  expect(frameBars({ ...MAYA, is_spoof: true, email_verified: false })).toEqual([
    'is-impersonated',
    'is-unverified',
  ]);
  expect(frameBars({ ...MAYA, has_vendor_account: true })).toEqual(['is-vendor']);
  const user_role_account_weddings = [{}] as UserContext['user_role_account_weddings'];
  expect(frameBars({ ...MAYA, user_role_account_weddings })).toEqual(['is-couple']);
});
