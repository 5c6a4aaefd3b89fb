/** As the specification names them; the kinds of transfers that move a storefront's account have the same names. */
export const TRANSACTION_TYPES = [
  'CREDIT_PURCHASE',
  'CREDIT_PURCHASE_CANCELLATION',
  'ENDOWMENT',
  'EXPIRATION',
  'LEAD_PURCHASE',
  'LEAD_PURCHASE_REFUND',
  'INBOUND_TRANSFER',
  'OUTBOUND_TRANSFER',
  'OTHER',
] as const;

export type TransactionType = (typeof TRANSACTION_TYPES)[number];

const WORDS: Readonly<Record<TransactionType, string>> = {
  CREDIT_PURCHASE: 'Credits bought',
  CREDIT_PURCHASE_CANCELLATION: 'Purchase canceled',
  ENDOWMENT: 'Credits given to you',
  EXPIRATION: 'Credits expired',
  LEAD_PURCHASE: 'Connected with a couple',
  LEAD_PURCHASE_REFUND: 'Connection refunded',
  INBOUND_TRANSFER: 'Moved here',
  OUTBOUND_TRANSFER: 'Moved away',
  OTHER: 'Adjusted by Ampersand',
};

const MOVED = { INBOUND_TRANSFER: 'Moved here from', OUTBOUND_TRANSFER: 'Moved to' } as const;

/** What people read for it, with the other listing's name where credits were moved, and why where somebody said so. */
export function transactionText(type: TransactionType, otherListing?: string, note = ''): string {
  const isMove = type === 'INBOUND_TRANSFER' || type === 'OUTBOUND_TRANSFER';
  if (isMove && otherListing) return `${MOVED[type]} ${otherListing}`;
  return note ? `${WORDS[type]}: ${note}` : WORDS[type];
}

export function isTransactionType(kind: string): kind is TransactionType {
  return (TRANSACTION_TYPES as readonly string[]).includes(kind);
}
