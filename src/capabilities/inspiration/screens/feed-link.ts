import type { MetaDescriptor } from 'react-router';

export const FEED_PATH = '/inspiration/feed.xml';

/** Tells readers of feeds where the newest real weddings are. */
export const feedLink: MetaDescriptor = {
  tagName: 'link',
  rel: 'alternate',
  type: 'application/rss+xml',
  title: 'Real weddings · Ampersand',
  href: FEED_PATH,
};
