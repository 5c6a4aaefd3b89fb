import { calendarDateOf } from '#base/calendar-date.ts';
import { formatDateInText } from '#base/calendar-date-format.ts';
import { formatCents } from '#base/money.ts';
import { plural } from '#base/text.ts';
import { cardName } from '#capabilities/plans/rules/paid-with.ts';

/** 'Jun 5, 2027' */
export const dayText = (moment: string) => formatDateInText(calendarDateOf(new Date(moment)));

type Running = {
  key: string;
  state: 'TRIAL' | 'ACTIVE' | 'LEAVING' | 'PAST_DUE';
  periodEndsAt: string;
  termEndsAt: string;
  graceUntil: string | null;
  totalCents: number;
  nextCharge: { at: string; cents: number } | null;
  card: { brand: string; last4: string } | null;
};

const from = (card: Running['card']) => (card ? ` from ${cardName(card)}` : '');

const worksUntilText = ({ graceUntil, periodEndsAt }: Running) => dayText(graceUntil ?? periodEndsAt);

function nextChargeText({ nextCharge, card }: Pick<Running, 'nextCharge' | 'card'>): string {
  if (!nextCharge) return '';
  return `${formatCents(nextCharge.cents)} on ${dayText(nextCharge.at)}${from(card)}.`;
}

/** What holds for the plan that runs, in a sentence or two. What follows it is told beside it. */
export function runningText(running: Running, { isFollowed = false } = {}): string {
  switch (running.state) {
    case 'TRIAL':
      return [
        `Every lead is included until ${dayText(running.termEndsAt)}.`,
        !isFollowed && 'Then it ends by itself, and nothing is charged.',
      ]
        .filter(Boolean)
        .join(' ');
    case 'LEAVING':
      return [
        `Every lead is included until ${dayText(running.termEndsAt)}. It won’t renew.`,
        running.nextCharge && `Still to pay: ${nextChargeText(running)}`,
      ]
        .filter(Boolean)
        .join(' ');
    case 'PAST_DUE':
      return [
        `Your last payment didn’t go through. Every lead is included until ${worksUntilText(running)}; pay by then to keep the plan.`,
        running.nextCharge && `We try again on ${dayText(running.nextCharge.at)}${from(running.card)}.`,
      ]
        .filter(Boolean)
        .join(' ');
    case 'ACTIVE':
      return running.card === null && running.nextCharge
        ? `Every lead is included. ${formatCents(running.nextCharge.cents)} is due on ${dayText(running.nextCharge.at)}; we’ll ask you for it, because no card is saved.`
        : ['Every lead is included.', running.nextCharge && `Next: ${nextChargeText(running)}`]
            .filter(Boolean)
            .join(' ');
  }
}

/** What turning renewal off means, said before it is done. */
export function leavingText(running: Running): string {
  const { state, periodEndsAt, termEndsAt, totalCents } = running;
  if (state === 'PAST_DUE' && periodEndsAt >= termEndsAt)
    return `No card is tried again. You keep every lead included until ${worksUntilText(running)}, and then the plan ends.`;
  const stays = `You keep every lead included until ${dayText(termEndsAt)}. It won’t renew after that.`;
  return periodEndsAt < termEndsAt
    ? `${stays} You agreed on a year, so ${formatCents(totalCents)} a month is still charged until then.`
    : `${stays} Nothing more is charged.`;
}

const REFUSALS = {
  SAME_PLAN: 'The plan you have.',
  ALREADY_SCHEDULED: 'Call off the plan that hasn’t started yet to choose this one.',
  AGREED_ON_LONGER: 'You agreed on a year that isn’t over yet.',
} as const;

/** Why a plan cannot be had now. */
export const refusalText = (refusal: keyof typeof REFUSALS) => REFUSALS[refusal];

type Way = {
  payment: 'MONTHLY' | 'UPFRONT';
  begins: 'NOW' | 'AT_END' | 'AFTER_TRIAL';
  startsAt: string;
  unusedCents: number;
  periodCents: number;
};

/** From when a plan would hold, and what is taken off for what a listing has already. */
export function beginsText({ begins, startsAt, unusedCents }: Way): string {
  if (begins === 'AFTER_TRIAL') return `Starts ${dayText(startsAt)}, when your trial is over.`;
  if (begins === 'AT_END') return `Starts ${dayText(startsAt)}, when what you paid for is over.`;
  return unusedCents > 0
    ? `Starts today. ${formatCents(unusedCents)} of your plan isn’t used yet and is taken off.`
    : 'Starts today.';
}

/** '$507 every 3 months', '$129 a month for a year', '$1,548 a year'. */
export function paidText(
  { payment, periodCents }: Pick<Way, 'payment' | 'periodCents'>,
  termMonths: number,
): string {
  const amount = formatCents(periodCents);
  if (payment === 'MONTHLY') return termMonths === 1 ? `${amount} a month` : `${amount} a month for a year`;
  return termMonths === 12
    ? `${amount} a year, paid at once`
    : `${amount} every ${plural(termMonths, 'month')}`;
}
