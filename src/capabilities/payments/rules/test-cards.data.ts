/** What the page tells testers. The sandbox knows the same cards (platform/payments/sandbox/sandbox-cards.data.ts); a test compares them. */
export const TEST_CARDS = [
  { number: '4242 4242 4242 4242', says: 'Pays' },
  { number: '4000 0000 0000 0002', says: 'Declined' },
  { number: '4000 0000 0000 9995', says: 'Declined, not enough funds' },
  { number: '4000 0027 6000 3184', says: 'Bank asks for confirmation' },
  { number: '4000 0000 0000 0341', says: 'Saves, but fails at renewal' },
  { number: '4000 0000 0000 0259', says: 'Pays, disputed the next day' },
  { number: '4000 0000 0000 5126', says: 'Pays, refunds fail' },
] as const;
