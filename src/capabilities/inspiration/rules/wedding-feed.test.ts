import { describe, expect, it } from 'vitest';
import type { RealWeddingCard } from '#capabilities/editorial/contract.ts';
import { writeWeddingFeed } from './wedding-feed.ts';
import { xmlText } from './xml-text.ts';

const wedding: RealWeddingCard = {
  slug: 'maya-and-jonah-hudson-ny-1',
  title: 'Salt & <smoke> "by" the water',
  summary: 'It’s a long table.',
  firstName: 'Maya',
  partnerFirstName: 'Jonah',
  weddingDate: '2026-06-06',
  season: 'summer',
  color: 'blush',
  styles: ['garden'],
  setting: 'OUTDOOR',
  guestCount: 90,
  city: 'Hudson',
  stateCode: 'NY',
  publishedAt: '2026-08-01T10:00:00.000Z',
  cover: {
    id: '11111111-1111-4111-8111-111111111111',
    width: 800,
    height: 600,
    dominantColor: '#ffffff',
    blurDataUrl: '',
    alt: 'A table',
  },
};

const feedOf = (weddings: RealWeddingCard[]) =>
  writeWeddingFeed(weddings, {
    site: 'https://ampersand.example',
    feedPath: '/inspiration/feed.xml',
    listPath: '/inspiration/wedding',
    pathOf: (slug) => `/inspiration/wedding/${slug}`,
  });

describe('the feed', () => {
  it('has absolute links, dates as mail writes them, and no bare sign', () => {
    const feed = feedOf([wedding]);
    expect(feed).toContain(
      '<link>https://ampersand.example/inspiration/wedding/maya-and-jonah-hudson-ny-1</link>',
    );
    expect(feed).toContain('<pubDate>Sat, 01 Aug 2026 10:00:00 GMT</pubDate>');
    expect(feed).toContain('<title>Salt &amp; &lt;smoke&gt; &quot;by&quot; the water</title>');
    expect(feed).toContain('Maya &amp; Jonah, Hudson, NY. It’s a long table.');
    expect(feed).toContain('&amp;width=1200&amp;format=jpeg');
    expect(feed.replace(/&(amp|lt|gt|quot|apos);/g, '')).not.toContain('&');
    expect(feed.match(/<item>/g)).toHaveLength(1);
    expect(feedOf([{ ...wedding, season: 'autumn' }])).toContain('<category>fall</category>');
  });

  it('is whole without any wedding', () => {
    expect(feedOf([])).toMatch(/<language>en-us<\/language>\s*<\/channel>\s*<\/rss>\s*$/);
  });
});

describe('text in XML', () => {
  it('loses what XML cannot hold', () => {
    expect(xmlText('a\0b\u{B}c\uFFFEd\uD800e 💍\t')).toBe('abcde 💍\t');
  });
});
