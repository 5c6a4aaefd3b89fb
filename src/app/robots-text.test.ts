import { describe, expect, it } from 'vitest';
import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { pictureAddress } from '#base/picture-address.ts';
import { favoritesPaths } from '#capabilities/favorites/rules/paths.ts';
import { mailboxPaths } from '#capabilities/mailbox/rules/paths.ts';
import { weddingsPaths } from '#capabilities/weddings/rules/paths.ts';
import { writeRobots } from './robots-text.ts';
import { paths } from './rules/paths.ts';

const SITE = 'https://ampersand.example';

/** As search engines read it: a star for anything, a dollar for the end. */
function mayRead(robots: string, path: string): boolean {
  const rules = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, rule = '']) => rule);
  return !rules.some((rule) => {
    const pattern = rule.replace(/[.+?^{}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
    return new RegExp(`^${pattern}`).test(path);
  });
}

describe('robots.txt', () => {
  const robots = writeRobots(SITE, true);

  it.each([
    paths.home(),
    '/wedding-vendors',
    '/wedding-vendors/wedding-florists?page=2',
    '/wedding-vendors/search/austin-tx--wedding-florists',
    paths.storefront('wedding-venues', 'hudson-barn'),
    paths.realWedding('maya-and-jo'),
    paths.photo('the-cake'),
    paths.vendorLanding(),
    pictureAddress('00000000-0000-4000-8000-000000000000', { width: 1200 }),
    '/assets/theme.css',
    '/sitemap.xml',
  ])('lets search engines read %s', (path) => {
    expect(mayRead(robots, path)).toBe(true);
  });

  it.each([
    paths.accountSettings(),
    paths.favoritesHome(),
    favoritesPaths.sharedBoard('token'),
    weddingsPaths.invitation('token'),
    paths.storefrontPreview('wedding-venues', 'hudson-barn'),
    mailboxPaths.home(),
    vendorPaths.onboard,
    '/web-api/v1/user/status',
    '/web-marketplace-api/v1/us-states',
    '/wedding-vendors.data',
    '/wedding-vendors/wedding-florists.data?page=2',
  ])('keeps them out of %s', (path) => {
    expect(mayRead(robots, path)).toBe(false);
  });

  it('keeps them out of a copy altogether, and names the list of pages in both', () => {
    const copy = writeRobots(SITE, false);
    expect(mayRead(copy, '/')).toBe(false);
    for (const text of [robots, copy]) expect(text).toContain(`\nSitemap: ${SITE}/sitemap.xml\n`);
  });
});
