/** How an answer came: by the household’s link, its code, a name with proof, from paper or phone, or as a change. */
export const REPLY_SOURCES = ['LINK', 'CODE', 'NAME', 'DESK', 'CHANGE'] as const;
export type ReplySource = (typeof REPLY_SOURCES)[number];

/** The ways by which guests come to their page; how they came stays in its address as `by`. */
export const GUEST_WAYS = ['LINK', 'CODE', 'NAME'] as const;
export type GuestWay = (typeof GUEST_WAYS)[number];

export function guestWayIn(url: URL): GuestWay {
  const by = url.searchParams.get('by')?.toUpperCase();
  return GUEST_WAYS.find((way) => way === by) ?? 'LINK';
}

export function addressBy(address: string, way: GuestWay): string {
  if (way === 'LINK') return address;
  return `${address}${address.includes('?') ? '&' : '?'}by=${way.toLowerCase()}`;
}

export const REPLY_SOURCE_LABELS: Readonly<Record<ReplySource, string>> = {
  LINK: 'By link',
  CODE: 'By code',
  NAME: 'By name',
  DESK: 'Written down',
  CHANGE: 'Change approved',
};
