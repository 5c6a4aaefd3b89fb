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

  it('leaves a page without code as it is', () => {
    const plain = '<!DOCTYPE html><html><head></head><body></body></html>';
    expect(beginAfterPaint(plain)).toBe(plain);
  });
});
