import type { MetaDescriptor } from 'react-router';
import { pictureAddress } from '#base/picture-address.ts';
import sharePicture from './assets/share.jpg?url';

/** Schema.org data of a page, or of a part of it. */
export type StructuredData = { '@type': string } & Record<string, unknown>;

export type PageMeta = {
  /** Without the product's name. */
  title: string;
  description: string;
  /** The one address of this page, from the root, with the parameters that make it another page. */
  path: string;
  /** The picture that stands for it where it is shared; with its measures, the place is right before it has loaded. */
  pictureId?: string | null;
  picture?: { id: string; width: number; height: number; alt: string } | null;
  /** For pages that people reach and search engines should not list. */
  isUnlisted?: boolean;
  structuredData?: readonly StructuredData[];
};

/** As React Router hands them to a page's meta function; the root's own data names the site. */
type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

const NAME = 'Ampersand';
/** What search engines show of a title. */
const LONGEST_TITLE = 60;
const SHARED_WIDTH = 1200;
const OWN_PICTURE = {
  url: sharePicture,
  width: 1200,
  height: 630,
  alt: 'A round flower arch on a lawn, and the words: two names, one day, everything in between.',
};

function siteOf(matches: Matches): string {
  const root = matches.find((match) => match?.id === 'root')?.loaderData;
  return root && typeof root === 'object' && 'publicUrl' in root ? String(root.publicUrl) : '';
}

/** The name of the house follows where there is room for it: what a page is about must not be cut off for it. */
export function titleOf(title: string): string {
  const full = `${title} · ${NAME}`;
  return full.length <= LONGEST_TITLE ? full : title;
}

function pictureOf({ picture, pictureId, title }: PageMeta) {
  if (picture) {
    const width = Math.min(SHARED_WIDTH, picture.width);
    const height = Math.round((width * picture.height) / picture.width);
    const url = pictureAddress(picture.id, { width, format: 'jpeg' });
    return { url, width, height, alt: picture.alt || title };
  }
  if (!pictureId) return OWN_PICTURE;
  return { url: pictureAddress(pictureId, { width: SHARED_WIDTH, format: 'jpeg' }), alt: title };
}

function pictureMeta(site: string, page: PageMeta): MetaDescriptor[] {
  const { url, alt, ...size } = pictureOf(page);
  return [
    { property: 'og:image', content: site + url },
    { property: 'og:image:alt', content: alt },
    ...Object.entries(size).map(([name, pixels]) => ({
      property: `og:image:${name}`,
      content: String(pixels),
    })),
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** Everything a page says about itself to search engines and to those who share it. */
export function pageMeta(page: PageMeta, matches: Matches): MetaDescriptor[] {
  const site = siteOf(matches);
  const { title, description, isUnlisted = false, structuredData = [] } = page;
  const url = site + page.path;
  return [
    { title: titleOf(title) },
    { name: 'description', content: description },
    ...(isUnlisted
      ? [{ name: 'robots', content: 'noindex' }]
      : [{ tagName: 'link', rel: 'canonical', href: url }]),
    { property: 'og:site_name', content: NAME },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    ...pictureMeta(site, page),
    ...structuredData.map((data) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...data } })),
  ];
}
