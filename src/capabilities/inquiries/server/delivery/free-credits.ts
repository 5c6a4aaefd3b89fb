import { ok } from '#base/result.ts';
import type { Credits } from './credits.port.ts';

/** Until credits can be bought nobody is charged: prices are worked out and shown, and connecting is free. */
export const freeCredits: Credits = {
  chargeConnect: async () => ok(undefined),
  hasUnlimitedPlan: async () => false,
};
