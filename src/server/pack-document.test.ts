import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { packDocument } from './pack-document.ts';

const FACTS = { status: 200, headers: {}, renderedAt: 1, shows: [] };

describe('packDocument', () => {
  it('gives the same page in three encodings under one ETag', async () => {
    const text = '<p>Två namn 💍</p>'.repeat(40);
    const document = await packDocument({ ...FACTS, plain: Buffer.from(text) });
    expect(brotliDecompressSync(await document.body('br')).toString()).toBe(text);
    expect(gunzipSync(await document.body('gzip')).toString()).toBe(text);
    expect((await document.body(undefined)).toString()).toBe(text);
    expect(await document.body('gzip')).toBe(await document.body('gzip'));
    const again = await packDocument({ ...FACTS, plain: Buffer.from(text), renderedAt: 2 });
    expect(again.etag).toBe(document.etag);
    expect(document.etag).toMatch(/^"[\w-]{27}"$/);
    expect((await packDocument({ ...FACTS, plain: Buffer.from(`${text} `) })).etag).not.toBe(document.etag);
  });

  it('gets smaller for those who come after the second reader, and stays the same page', async () => {
    const words = Array.from(
      { length: 3_000 },
      (_, index) => `Vendor ${(index * 7919) % 1000}, day ${index % 31}.`,
    );
    const text = `<p>${words.join(' ')}</p>`;
    const document = await packDocument({ ...FACTS, plain: Buffer.from(text) });
    const first = (await document.body('br')).length;
    await vi.waitFor(async () => expect((await document.body('br')).length).toBeLessThan(first));
    expect(brotliDecompressSync(await document.body('br')).toString()).toBe(text);
  });

  it('counts what it keeps, which is much less than the page', async () => {
    const text = '<li>Two names, one day, everything in between.</li>'.repeat(4_000);
    const document = await packDocument({ ...FACTS, plain: Buffer.from(text) });
    const kept = (await document.body('br')).length + (await document.body('gzip')).length;
    expect(document.keptBytes).toBeGreaterThanOrEqual(kept);
    expect(document.keptBytes).toBeLessThan(text.length / 10);
  });
});
