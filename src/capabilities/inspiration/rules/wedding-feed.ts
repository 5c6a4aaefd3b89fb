import { pictureAddress } from '#base/picture-address.ts';
import type { RealWeddingCard } from '#capabilities/editorial/contract.ts';
import { seasonWord } from '#capabilities/editorial/rules/seasons.ts';
import { coupleNames } from './couple-names.ts';
import { xmlText } from './xml-text.ts';

const PICTURE_WIDTH = 1200;

export type FeedPlaces = {
  /** Where people reach us, without a slash at the end. */
  site: string;
  feedPath: string;
  listPath: string;
  pathOf(slug: string): string;
};

function item(wedding: RealWeddingCard, { site, pathOf }: FeedPlaces): string {
  const { slug, title, summary, city, stateCode, publishedAt, cover } = wedding;
  const link = xmlText(site + pathOf(slug));
  const picture = xmlText(site + pictureAddress(cover.id, { width: PICTURE_WIDTH, format: 'jpeg' }));
  return `    <item>
      <title>${xmlText(title)}</title>
      <link>${link}</link>
      <guid isPermaLink="true">${link}</guid>
      <pubDate>${new Date(publishedAt).toUTCString()}</pubDate>
      <category>${xmlText(seasonWord(wedding.season))}</category>
      <category>${xmlText(wedding.color)}</category>
      <description>${xmlText(`${coupleNames(wedding)}, ${city}, ${stateCode}. ${summary}`)}</description>
      <media:content url="${picture}" medium="image" type="image/jpeg">
        <media:description type="plain">${xmlText(cover.alt)}</media:description>
      </media:content>
    </item>`;
}

/** RSS 2.0 of the newest real weddings, for readers and for those who watch for news. */
export function writeWeddingFeed(weddings: readonly RealWeddingCard[], places: FeedPlaces): string {
  const { site, feedPath, listPath } = places;
  const newest = weddings[0];
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/">
  <channel>
    <title>Real weddings · Ampersand</title>
    <link>${xmlText(site + listPath)}</link>
    <atom:link href="${xmlText(site + feedPath)}" rel="self" type="application/rss+xml"/>
    <description>Real weddings, with the photos and the people who made them happen.</description>
    <language>en-us</language>
${newest ? `    <lastBuildDate>${new Date(newest.publishedAt).toUTCString()}</lastBuildDate>\n` : ''}${weddings.map((wedding) => item(wedding, places)).join('\n')}
  </channel>
</rss>
`;
}
