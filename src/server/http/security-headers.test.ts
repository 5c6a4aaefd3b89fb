import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { baseHeaders, contentSecurityPolicy, inlineScriptHashes } from './security-headers.ts';

const hashesIn = (html: string) => inlineScriptHashes(Buffer.from(html));

function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

function scriptSources(policy: string): string {
  return policy.split('; ').find((directive) => directive.startsWith('script-src')) ?? '';
}

describe('inlineScriptHashes', () => {
  it('hashes exactly what stands between the tags', () => {
    const html = '<script>one()</script><p></p><script type="module"> two() \n</script>';
    expect(hashesIn(html)).toEqual([hashOf('one()'), hashOf(' two() \n')]);
  });

  it('leaves files out and names a repeated script once', () => {
    const html =
      '<script src="/assets/a.js"></script><script async="" src="/b.js" type="module"></script><script>x</script><script>x</script>';
    expect(hashesIn(html)).toEqual([hashOf('x')]);
  });

  it('hashes the bytes that a browser gets, whatever the letters', () => {
    expect(hashesIn('<p>💍 Två</p><script>say("Två 💍")</script>')).toEqual([hashOf('say("Två 💍")')]);
  });

  it('leaves out data, which never runs', () => {
    const html = '<script type="application/ld+json">{"@type":"Thing"}</script><script>x</script>';
    expect(hashesIn(html)).toEqual([hashOf('x')]);
    expect(hashesIn('<script type="application/json" data-page>[]</script><script>x</script>')).toEqual([
      hashOf('x'),
    ]);
  });

  it('knows a script from a word that only begins so', () => {
    expect(hashesIn('<scripture>not code</scripture>')).toEqual([]);
    expect(hashesIn('<script data-src="x">one()</script>')).toEqual([hashOf('one()')]);
  });

  it('finds nothing in a page without scripts', () => {
    expect(hashesIn('<main>Two names, one day.</main>')).toEqual([]);
  });
});

describe('contentSecurityPolicy', () => {
  it('lets only our files and the named scripts run', () => {
    const policy = contentSecurityPolicy([hashOf('x')], false);
    expect(scriptSources(policy)).toBe(`script-src 'self' ${hashOf('x')}`);
    expect(policy).not.toContain('unsafe-eval');
    for (const directive of [
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
    ])
      expect(policy).toContain(directive);
  });

  it('lets no page stand in a frame, save one that is made for a frame of ours', () => {
    expect(contentSecurityPolicy([], false, 'self')).toContain("frame-ancestors 'self'");
  });

  it('is looser for hot reload alone', () => {
    expect(scriptSources(contentSecurityPolicy([], true))).toContain("'unsafe-inline'");
    expect(scriptSources(contentSecurityPolicy([], false))).not.toContain('unsafe');
  });
});

describe('baseHeaders', () => {
  it('let nothing of an answer run, nor change where its addresses lead, be framed or send a form', () => {
    const policy = baseHeaders(true)['content-security-policy']?.split('; ');
    expect(policy).toEqual([
      "default-src 'none'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ]);
  });

  it('promises encryption in production only', () => {
    expect(baseHeaders(true)).toHaveProperty('strict-transport-security');
    expect(baseHeaders(false)).not.toHaveProperty('strict-transport-security');
  });
});
