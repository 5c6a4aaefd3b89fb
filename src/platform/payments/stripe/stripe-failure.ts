import type Stripe from 'stripe';
import { GatewayRefusal, GatewayUnavailable } from '../gateway-failures.ts';

type StripeError = InstanceType<typeof Stripe.errors.StripeError>;

function isStripeError(error: unknown): error is StripeError {
  return error instanceof Error && 'type' in error && String(error.type).startsWith('Stripe');
}

/** The intent that a declined charge left behind, and the word for it. */
export function declineOf(error: unknown): { ref: string; code: string } | undefined {
  if (!isStripeError(error) || error.type !== 'StripeCardError' || !error.payment_intent) return undefined;
  const code = error.code === 'authentication_required' ? error.code : (error.decline_code ?? error.code);
  return { ref: error.payment_intent.id, code: code ?? 'generic_decline' };
}

const SILENT = new Set(['StripeConnectionError', 'StripeAPIError', 'StripeRateLimitError']);

/**
 * What is thrown instead of the provider's own error, whose text and body may repeat what was sent. A key that is in use by
 * a call under way (409) says nothing about how that call ends.
 */
export function gatewayFailure(error: unknown): Error {
  if (!isStripeError(error))
    return error instanceof Error ? error : new GatewayUnavailable('The payment provider failed.');
  const { type, code, statusCode } = error;
  if (SILENT.has(type) || statusCode === 409 || (statusCode ?? 500) >= 500)
    return new GatewayUnavailable(`The payment provider did not answer (${type}).`);
  return new GatewayRefusal(type === 'StripeIdempotencyError' ? 'idempotency_error' : (code ?? type));
}
