import { describe, expect, it } from 'vitest';
import { placeLinks, tourLinks } from './listing-links.ts';

describe('links of a listing', () => {
  it('are public web addresses, tours apart from the rest', () => {
    const social = { web: 'kestrelhill.example', matterport: 'https://my.matterport.com/show/?m=abc' };
    expect(placeLinks(social)).toEqual([
      { kind: 'web', label: 'Website', href: 'https://kestrelhill.example/' },
    ]);
    expect(tourLinks(social).map(({ href }) => href)).toEqual(['https://my.matterport.com/show/?m=abc']);
  });

  it('never run anything', () => {
    expect(
      placeLinks({
        web: 'javascript:alert(1)',
        facebook: 'data:text/html,x',
        twitter: 'https://a@evil.example',
      }),
    ).toEqual([]);
  });
});
