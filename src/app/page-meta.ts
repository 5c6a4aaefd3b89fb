import type { MetaDescriptor } from 'react-router';
import { pictureAddress } from '#base/picture-address.ts';

/** Schema.org data of a page, or of a part of it. */
export type StructuredData = { '@type': string } & Record<string, unknown>;

export type PageMeta = {
  /** Without the product's name. */
  title: string;
  description: string;
  /** The one address of this page, from the root, with the parameters that make it another page. */
  path: string;
  /** The picture that stands for it where it is shared. */
  pictureId?: string | null;
  /** For pages that people reach and search engines should not list. */
  isUnlisted?: boolean;
  structuredData?: readonly StructuredData[];
};

/** As React Router hands them to a page's meta function; the root's own data names the site. */
type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

function siteOf(matches: Matches): string {
  const root = matches.find((match) => match?.id === 'root')?.loaderData;
  return root && typeof root === 'object' && 'publicUrl' in root ? String(root.publicUrl) : '';
}

/** Everything a page says about itself to search engines and to those who share it. */
export function pageMeta(page: PageMeta, matches: Matches): MetaDescriptor[] {
  const site = siteOf(matches);
  const { title, description, pictureId, isUnlisted = false, structuredData = [] } = page;
  const url = site + page.path;
  const picture = pictureId
    ? `${site}${pictureAddress(pictureId, { width: 1200, format: 'jpeg' })}`
    : undefined;
  return [
    { title: `${title} · Ampersand` },
    { name: 'description', content: description },
    ...(isUnlisted
      ? [{ name: 'robots', content: 'noindex' }]
      : [{ tagName: 'link', rel: 'canonical', href: url }]),
    { property: 'og:site_name', content: 'Ampersand' },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    ...(picture
      ? [
          { property: 'og:image', content: picture },
          { name: 'twitter:card', content: 'summary_large_image' },
        ]
      : []),
    ...structuredData.map((data) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...data } })),
  ];
}
