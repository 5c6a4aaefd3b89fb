/** How an answer came: by the household’s link, its code, a name with proof, from paper or phone, or as a change. */
export const REPLY_SOURCES = ['LINK', 'CODE', 'NAME', 'DESK', 'CHANGE'] as const;
export type ReplySource = (typeof REPLY_SOURCES)[number];

export const REPLY_SOURCE_LABELS: Readonly<Record<ReplySource, string>> = {
  LINK: 'By link',
  CODE: 'By code',
  NAME: 'By name',
  DESK: 'Written down',
  CHANGE: 'Change approved',
};
