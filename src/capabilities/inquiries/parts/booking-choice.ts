import { typedDay } from '#base/typed-day.ts';
import { rulesOfInput } from '#ui/form/rules-of-input.ts';
import type { Offer } from '../rules/accepted-offer.ts';
import { BOOK_RULES } from '../rules/booking-rules.ts';

/** What is sent with the booking; left out where it is as it was offered. */
export type BookingChoice = { amountCents?: number | null; offerSeq?: number; weddingDate?: string };

/** As the dialog holds it: the day as MM/DD/YYYY. */
export type BookingAnswers = { amountCents: number | null; weddingDate: string };

type Known = { weddingDate: string | null; offer: Offer | undefined };

export function bookingChoice(answers: BookingAnswers, { weddingDate, offer }: Known): BookingChoice {
  const day = typedDay(answers.weddingDate);
  return {
    ...(answers.amountCents !== (offer?.amountCents ?? null) && { amountCents: answers.amountCents }),
    ...(offer && { offerSeq: offer.seq }),
    ...(day !== null && day !== weddingDate && { weddingDate: day }),
  };
}

export const BOOK_FORM_RULES = rulesOfInput({
  rules: () => BOOK_RULES,
  input: ({ amountCents, weddingDate }: BookingAnswers) => ({
    amountCents,
    weddingDate: typedDay(weddingDate),
  }),
  names: {},
});
