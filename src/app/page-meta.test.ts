import { describe, expect, it } from 'vitest';
import { pageMeta, titleOf } from './page-meta.ts';

const MATCHES = [{ id: 'root', loaderData: { publicUrl: 'https://ampersand.example' } }];
const PAGE = {
  title: 'Florists',
  description: 'Flowers near you.',
  path: '/wedding-vendors/wedding-florists',
};

function contentOf(page: Parameters<typeof pageMeta>[0], name: string): unknown {
  const found = pageMeta(page, MATCHES).find(
    (each) => ('property' in each && each.property === name) || ('name' in each && each.name === name),
  );
  return found && 'content' in found ? found.content : undefined;
}

describe('what a page says about itself', () => {
  it('names the house where there is room for it', () => {
    expect(titleOf('Florists')).toBe('Florists · Ampersand');
    const long = 'A Very Long Storefront Name That Leaves No Room At All';
    expect(titleOf(long)).toBe(long);
  });

  it('has one address, complete', () => {
    const canonical = pageMeta(PAGE, MATCHES).find((each) => 'rel' in each && each.rel === 'canonical');
    expect(canonical).toMatchObject({ href: 'https://ampersand.example/wedding-vendors/wedding-florists' });
    expect(contentOf(PAGE, 'og:url')).toBe('https://ampersand.example/wedding-vendors/wedding-florists');
  });

  it('is not listed where it should not be, and then names no address to list', () => {
    const meta = pageMeta({ ...PAGE, isUnlisted: true }, MATCHES);
    expect(meta).toContainEqual({ name: 'robots', content: 'noindex' });
    expect(meta.some((each) => 'rel' in each)).toBe(false);
  });

  it('shares its own picture with its measures', () => {
    const page = { ...PAGE, picture: { id: 'p1', width: 2400, height: 1600, alt: 'Peonies' } };
    expect(contentOf(page, 'og:image')).toMatch(
      /^https:\/\/ampersand\.example\/.*id=p1&width=1200&format=jpeg$/,
    );
    expect(contentOf(page, 'og:image:width')).toBe('1200');
    expect(contentOf(page, 'og:image:height')).toBe('800');
    expect(contentOf(page, 'og:image:alt')).toBe('Peonies');
    const small = { ...PAGE, picture: { id: 'p1', width: 900, height: 600, alt: '' } };
    expect(contentOf(small, 'og:image:width')).toBe('900');
    expect(contentOf(small, 'og:image:alt')).toBe('Florists');
  });

  it('shares the picture of the house where it has none', () => {
    expect(contentOf(PAGE, 'og:image')).toMatch(/^https:\/\/ampersand\.example\/.*share.*\.jpg$/);
    expect(contentOf(PAGE, 'og:image:height')).toBe('630');
    expect(contentOf(PAGE, 'twitter:card')).toBe('summary_large_image');
  });

  it('carries structured data with its vocabulary', () => {
    const data = { '@type': 'ItemList', numberOfItems: 0 };
    expect(pageMeta({ ...PAGE, structuredData: [data] }, MATCHES)).toContainEqual({
      'script:ld+json': { '@context': 'https://schema.org', ...data },
    });
  });
});
