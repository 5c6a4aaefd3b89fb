import { calendarDateOf } from '#base/calendar-date.ts';
import { formatDateInText } from '#base/calendar-date-format.ts';
import { formatCents } from '#base/money.ts';

/**
 * A mail about a plan; where its button leads is said by whoever sends it. Amounts stand in its paragraphs alone: in subjects a
 * point between two signs is taken apart, since it could be an address.
 */
export type PlanLetter = { subject: string; preview: string; paragraphs: string[]; button: string };

type About = { listing: string; plan: string };

const dayOf = (moment: Date) => formatDateInText(calendarDateOf(moment));
const withTax = (taxCents: number) => (taxCents > 0 ? `, including ${formatCents(taxCents)} sales tax` : '');

export function trialEndsLetter({ listing, endsAt }: { listing: string; endsAt: Date }): PlanLetter {
  const date = dayOf(endsAt);
  return {
    subject: `The free trial for ${listing} ends on ${date}`,
    preview: 'Nothing is charged when it ends.',
    paragraphs: [
      `Until ${date}, every lead is included. After that, leads cost credits again. We don’t have a card for your trial, so nothing is charged.`,
      'To keep every lead included, choose a plan before then. It starts the moment your trial ends.',
    ],
    button: 'See plans',
  };
}

export function trialEndedLetter({ listing }: { listing: string }): PlanLetter {
  return {
    subject: `The free trial for ${listing} has ended`,
    preview: 'Leads cost credits again.',
    paragraphs: ['Leads cost credits again. Your credits are as they were before the trial.'],
    button: 'See plans',
  };
}

type Coming = About & {
  at: Date;
  /** Of the agreement: later than the charge where a year is paid by the month. */
  termEndsAt: Date;
  autoRenew: boolean;
  totalCents: number;
  taxCents: number;
  card: { last4: string } | null;
};

function wayOut({ at, termEndsAt, autoRenew }: Coming): string {
  const end = dayOf(termEndsAt);
  if (!autoRenew) return `Auto-renew is off, so your plan ends on ${end}.`;
  return termEndsAt > at
    ? `You agreed to 12 months, until ${end}. To end your plan then, turn off auto-renew on your plans page.`
    : 'Don’t want it to renew? Turn off auto-renew on your plans page before then. It takes two clicks.';
}

export function renewsLetter(coming: Coming): PlanLetter {
  const { listing, plan, at, termEndsAt, totalCents, taxCents, card } = coming;
  const date = dayOf(at);
  const price = formatCents(totalCents);
  return {
    subject:
      termEndsAt > at
        ? `The next payment for your ${listing} plan is due on ${date}`
        : `Your plan for ${listing} renews on ${date}`,
    preview: card ? `We’ll charge the card ending in ${card.last4}.` : 'You don’t have a saved card.',
    paragraphs: [
      card
        ? `On ${date}, we’ll charge ${price}${withTax(taxCents)} to your card ending in ${card.last4} for ${plan}.`
        : `On ${date}, ${price}${withTax(taxCents)} is due for ${plan}. You don’t have a saved card, so we’ll send you a link to pay.`,
      wayOut(coming),
    ],
    button: 'Manage your plan',
  };
}

export function unpaidLetter(
  about: About & {
    totalCents: number;
    graceUntil: Date;
    nextTryAt: Date | null;
    reason: 'DECLINED' | 'BANK_ASKS' | 'NO_CARD';
  },
): PlanLetter {
  const { listing, plan, totalCents, graceUntil, nextTryAt, reason } = about;
  const price = formatCents(totalCents);
  const why = {
    DECLINED: `Your card was declined for ${price} for ${plan}.`,
    BANK_ASKS: `Your bank wants you to confirm ${price} for ${plan}.`,
    NO_CARD: `${price} is due for ${plan}, and you don’t have a saved card.`,
  }[reason];
  const next = nextTryAt ? `We’ll try your card again on ${dayOf(nextTryAt)}.` : '';
  return {
    subject:
      reason === 'DECLINED'
        ? `Payment failed for your plan for ${listing}`
        : `Pay to keep your plan for ${listing}`,
    preview: `Your plan works until ${dayOf(graceUntil)}.`,
    paragraphs: [
      [why, next].filter(Boolean).join(' '),
      `Your plan works until ${dayOf(graceUntil)}. Pay before then to keep it.`,
    ],
    button: 'Pay now',
  };
}

export function endedLetter({ listing, plan, isUnpaid }: About & { isUnpaid: boolean }): PlanLetter {
  return {
    subject: `Your plan for ${listing} has ended`,
    preview: 'Leads cost credits again.',
    paragraphs: [
      isUnpaid
        ? `${plan} has ended because we couldn’t take the payment. Nothing was charged.`
        : `${plan} has ended, and nothing more will be charged.`,
      'Leads cost credits again. You can choose a plan any time.',
    ],
    button: 'See plans',
  };
}

/** Money that came for a plan that cannot be had any more, or for a period of one that has ended. */
export function givenBackLetter({
  listing,
  plan,
  totalCents,
  reason,
}: About & { totalCents: number; reason: 'PLANS_CHANGED' | 'PLAN_ENDED' }): PlanLetter {
  const price = formatCents(totalCents);
  const why = {
    PLANS_CHANGED: `Your plans had changed by the time your payment arrived, so ${plan} didn’t start.`,
    PLAN_ENDED: `${plan} had ended by the time your payment arrived, so it didn’t renew.`,
  }[reason];
  return {
    subject: `Your payment for ${listing} is on its way back`,
    preview: 'All of it goes back to your card.',
    paragraphs: [
      why,
      `${price} goes back to the card you paid with, tax included. Banks take up to ten days for that.`,
    ],
    button: 'See your plans',
  };
}
