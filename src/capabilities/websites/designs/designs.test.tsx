import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DESIGN_KEYS } from '../rules/design-keys.ts';
import { BLOCK_KINDS } from '../rules/site-block.ts';
import { DESIGNS, designOf } from './design-list.ts';
import { SAMPLE_BLOCKS } from './samples/sample-blocks.ts';
import { SAMPLE_VIEWS } from './samples/sample-views.ts';
import type { SitePalette } from './site-design.ts';
import { contrast } from './testing/contrast.ts';

const READ: readonly [keyof SitePalette, keyof SitePalette][] = [
  ['ink', 'paper'],
  ['soft', 'paper'],
  ['accent', 'paper'],
  ['onAccent', 'accent'],
  ['ink', 'tint'],
];

describe.each(Object.values(DESIGNS))('the design $key', (design) => {
  const { Page, palettes, types } = design;
  const views = Object.entries(SAMPLE_VIEWS);
  const drawn = (view: (typeof SAMPLE_VIEWS)[keyof typeof SAMPLE_VIEWS]) =>
    renderToStaticMarkup(<Page view={view} />);

  it('can be read in every palette', () => {
    const hard = palettes.flatMap((palette) =>
      READ.flatMap(([ink, ground]) => {
        const is = contrast(palette[ink], palette[ground]);
        return is >= 5.4 ? [] : [`${palette.key}: ${ink} on ${ground} ${is.toFixed(2)}`];
      }),
    );
    expect(hard).toEqual([]);
    expect(new Set(palettes.map(({ key }) => key)).size).toBe(4);
    expect(new Set(types.map(({ key }) => key)).size).toBe(2);
  });

  it.each(views)('says everything once and nothing by a script: %s', (_name, view) => {
    const html = drawn(view);
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(html).not.toMatch(/<script|<style|\son[a-z]+=|javascript:/i);
    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.length).toBe(new Set(ids).size);
    expect(html).toContain('id="content"');
    expect(Buffer.byteLength(html)).toBeLessThan(400_000);
  });

  it('draws every kind of block', () => {
    const html = drawn(SAMPLE_VIEWS.full);
    const text = html
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll('&#x27;', '’')
      .replaceAll('&amp;', '&');
    const missing = SAMPLE_BLOCKS.filter((block) => {
      const title = 'title' in block && block.kind !== 'hero' ? block.title : '';
      return title !== '' && !text.toLowerCase().includes(title.toLowerCase());
    });
    expect(missing.map(({ kind }) => kind)).toEqual([]);
    expect(html).toContain('action="#"');
    expect(html).toContain('The Lamplighter Inn');
    expect(html).toContain('Talking Heads');
  });
});

it('knows every design by its key, and the samples have every kind of block', () => {
  expect(DESIGN_KEYS.map((key) => designOf(key).key)).toEqual([...DESIGN_KEYS]);
  expect(new Set(SAMPLE_BLOCKS.map(({ kind }) => kind))).toEqual(new Set(BLOCK_KINDS));
});
