import { paths } from '#app/rules/paths.ts';
import { escapeHtml } from '#base/escape-html.ts';
import type { VendorCard } from '#capabilities/search/contract.ts';
import { badgePaths } from '../paths.ts';

const WIDTH = 120;

type Embedded = Pick<VendorCard, 'storefrontUuid' | 'storefrontSlug' | 'taxonomyNodeKey' | 'vendorName'>;

/**
 * What a business puts into its own page: a picture and a link, no script. What the picture says is decided here each time
 * somebody looks, so its words beside it promise nothing.
 */
export function embedCode(site: string, card: Embedded): string {
  const page = site + paths.storefront(card.taxonomyNodeKey, card.storefrontSlug);
  const picture = site + badgePaths.seal(card.storefrontUuid);
  const alt = `${card.vendorName} on Ampersand`;
  return [
    `<a href="${escapeHtml(page)}">`,
    `<img src="${escapeHtml(picture)}" width="${WIDTH}" height="${WIDTH}" alt="${escapeHtml(alt)}" />`,
    '</a>',
  ].join('');
}
