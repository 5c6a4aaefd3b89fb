/** All that production asks for before it starts. */
export const PRODUCTION_ENV = {
  APP_ENV: 'production',
  APP_SECRET: 'x'.repeat(48),
  PUBLIC_URL: 'https://www.example.com',
  STRIPE_SECRET_KEY: 'sk_test_nobody',
  STRIPE_WEBHOOK_SECRET: 'whsec_nobody',
};
