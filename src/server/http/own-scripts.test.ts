import { hash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { nameOwnScripts } from './own-scripts.ts';

const name = (html: string) => {
  const { plain, hashes } = nameOwnScripts(Buffer.from(html), 'abc');
  return { plain: plain.toString(), hashes };
};
const hashOf = (script: string) => `'sha256-${hash('sha256', script, 'base64')}'`;

describe('nameOwnScripts', () => {
  it('names what was drawn with the nonce by its hash, and takes the nonce away', () => {
    const { plain, hashes } = name(
      '<link rel="modulepreload" href="/a.js" nonce="abc"/><script nonce="abc">one()</script><p>Två 💍</p><script nonce="abc" type="module" async="">two("💍")</script>',
    );
    expect(plain).toBe(
      '<link rel="modulepreload" href="/a.js"/><script>one()</script><p>Två 💍</p><script type="module" async="">two("💍")</script>',
    );
    expect(hashes).toEqual([hashOf('one()'), hashOf('two("💍")')]);
  });

  it('lets no script run that somebody smuggled into a page', () => {
    const { hashes } = name(
      '<script>steal()</script><script nonce="">steal()</script><script nonce="abd">steal()</script><script nonce="abc">one()</script>',
    );
    expect(hashes).toEqual([hashOf('one()')]);
  });
});
