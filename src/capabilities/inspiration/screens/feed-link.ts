import type { MetaDescriptor } from 'react-router';
import { inspirationPaths } from '../rules/paths.ts';

/** Tells readers of feeds where the newest real weddings are. */
export const feedLink: MetaDescriptor = {
  tagName: 'link',
  rel: 'alternate',
  type: 'application/rss+xml',
  title: 'Real weddings · Ampersand',
  href: inspirationPaths.feed(),
};
