import { describe, expect, it } from 'vitest';
import { beginAfterPaint } from './begin-after-paint.ts';

const page = [
  '<!DOCTYPE html><html><head><title>Two names</title>',
  '<link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/assets/a.css"/>',
  '<link rel="modulepreload" href="/assets/b.js"/></head>',
  '<body><main>One day</main><script type="module" async="">import "/assets/a.js";</script></body></html>',
].join('');

describe('beginAfterPaint', () => {
  it('lets the code of a page wait in it, with the files it will ask for', () => {
    const html = beginAfterPaint(page);
    expect(html).not.toContain('modulepreload" href');
    expect(html).not.toContain('type="module" async');
    expect(html).toContain('<link rel="stylesheet" href="/assets/a.css"/></head><body><main>One day</main>');
    expect(html).toContain(
      '<script type="text/plain" data-files="/assets/a.js /assets/b.js">import "/assets/a.js";</script>',
    );
    expect(html.endsWith('</script></body></html>')).toBe(true);
  });

  it('names every file once, for the browser to ask for a few at a time', () => {
    const many = Array.from(
      { length: 9 },
      (_, index) => `<link rel="modulepreload" href="/assets/${index}.js"/>`,
    );
    const html = beginAfterPaint(page.replace('</head>', `${many.join('')}</head>`));
    const files = /data-files="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];
    expect(files).toHaveLength(11);
    expect(new Set(files).size).toBe(11);
  });

  it('marks all that runs on a personal page, the code that waits as well', () => {
    const marked = page
      .replaceAll('.js"/>', '.js" nonce="abc"/>')
      .replace('<script type="module"', '<script nonce="abc" type="module"');
    const html = beginAfterPaint(marked, 'abc');
    expect(html).toContain('<script nonce="abc" type="text/plain" data-files="/assets/a.js /assets/b.js">');
    expect(html).toMatch(/<script nonce="abc">\{\nconst held=/);
    expect(html).not.toContain('modulepreload" href');
    expect(() => beginAfterPaint(page, 'abc')).toThrow('never be hydrated');
  });

  it('refuses a page whose code it cannot find, which would never be hydrated', () => {
    const other = page.replace('type="module" async=""', 'async="" type="module"');
    expect(() => beginAfterPaint(other)).toThrow('never be hydrated');
    expect(() => beginAfterPaint(page.replace('</html>', '</html> '))).toThrow('must end with');
  });
});
