import type { StructuredData } from '#app/page-meta.ts';
import { pictureAddress } from '#base/picture-address.ts';
import type { RealWedding, WeddingPhotoPage } from '#capabilities/editorial/contract.ts';
import { seasonWord } from '#capabilities/editorial/rules/seasons.ts';
import type { PictureAsset } from '#capabilities/media/contract.ts';
import { coupleNames } from './couple-names.ts';

const SHARED_WIDTH = 1200;
const MOST_IMAGES = 12;

function imageUrl(site: string, { id }: Pick<PictureAsset, 'id'>): string {
  return site + pictureAddress(id, { width: SHARED_WIDTH, format: 'jpeg' });
}

export type Step = { label: string; path: string };

/** Where a page lies, from the product's own root. */
export function breadcrumbData(site: string, steps: readonly Step[]): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: site + path,
    })),
  };
}

/** The pages a list leads to, in its order; `before` are those of earlier pages. */
export function listData(site: string, entries: readonly Step[], before = 0): StructuredData {
  return {
    '@type': 'ItemList',
    numberOfItems: entries.length,
    itemListElement: entries.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: before + index + 1,
      name: label,
      url: site + path,
    })),
  };
}

export function articleData(site: string, path: string, wedding: RealWedding): StructuredData {
  const publisher = { '@type': 'Organization', name: 'Ampersand', url: `${site}/` };
  return {
    '@type': 'Article',
    headline: wedding.title,
    description: wedding.summary,
    mainEntityOfPage: site + path,
    datePublished: wedding.publishedAt,
    image: wedding.photos.slice(0, MOST_IMAGES).map(({ picture }) => imageUrl(site, picture)),
    author: publisher,
    publisher,
    keywords: [...wedding.styles, seasonWord(wedding.season), wedding.color].join(', '),
    contentLocation: { '@type': 'Place', name: `${wedding.city}, ${wedding.stateCode}` },
  };
}

export function imageData(site: string, path: string, photo: WeddingPhotoPage): StructuredData {
  const photographer = photo.credits.find(({ role }) => role === 'Photography')?.name;
  return {
    '@type': 'ImageObject',
    name: photo.caption || photo.picture.alt,
    contentUrl: imageUrl(site, photo.picture),
    url: site + path,
    width: photo.picture.width,
    height: photo.picture.height,
    description: `From the wedding of ${coupleNames(photo.wedding)} in ${photo.wedding.city}, ${photo.wedding.stateCode}`,
    ...(photographer && { creditText: photographer }),
  };
}
