import { paths } from './rules/paths.ts';

/** Rooms of one's own, steps into them, tools and calls. Pictures are calls too, and welcome. */
const PRIVATE = [
  '/account/',
  '/wedding-vendors/inquiries',
  '/inspire/vendors/leads',
  '/support/',
  '/favorites/',
  '/invitation/',
  '/wedding/onboard/',
  '/inspire/vendors/onboard',
  '/inspire/vendors/account',
  '/wedding-vendors/near-me/',
  '/wedding-vendors/*/preview',
  '/dev/',
  '/styleguide',
  '/api-docs',
  '/openapi.json',
  '/api/',
  '/web-api/',
  '/website-nav/',
  '/web-marketplace-api/v1/',
  '/*.data$',
  '/*.data?',
];

/** What search engines may read. A copy for trying things out must not be found instead of the real one. */
export function writeRobots(site: string, isProduction: boolean): string {
  const rules = isProduction ? PRIVATE : ['/'];
  return [
    'User-agent: *',
    ...rules.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${site}${paths.sitemapIndex()}`,
    '',
  ].join('\n');
}
