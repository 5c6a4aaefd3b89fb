import type { Capability } from '#platform/capability/define-capability.ts';
import type { Platform } from '#platform/platform.ts';
import { SetupError } from '#platform/setup-error.ts';
import type { PaymentPurpose } from '../rules/payment-limits.ts';

declare module '#platform/capability/define-capability.ts' {
  interface CapabilityHooks {
    /** What this capability sells. While nobody sells anything, production runs without a payment provider. */
    sells?: readonly PaymentPurpose[];
  }
}

/** A shop that takes no money, or test cards, must not open. */
export function requireProvider(
  { payments }: Pick<Platform, 'payments'>,
  capabilities: readonly Pick<Capability, 'sells'>[],
): void {
  const isSelling = capabilities.some(({ sells }) => sells && sells.length > 0);
  if (isSelling && !payments.gateway)
    throw new SetupError(
      'Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET before starting in production: there are things to buy.',
    );
}
