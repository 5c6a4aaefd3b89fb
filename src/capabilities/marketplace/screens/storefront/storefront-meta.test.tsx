import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub, Meta } from 'react-router';
import { describe, expect, it } from 'vitest';
import { pageMeta } from '#app/page-meta.ts';
import type { Storefront } from '#capabilities/storefronts/contract/storefront-page.contract.ts';
import { EXAMPLE_STOREFRONT } from '#capabilities/storefronts/testing/example-storefront.ts';
import type { StorefrontPageData } from './load-storefront-page.ts';
import { readPageQuery } from './page-address.ts';
import { reviewsView } from './review-view.ts';
import { structuredData } from './storefront-meta.ts';
import { storefrontView } from './storefront-view.ts';

const HOSTILE = '</script><script>alert(1)</script><!-- & "quotes" \u2028';

const storefront: Storefront = {
  ...EXAMPLE_STOREFRONT,
  name: HOSTILE,
  description: HOSTILE,
  faqs: [{ question: HOSTILE, answer: 'Yes.' }],
};

function pageOf(reviewsCount: number, changes: Partial<Storefront> = {}): StorefrontPageData {
  return {
    site: 'https://ampersand.example',
    query: readPageQuery(new URLSearchParams()),
    storefront: storefrontView({ ...storefront, ...changes }),
    months: [],
    reviews: reviewsView({
      summary: {
        reviewsCount,
        averageReviewsRate: reviewsCount > 0 ? 4.9 : null,
        distribution: [],
        scores: null,
      },
      total: reviewsCount,
      page: 1,
      pageCount: 1,
      reviews: [],
    }),
    preferred: [],
    notes: {},
    similar: [],
  };
}

const typesOf = (page: StorefrontPageData) => structuredData(page).map((data) => data['@type']);

describe('structured data', () => {
  it('names the business, its questions and where the page lies', () => {
    expect(typesOf(pageOf(3))).toEqual(['EventVenue', 'FAQPage', 'BreadcrumbList']);
    expect(typesOf(pageOf(3, { taxonomyKey: 'wedding-florists', faqs: [] }))).toEqual([
      'Florist',
      'BreadcrumbList',
    ]);
    expect(typesOf(pageOf(3, { taxonomyKey: 'wedding-planners' }))[0]).toBe('LocalBusiness');
    expect(structuredData(pageOf(3))[0]).toMatchObject({
      url: 'https://ampersand.example/wedding-vendors/wedding-venues/kestrel-hill-barn',
      address: { streetAddress: '12 Orchard Lane', addressLocality: 'Hudson', addressRegion: 'NY' },
    });
  });

  it('has a rating only where somebody has rated', () => {
    expect(structuredData(pageOf(3))[0]).toMatchObject({
      aggregateRating: { ratingValue: 4.9, reviewCount: 3 },
    });
    expect(structuredData(pageOf(0))[0]).not.toHaveProperty('aggregateRating');
  });

  it('cannot end its script, whatever a business is called', () => {
    const page = pageOf(1);
    const Stub = createRoutesStub([
      {
        path: '/',
        Component: () => <Meta />,
        meta: () =>
          pageMeta(
            { title: HOSTILE, description: HOSTILE, path: '/', structuredData: structuredData(page) },
            [],
          ),
      },
    ]);
    const html = renderToStaticMarkup(<Stub />);
    const scripts = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)];
    expect(scripts).toHaveLength(3);
    expect(html.match(/<script/g)).toHaveLength(3);
    expect(html).not.toContain('<!--');
    expect(JSON.parse(scripts[0]?.[1] ?? '')).toMatchObject({ name: HOSTILE });
  });
});
