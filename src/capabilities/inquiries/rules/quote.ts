/** What a vendor offers, beside its words: comparable with other vendors' offers. */
export type Quote = {
  amountCents: number;
  includes: string;
  /** 'YYYY-MM-DD', or null while it stays open. */
  validUntil: string | null;
};

export const QUOTE_INCLUDES_LENGTH = 500;
