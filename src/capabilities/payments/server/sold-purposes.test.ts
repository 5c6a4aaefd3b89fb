import { expect, it } from 'vitest';
import { parseConfig } from '#platform/config/config.ts';
import { choosePayments } from '#platform/payments/choose-payments.ts';
import { SetupError } from '#platform/setup-error.ts';
import { requireProvider } from './sold-purposes.ts';

const PRODUCTION = {
  APP_ENV: 'production',
  APP_SECRET: 'x'.repeat(48),
  PUBLIC_URL: 'https://www.example.com',
};
const KEYS = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
const parts = { db: undefined, clock: undefined, secret: 's', publicUrl: 'http://localhost' } as never;

it.each([
  ['development', {}, 'sandbox', true],
  ['development with keys', KEYS, 'stripe', false],
  ['production with keys', { ...PRODUCTION, ...KEYS }, 'stripe', false],
  ['production without', PRODUCTION, undefined, false],
])('%s has its provider', async (_case, env, name, hasSandbox) => {
  const payments = await choosePayments(parseConfig(env), parts);
  expect([payments.gateway?.name, payments.sandbox !== undefined]).toEqual([name, hasSandbox]);
});

it('lets production start without a provider only while nothing can be bought', async () => {
  const payments = await choosePayments(parseConfig(PRODUCTION), parts);
  expect(() => requireProvider({ payments }, [{}, { sells: [] }])).not.toThrow();
  expect(() => requireProvider({ payments }, [{}, { sells: ['ORDER'] }])).toThrow(SetupError);
  expect(() => requireProvider({ payments }, [{ sells: ['ORDER'] }])).toThrow(/STRIPE_SECRET_KEY/);
  const withKeys = await choosePayments(parseConfig({ ...PRODUCTION, ...KEYS }), parts);
  expect(() => requireProvider({ payments: withKeys }, [{ sells: ['ORDER'] }])).not.toThrow();
});
