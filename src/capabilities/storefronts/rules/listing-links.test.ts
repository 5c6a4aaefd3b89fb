import { describe, expect, it } from 'vitest';
import { placeLinks, tourLinks } from './listing-links.ts';

describe('links of a listing', () => {
  it('are public web addresses, tours apart from the rest', () => {
    const social = { web: 'kestrelhill.example', matterport: 'https://my.matterport.com/show/?m=abc' };
    expect(placeLinks(social)).toEqual([
      { kind: 'WEB', label: 'Website', href: 'https://kestrelhill.example/' },
    ]);
    expect(tourLinks(social).map(({ href }) => href)).toEqual(['https://my.matterport.com/show/?m=abc']);
  });

  it('are of upper-case social kinds', () => {
    const everything = {
      web: 'a.example',
      facebook: 'b.example',
      pinterest: 'c.example',
      twitter: 'd.example',
      matterport: 'e.example',
      sketchfab: 'f.example',
    };
    expect([...placeLinks(everything), ...tourLinks(everything)].map(({ kind }) => kind)).toEqual([
      'WEB',
      'FACEBOOK',
      'PINTEREST',
      'TWITTER',
      'MATTERPORT',
      'SKETCHFAB',
    ]);
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
