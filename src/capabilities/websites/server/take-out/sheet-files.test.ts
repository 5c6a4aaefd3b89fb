import { expect, it } from 'vitest';
import { keepSheet } from './sheet-files.ts';

it('brings fonts beside a sheet, drawings into it, and leaves what is in it already', async () => {
  const css =
    "@font-face{src:url(/assets/a-1.woff2) format('woff2')}.b{mask:url('./pool.svg')}" +
    `.c{background:url("data:image/svg+xml,%3Cg filter='url(%23g)'/%3E")}`;
  const kept = await keepSheet({ address: '/assets/sheet.css', css }, async (address) =>
    Buffer.from(address),
  );
  expect(kept.files).toEqual(['/assets/a-1.woff2']);
  expect(kept.css).toContain('url("./a-1.woff2")');
  expect(kept.css).toContain(`base64,${Buffer.from('/assets/pool.svg').toString('base64')}`);
  expect(kept.css).toContain('url(%23g)');
});
