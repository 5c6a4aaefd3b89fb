/** What a test card does. The numbers are those of Stripe's documentation, so that testers know them. */
export type SandboxCard = {
  key: string;
  number: string;
  brand: string;
  /** Declined where it is typed. */
  declines?: string;
  /** Declined when the saved card is charged. */
  declinesSaved?: string;
  isChallenged?: true;
  isDisputed?: true;
  failsRefunds?: true;
};

export const SANDBOX_CARDS: readonly SandboxCard[] = [
  { key: 'success', number: '4242424242424242', brand: 'visa' },
  {
    key: 'declined',
    number: '4000000000000002',
    brand: 'visa',
    declines: 'generic_decline',
  },
  {
    key: 'no_funds',
    number: '4000000000009995',
    brand: 'visa',
    declines: 'insufficient_funds',
  },
  {
    key: 'challenge',
    number: '4000002760003184',
    brand: 'visa',
    isChallenged: true,
  },
  {
    key: 'fails_later',
    number: '4000000000000341',
    brand: 'visa',
    declinesSaved: 'generic_decline',
  },
  {
    key: 'disputed',
    number: '4000000000000259',
    brand: 'visa',
    isDisputed: true,
  },
  {
    key: 'refund_fails',
    number: '4000000000005126',
    brand: 'visa',
    failsRefunds: true,
  },
];

const byKey = new Map(SANDBOX_CARDS.map((card) => [card.key, card]));
const byNumber = new Map(SANDBOX_CARDS.map((card) => [card.number, card]));

export function sandboxCard(key: string): SandboxCard {
  const card = byKey.get(key);
  if (!card) throw new Error('The sandbox has no such card.');
  return card;
}

/** Only test cards are known: a real number typed here is refused and kept nowhere. */
export function sandboxCardByNumber(number: string): SandboxCard | undefined {
  return byNumber.get(number);
}

export function last4Of({ number }: SandboxCard): string {
  return number.slice(-4);
}
