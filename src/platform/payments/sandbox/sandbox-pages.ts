import { transact } from '#platform/database/transact.ts';
import type { PageLine } from '../payment-gateway.port.ts';
import type { SandboxDelivery } from '../tables.ts';
import { failPayment, finishPayment } from './finish-payment.ts';
import { stateNow } from './present-payment.ts';
import { refOfToken } from './sandbox-address.ts';
import { sandboxCardByNumber } from './sandbox-cards.data.ts';
import { type EventDelivery, takeDeliveries } from './sandbox-events.ts';
import type { SandboxParts } from './sandbox-parts.ts';
import { changePayment, findPayment, lockPayment, type PaymentRow } from './store.ts';

export type SandboxPage = {
  step: 'CARD' | 'CHALLENGE' | 'CLOSED';
  amountCents: number;
  lines: readonly PageLine[];
  /** Whether the page asks to keep the card, and whether it can be left unkept. */
  saving: 'NOT' | 'ASKED' | 'ONLY';
  /** Where whoever is done goes. */
  backUrl: string;
  /** Where whoever leaves goes. Leaving closes nothing: whoever changes their mind finds the page open. */
  leaveUrl: string;
};

/** Number and expiry as digits: '4242424242424242', 12, 2030. The security code is looked at by the form alone. */
export type TypedCard = {
  number: string;
  expMonth: number;
  expYear: number;
  isSaved: boolean;
  delivery: SandboxDelivery;
};

export type PageStep =
  | { kind: 'back'; url: string }
  | { kind: 'challenge' }
  | { kind: 'declined'; code: string }
  | { kind: 'unknown-card' };

/** What stands behind the sandbox's page: the person's side of the provider. */
export type SandboxPages = {
  look(token: string): Promise<SandboxPage | undefined>;
  pay(token: string, card: TypedCard): Promise<PageStep | undefined>;
  answerChallenge(token: string, isApproved: boolean): Promise<PageStep | undefined>;
  takeDeliveries(): Promise<EventDelivery[]>;
};

function savingOf({ kind, savesMethod }: PaymentRow): SandboxPage['saving'] {
  if (kind === 'SETUP') return 'ONLY';
  return savesMethod ? 'ASKED' : 'NOT';
}

function presentPage(row: PaymentRow, now: Date): SandboxPage {
  const state = stateNow(row, now);
  const isOpen = state === 'OPEN' && row.kind !== 'CHARGE';
  return {
    step: state === 'CHALLENGED' ? 'CHALLENGE' : isOpen ? 'CARD' : 'CLOSED',
    amountCents: row.amountCents,
    lines: row.lines,
    saving: savingOf(row),
    backUrl: state === 'EXPIRED' || state === 'CANCELED' ? row.cancelUrl : row.returnUrl,
    leaveUrl: row.cancelUrl,
  };
}

export function createSandboxPages(parts: SandboxParts): SandboxPages {
  const { db, clock, secret } = parts;

  /** Two tabs with one page wait for each other here, and the second finds it paid. */
  async function withPage(
    token: string,
    step: SandboxPage['step'],
    work: (tx: Parameters<Parameters<typeof transact>[1]>[0], row: PaymentRow) => Promise<PageStep>,
  ): Promise<PageStep | undefined> {
    const ref = refOfToken(secret, token);
    if (!ref) return undefined;
    return transact(db, async (tx) => {
      const row = await lockPayment(tx, ref);
      if (!row) return undefined;
      const page = presentPage(row, clock.now());
      return page.step === step ? work(tx, row) : { kind: 'back', url: page.backUrl };
    });
  }

  return {
    async look(token) {
      const ref = refOfToken(secret, token);
      const row = ref && (await findPayment(db, ref));
      return row ? presentPage(row, clock.now()) : undefined;
    },
    pay: (token, { number, expMonth, expYear, isSaved, delivery }) =>
      withPage(token, 'CARD', async (tx, row) => {
        const card = sandboxCardByNumber(number);
        if (!card) return { kind: 'unknown-card' };
        if (card.declines) {
          await changePayment(tx, row.ref, { declineCode: card.declines });
          return { kind: 'declined', code: card.declines };
        }
        const savesMethod = row.savesMethod && (isSaved || row.kind === 'SETUP');
        const typed = { card: card.key, cardExpires: `${expMonth}/${expYear}`, delivery, savesMethod };
        await changePayment(tx, row.ref, typed);
        if (card.isChallenged) {
          await changePayment(tx, row.ref, { state: 'CHALLENGED' });
          return { kind: 'challenge' };
        }
        await finishPayment(tx, parts, { ...row, ...typed });
        return { kind: 'back', url: row.returnUrl };
      }),
    answerChallenge: (token, isApproved) =>
      withPage(token, 'CHALLENGE', async (tx, row) => {
        if (isApproved) await finishPayment(tx, parts, row);
        else if (row.kind === 'CHARGE') await failPayment(tx, parts, row, 'authentication_required');
        else {
          await changePayment(tx, row.ref, { state: 'OPEN', declineCode: 'authentication_required' });
          return { kind: 'declined', code: 'authentication_required' };
        }
        return { kind: 'back', url: row.returnUrl };
      }),
    takeDeliveries: () => takeDeliveries(parts),
  };
}
