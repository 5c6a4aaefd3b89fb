import { textRule } from './rule.ts';

/** The check that every card number passes, and one in ten of other numbers. */
function isLuhn(digits: string): boolean {
  let sum = 0;
  for (const [index, digit] of [...digits].toReversed().entries()) {
    const doubled = Number(digit) * (index % 2 === 0 ? 1 : 2);
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** 13 to 19 digits, with blanks or hyphens between them as cards are printed, and nothing that would make them part of more. */
const CARD_LIKE = /(?<!\d)\d(?:[ -]?\d){12,18}(?!\d)/g;

export function hasCardNumber(text: string): boolean {
  return [...text.matchAll(CARD_LIKE)].some(([found]) => isLuhn(found.replaceAll(/\D/g, '')));
}

/** Cards are typed on the page of whoever takes them, and nowhere here. */
export const noCardNumber = textRule(
  'This looks like a card number. Cards are only asked for on the payment page.',
  (text) => !hasCardNumber(text),
);
