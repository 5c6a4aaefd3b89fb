/** How an answer that the couple writes down reached them. */
export const REPLY_WAYS = ['MAIL', 'PHONE', 'IN_PERSON'] as const;
export type ReplyWay = (typeof REPLY_WAYS)[number];

export const REPLY_WAY_LABELS: Readonly<Record<ReplyWay, string>> = {
  MAIL: 'Mail',
  PHONE: 'Phone',
  IN_PERSON: 'In person',
};
