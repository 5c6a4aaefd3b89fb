/** What people browse by; each wedding has two or three. */
export const WEDDING_STYLES = [
  'bohemian',
  'candlelit',
  'classic',
  'coastal',
  'colorful',
  'garden',
  'intimate',
  'modern',
  'romantic',
  'rustic',
] as const;

export type WeddingStyle = (typeof WEDDING_STYLES)[number];
