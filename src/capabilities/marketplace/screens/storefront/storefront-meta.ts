import type { StructuredData } from '#app/page-meta.ts';
import { paths } from '#app/rules/paths.ts';
import { pictureAddress } from '#base/picture-address.ts';
import { truncate } from '#base/text.ts';
import type { TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import { categoryPath, searchPath, VENDORS_PATH } from '#capabilities/taxonomy/rules/search-paths.ts';
import type { StorefrontPageData } from './load-storefront-page.ts';
import type { ReviewsView } from './review-view.ts';
import type { StorefrontView } from './storefront-view.ts';

/** Schema.org knows some of our trades by name; the others are businesses of a place. */
const BUSINESS_TYPES: Partial<Record<TaxonomyKey, string>> = {
  'wedding-venues': 'EventVenue',
  'wedding-catering': 'FoodEstablishment',
  'wedding-florists': 'Florist',
  'wedding-hair-makeup': 'BeautySalon',
  'wedding-bands-djs': 'EntertainmentBusiness',
  'wedding-cakes-desserts': 'Bakery',
};

const REVIEWS_NAMED = 3;
const PICTURES_NAMED = 3;

function ratingData(reviews: ReviewsView | null) {
  if (!reviews?.average) return {};
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: Number(reviews.average),
      reviewCount: reviews.count,
      bestRating: 5,
      worstRating: 1,
    },
    review: reviews.reviews
      .slice(0, REVIEWS_NAMED)
      .map(({ authorName, title, text, rating, publishedAt }) => ({
        '@type': 'Review',
        name: title,
        reviewBody: text,
        datePublished: publishedAt,
        author: { '@type': 'Person', name: authorName },
        reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
      })),
  };
}

function businessData({ site, storefront, reviews }: StorefrontPageData): StructuredData {
  const { name, category, slug, address, lat, lon, photos, tier } = storefront;
  const [city = '', region = ''] = storefront.place.split(', ');
  const url = site + paths.storefront(category, slug);
  return {
    '@type': BUSINESS_TYPES[category] ?? 'LocalBusiness',
    '@id': url,
    url,
    name,
    description: truncate(storefront.description.lead.join(' '), 500),
    ...(photos.length > 0 && {
      image: photos
        .slice(0, PICTURES_NAMED)
        .map(({ id }) => site + pictureAddress(id, { width: 1200, format: 'jpeg' })),
    }),
    address: {
      '@type': 'PostalAddress',
      ...(address.length > 1 && { streetAddress: address[0] }),
      addressLocality: city,
      addressRegion: region,
      addressCountry: 'US',
    },
    geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lon },
    // A venue is a place to schema.org, and places have no price range.
    ...(tier && category !== 'wedding-venues' && { priceRange: tier }),
    ...ratingData(reviews),
  };
}

function faqData({ faqs }: StorefrontView): StructuredData[] {
  if (faqs.length === 0) return [];
  return [
    {
      '@type': 'FAQPage',
      mainEntity: faqs.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ];
}

export function breadcrumbSteps({ name, category, categoryLabel, citySlug, place }: StorefrontView) {
  return [
    { label: 'Wedding vendors', to: VENDORS_PATH },
    { label: categoryLabel, to: categoryPath(category) },
    { label: place, to: searchPath(citySlug, category) },
    { label: name },
  ];
}

function breadcrumbData(site: string, storefront: StorefrontView): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbSteps(storefront).map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(to !== undefined && { item: site + to }),
    })),
  };
}

/** What search engines read: the business with its rating, its questions, and where the page lies. */
export function structuredData(page: StorefrontPageData): StructuredData[] {
  return [businessData(page), ...faqData(page.storefront), breadcrumbData(page.site, page.storefront)];
}

export function pageTitle({ name, categoryLabel, place }: StorefrontView): string {
  return `${name} · ${categoryLabel} in ${place}`;
}

/** What its own words say first, and where it is if they say nothing yet. */
export function pageDescription(storefront: StorefrontView): string {
  const words = storefront.description.lead.join(' ');
  return truncate(words || `${storefront.categoryLabel} in ${storefront.place}`, 158);
}
