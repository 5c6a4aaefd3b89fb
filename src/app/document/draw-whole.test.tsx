import { lazy, type ReactNode, Suspense } from 'react';
import { describe, expect, it } from 'vitest';
import { drawWhole } from './draw-whole.ts';

function page(children: ReactNode) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}

async function draw(children: ReactNode) {
  const errors: unknown[] = [];
  const html = await drawWhole(page(children), (error) => errors.push(error));
  return { html, errors };
}

describe('drawWhole', () => {
  it('draws a document in one go', async () => {
    const { html } = await draw(<main>Two names, one day</main>);
    expect(html).toBe(
      '<!DOCTYPE html><html lang="en"><head></head><body><main>Two names, one day</main></body></html>',
    );
  });

  it('waits for parts whose code is still on its way, and ends with the same document', async () => {
    const Late = lazy(async () => ({ default: () => <p>there</p> }));
    const part = (
      <Suspense fallback={<p>waiting</p>}>
        <Late />
      </Suspense>
    );
    const first = await draw(part);
    expect(first.html).toContain('<p>there</p>');
    expect(first.html).not.toContain('waiting');
    expect(first.errors).toEqual([]);
    expect((await draw(part)).html).toBe(first.html);
  });

  it('tells of a part that fails and leaves it to the browser; a page that fails is for its caller', async () => {
    const failure = new Error('no such vendor');
    function Broken(): ReactNode {
      throw failure;
    }
    const { html, errors } = await draw(
      <Suspense fallback={<p>waiting</p>}>
        <Broken />
      </Suspense>,
    );
    expect(html).toContain('waiting');
    expect(errors).toEqual([failure]);
    await expect(draw(<Broken />)).rejects.toBe(failure);
  });
});
