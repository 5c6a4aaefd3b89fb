import { parseXml, type XmlElement } from '@rgrove/parse-xml';
import { expect, it } from 'vitest';
import { embedCode } from './embed-code.ts';

const CARD = {
  storefrontUuid: '00000000-0000-4000-8000-000000000001',
  storefrontSlug: 'fern-and-co-austin-tx',
  taxonomyNodeKey: 'wedding-florists',
  vendorName: 'Fern & Co',
} as const;

it('is a link around a picture, and nothing that runs', () => {
  expect(embedCode('https://ampersand.example', CARD)).toBe(
    '<a href="https://ampersand.example/wedding-vendors/wedding-florists/fern-and-co-austin-tx"><img src="https://ampersand.example/badge/00000000-0000-4000-8000-000000000001.svg" width="120" height="120" alt="Fern &amp; Co on Ampersand" /></a>',
  );
});

it.each(['"><script>alert(1)</script>', "' onerror='x", '"onload="x', '</a><iframe src=x>'])(
  'stays a picture for a business called %s',
  (vendorName) => {
    const { root } = parseXml(embedCode('https://ampersand.example', { ...CARD, vendorName }));
    const [picture] = root?.children ?? [];
    expect(root).toMatchObject({ name: 'a', attributes: { href: expect.stringMatching(/^https:/) } });
    expect(root?.children).toHaveLength(1);
    expect(picture).toMatchObject({ name: 'img', children: [] });
    expect(Object.keys((picture as XmlElement).attributes)).toEqual(['src', 'width', 'height', 'alt']);
    expect((picture as XmlElement).attributes.alt).toBe(`${vendorName} on Ampersand`);
  },
);
