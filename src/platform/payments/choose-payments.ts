import type { Config } from '#platform/config/config.ts';
import { GatewayRefusal } from './gateway-failures.ts';
import type { PaymentGateway } from './payment-gateway.port.ts';
import { createSandboxGateway } from './sandbox/sandbox-gateway.ts';
import { createSandboxPages, type SandboxPages } from './sandbox/sandbox-pages.ts';
import type { SandboxParts } from './sandbox/sandbox-parts.ts';
import { createStripeGateway } from './stripe/stripe-gateway.ts';

export type Payments = {
  /** Who takes cards; nobody in production without keys, which starts only while nothing can be bought. */
  gateway: PaymentGateway | undefined;
  /** The page of the sandbox, where that is what takes them. */
  sandbox: SandboxPages | undefined;
};

/** For callers that cannot go on without one. */
export function gatewayOf({ gateway }: Pick<Payments, 'gateway'>): PaymentGateway {
  if (!gateway) throw new GatewayRefusal('no_provider');
  return gateway;
}

export async function choosePayments(
  config: Pick<Config, 'stripe' | 'isProduction'>,
  parts: SandboxParts,
): Promise<Payments> {
  if (config.stripe)
    return { gateway: await createStripeGateway(config.stripe, parts.clock), sandbox: undefined };
  if (config.isProduction) return { gateway: undefined, sandbox: undefined };
  return { gateway: createSandboxGateway(parts), sandbox: createSandboxPages(parts) };
}
