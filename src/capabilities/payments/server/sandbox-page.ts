import { fail, ok, type Result } from '#base/result.ts';
import type { PageStep, SandboxPages } from '#platform/payments/sandbox/sandbox-pages.ts';
import type { SandboxDelivery } from '#platform/payments/tables.ts';
import { cardDigits, declineMessage, hasExpired, parseExpiry } from '../rules/sandbox-card.ts';
import type { PaymentDeps } from './deps.ts';
import { receiveEvent } from './receive-event.ts';

type Typed = {
  token: string;
  cardNumber: string;
  expiry: string;
  isSaved: boolean;
  delivery: SandboxDelivery;
};
type Deps = Pick<PaymentDeps, 'db' | 'clock' | 'payments'>;
type NextStep = { backUrl: string | null; isChallenged: boolean };

function pageMissing() {
  return fail('not_found', 'This payment page is no longer available.');
}

function sandboxOf({ payments }: Deps): SandboxPages | undefined {
  return payments.sandbox;
}

/** Events that were to come first are there before the person is back. */
async function deliverDue(deps: Deps): Promise<void> {
  for (const { rawBytes, headers } of (await sandboxOf(deps)?.takeDeliveries()) ?? [])
    await receiveEvent(deps, rawBytes, headers);
}

async function presentStep(deps: Deps, step: PageStep | undefined): Promise<Result<NextStep>> {
  await deliverDue(deps);
  switch (step?.kind) {
    case undefined:
      return pageMissing();
    case 'back':
      return ok({ backUrl: step.url, isChallenged: false });
    case 'challenge':
      return ok({ backUrl: null, isChallenged: true });
    case 'declined':
      return fail('payment.declined', declineMessage(step.code));
    case 'unknown-card':
      return fail('invalid_input', 'Please check the highlighted fields.', {
        fields: { cardNumber: 'Use one of the test cards' },
      });
  }
}

export async function readSandboxPage(deps: Deps, token: string) {
  const page = await sandboxOf(deps)?.look(token);
  return page ? ok({ ...page, lines: [...page.lines] }) : pageMissing();
}

export async function paySandboxPage(deps: Deps, typed: Typed): Promise<Result<NextStep>> {
  const { token, cardNumber, isSaved, delivery } = typed;
  const expiry = parseExpiry(typed.expiry);
  if (!expiry || hasExpired(expiry, deps.clock.now()))
    return fail('invalid_input', 'Please check the highlighted fields.', {
      fields: { expiry: 'This card has expired' },
    });
  const card = { expMonth: expiry.month, expYear: expiry.year, number: cardDigits(cardNumber) };
  return presentStep(deps, await sandboxOf(deps)?.pay(token, { ...card, isSaved, delivery }));
}

export async function answerSandboxChallenge(
  deps: Deps,
  { token, isApproved }: { token: string; isApproved: boolean },
): Promise<Result<NextStep>> {
  return presentStep(deps, await sandboxOf(deps)?.answerChallenge(token, isApproved));
}
