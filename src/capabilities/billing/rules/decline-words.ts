const WORDS: Readonly<Record<string, string>> = {
  insufficient_funds: 'There isn’t enough money on this card.',
  expired_card: 'This card has expired.',
  incorrect_cvc: 'The security code doesn’t fit this card.',
  authentication_required: 'Your bank wants you to confirm this payment, and that didn’t happen.',
  method_missing: 'This card is no longer saved.',
  unanswered: 'The bank didn’t answer in time.',
};

/** Why a card was declined, as far as the bank says; often it says nothing. */
export function declineWords(code: string | null): string {
  return WORDS[code ?? ''] ?? 'The bank declined this card without saying why.';
}
