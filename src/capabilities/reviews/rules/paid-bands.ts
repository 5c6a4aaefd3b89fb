/** What a couple paid in all, never to the dollar: nobody's bill is told. */
export const PAID_BANDS = ['UNDER_1K', '1K_2500', '2500_5K', '5K_10K', '10K_20K', 'OVER_20K'] as const;
export type PaidBand = (typeof PAID_BANDS)[number];

export const PAID_BAND_LABELS: Readonly<Record<PaidBand, string>> = {
  UNDER_1K: 'Under $1,000',
  '1K_2500': '$1,000 to $2,500',
  '2500_5K': '$2,500 to $5,000',
  '5K_10K': '$5,000 to $10,000',
  '10K_20K': '$10,000 to $20,000',
  OVER_20K: 'Over $20,000',
};
