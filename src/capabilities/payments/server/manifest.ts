import { defineCapability } from '#platform/capability/define-capability.ts';
import { paymentsContract } from '../contract.ts';
import { paymentErrors } from '../errors.ts';
import {
  paymentClosed,
  paymentDisputed,
  paymentFailed,
  paymentRefunded,
  paymentRefundFailed,
  paymentSettled,
} from '../events.ts';
import { paymentsJobs } from './jobs.ts';
import { paymentsRoutes } from './routes.ts';
import { requireProvider } from './sold-purposes.ts';

export const payments = defineCapability({
  name: 'payments',
  standsOn: ['identity'],
  contract: paymentsContract,
  errors: paymentErrors,
  emits: [
    paymentSettled,
    paymentFailed,
    paymentClosed,
    paymentRefunded,
    paymentRefundFailed,
    paymentDisputed,
  ],
  start(platform, capabilities) {
    requireProvider(platform, capabilities);
    return { routes: paymentsRoutes(platform), jobs: paymentsJobs(platform) };
  },
});
