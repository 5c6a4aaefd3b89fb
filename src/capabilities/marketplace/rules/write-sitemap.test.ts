import { describe, expect, it } from 'vitest';
import { writeSitemap, writeSitemapIndex } from './write-sitemap.ts';

const SITE = 'https://ampersand.example';

describe('a sitemap', () => {
  it('says where a page is and when it changed', () => {
    expect(writeSitemap(SITE, [{ path: '/a', changedOn: '2026-05-01' }, { path: '/b' }])).toBe(
      `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://ampersand.example/a</loc><lastmod>2026-05-01</lastmod></url>
<url><loc>https://ampersand.example/b</loc></url>
</urlset>
`,
    );
  });

  it.each([
    ['/a?b=1&c=2', '/a?b=1&amp;c=2'],
    ['/<script>', '/&lt;script&gt;'],
    [`/"'`, '/&quot;&#39;'],
    ['/\u0000\u001b\ud800x', '/x'],
  ])('is well-formed whatever an address holds: %j', (path, written) => {
    expect(writeSitemap(SITE, [{ path }])).toContain(`<loc>${SITE}${written}</loc>`);
    expect(writeSitemapIndex(SITE, [{ path }])).toContain(`<loc>${SITE}${written}</loc>`);
  });
});
