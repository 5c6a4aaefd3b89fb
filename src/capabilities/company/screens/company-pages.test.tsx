import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, type MetaDescriptor } from 'react-router';
import { describe, expect, it } from 'vitest';
import { companyPaths } from '#app/rules/company-paths.ts';
import { paths } from '#app/rules/paths.ts';
import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { SETTINGS_ENTRIES } from '#capabilities/settings/screens/settings-entries.ts';
import { VENDORS_PATH } from '#capabilities/taxonomy/rules/search-paths.ts';
import * as about from './about.route.tsx';
import * as aboutCredits from './about-credits.route.tsx';
import * as aboutPlans from './about-plans.route.tsx';
import * as accessibility from './accessibility.route.tsx';
import * as advisor from './advisor.route.tsx';
import * as app from './app.route.tsx';
import * as bestOfFaq from './best-of-faq.route.tsx';
import * as connectionProtection from './connection-protection.route.tsx';
import * as contact from './contact.route.tsx';
import * as coupleReviews from './couple-reviews.route.tsx';
import * as dataCredits from './data-credits.route.tsx';
import * as faq from './faq.route.tsx';
import * as howCreditsWork from './how-credits-work.route.tsx';
import * as howPlansWork from './how-plans-work.route.tsx';
import * as howWePrice from './how-we-price.route.tsx';
import * as invite from './invite.route.tsx';
import * as plansTerms from './plans-terms.route.tsx';
import * as press from './press.route.tsx';
import * as privacy from './privacy.route.tsx';
import * as privacyCenter from './privacy-center.route.tsx';
import * as returns from './returns.route.tsx';
import * as team from './team.route.tsx';
import * as terms from './terms.route.tsx';
import * as vendorFaq from './vendor-faq.route.tsx';
import * as vendorResources from './vendor-resources.route.tsx';

type Page = { default: ComponentType; meta: () => MetaDescriptor[]; handle: { document: string } };

/** Keyed like the addresses, so that a page without a module does not compile. */
const PAGES: Readonly<Record<keyof typeof companyPaths, Page>> = {
  about,
  team,
  press,
  faq,
  contact,
  privacy,
  terms,
  privacyCenter,
  accessibility,
  returns,
  advisor,
  app,
  coupleReviews,
  invite,
  dataCredits,
};

const VENDOR_PAGES: readonly (readonly [path: string, Page])[] = [
  [vendorPaths.faq, vendorFaq],
  [vendorPaths.bestOfFaq, bestOfFaq],
  [vendorPaths.howWePrice, howWePrice],
  [vendorPaths.connectionProtection, connectionProtection],
  [vendorPaths.plansTerms, plansTerms],
  [vendorPaths.aboutPlans, aboutPlans],
  [vendorPaths.howPlansWork, howPlansWork],
  [vendorPaths.aboutCredits, aboutCredits],
  [vendorPaths.howCreditsWork, howCreditsWork],
  [vendorPaths.resources, vendorResources],
];

/** The places of the product that these pages may send people to, besides each other. */
const ELSEWHERE = new Set([
  vendorPaths.badges,
  paths.home(),
  paths.login(),
  paths.forgotPassword(),
  paths.accountSettings(),
  paths.onboarding(),
  paths.vendorLanding(),
  vendorPaths.signUp,
  vendorPaths.selectPlan,
  vendorPaths.yourPlans,
  vendorPaths.purchaseHistory,
  vendorPaths.balanceHistory,
  vendorPaths.leads,
  paths.howWeRank(),
  VENDORS_PATH,
]);

const BANNED = /coming soon|lorem ipsum|\bTBD\b|\bTODO\b|under construction|stay tuned/i;

const COUPLE_PAGES = Object.entries(PAGES).map(
  ([name, page]) => [companyPaths[name as keyof typeof companyPaths](), page] as const,
);

const pages = [...COUPLE_PAGES, ...VENDOR_PAGES].map(([path, page]) => {
  const html = renderToStaticMarkup(
    <MemoryRouter initialEntries={[path]}>
      <page.default />
    </MemoryRouter>,
  );
  return { path, html, ...page };
});

const idsByPath = new Map<string, string[]>(
  pages.map(({ path, html }) => [path, [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id)]),
);

const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

function linksOf(html: string) {
  return [...html.matchAll(/<a ([^>]*)>([\s\S]*?)<\/a>/g)].map(([, attributes = '', content = '']) => ({
    href: / ?href="([^"]*)"/.exec(attributes)?.[1] ?? '',
    isDownload: attributes.includes('download='),
    text: textOf(content),
  }));
}

/** Undefined if the link leads somewhere; otherwise what is wrong with it. */
function brokenness(href: string, from: string): string | undefined {
  if (/^mailto:(help|vendors)@ampersand\.example(\?|$)/.test(href)) return undefined;
  if (href.startsWith('https://')) return undefined;
  const [address = '', hash] = href.split('#');
  const [path = ''] = address.split('?');
  const target = path === '' ? from : path;
  if (target === paths.accountSettings()) {
    return hash && !SETTINGS_ENTRIES.some(({ id }) => id === hash) ? `no section ${hash}` : undefined;
  }
  const ids = idsByPath.get(target);
  if (!ids) return ELSEWHERE.has(target) ? undefined : `unknown page ${target}`;
  return hash !== undefined && !ids.includes(hash) ? `no anchor ${hash} on ${target}` : undefined;
}

describe.each(pages)('$path', ({ path, html, meta, handle }) => {
  it('has one h1 and headings in order', () => {
    const levels = [...html.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels[0]).toBe(1);
    for (const [place, level] of levels.entries()) {
      expect(level - (levels[place - 1] ?? 0), `heading ${place + 1}`).toBeLessThanOrEqual(1);
    }
  });

  it('has links with words that lead somewhere', () => {
    const links = linksOf(html);
    expect(links.filter(({ text }) => text === '')).toEqual([]);
    const broken = links
      .filter(({ isDownload }) => !isDownload)
      .map(({ href, text }) => ({ text, href, problem: brokenness(href, path) }))
      .filter(({ problem }) => problem !== undefined);
    expect(broken).toEqual([]);
  });

  it('uses every id once', () => {
    const ids = idsByPath.get(path) ?? [];
    expect(ids).toEqual([...new Set(ids)]);
  });

  it('says real things', () => {
    const text = textOf(html);
    expect(text).not.toMatch(BANNED);
    expect(text.split(' ').length).toBeGreaterThan(150);
    expect(html).toContain('Last updated <time');
  });

  it('is a public document with a title and a description of its own', () => {
    expect(handle).toMatchObject({ document: 'public' });
    const described = meta();
    expect(described).toContainEqual({ title: expect.stringMatching(/ · Ampersand( for vendors)?$/) });
    const description = described.find((each) => 'name' in each && each.name === 'description');
    expect(description).toMatchObject({ content: expect.stringMatching(/^.{50,160}$/) });
  });
});

it('gives every page its own title', () => {
  const titles = pages.map(({ meta }) => JSON.stringify(meta()[0]));
  expect(new Set(titles).size).toBe(titles.length);
});

it('names the licences that ask for it', () => {
  const credits = textOf(pages.find(({ path }) => path === companyPaths.dataCredits())?.html ?? '');
  for (const name of ['simplemaps.com', 'GeoNames', 'CC BY 4.0', 'modified', 'U.S. Census Bureau']) {
    expect(credits).toContain(name);
  }
});
