import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Picture, type PictureProps } from './picture.tsx';

const asset = {
  id: '7f1c2f9e-5f0e-4a55-9d32-0d5a2f4f6a10',
  width: 1200,
  height: 900,
  dominantColor: '#c9a58d',
  blurDataUrl: 'data:image/webp;base64,UklGRg==',
  alt: 'A long table under a pergola',
};

/** The attributes of the one image that is drawn. */
function draw(props: Partial<PictureProps> = {}): Record<string, string> {
  const html = renderToStaticMarkup(<Picture asset={asset} {...props} />);
  const image = html.match(/<img [^>]*>/)?.[0] ?? '';
  const attributes = [...image.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
    name.toLowerCase(),
    value.replaceAll('&amp;', '&'),
  ]);
  return Object.fromEntries(attributes);
}

const densities = (srcset = '') =>
  srcset.split(', ').map((entry) => entry.replace(/^.*width=(\d+).* /, '$1 '));

describe('a picture', () => {
  it('comes in three densities of its width, 300 unless told otherwise', () => {
    expect(densities(draw().srcset)).toEqual(['300 1x', '600 2x', '900 3x']);
    expect(densities(draw({ width: 100 }).srcset)).toEqual(['100 1x', '200 2x', '300 3x']);
    expect(draw({ width: 100 }).src).toContain('width=100&format=webp');
  });

  it('follows the page where sizes are given', () => {
    const { srcset, sizes } = draw({ sizes: '50vw', width: 640 });
    expect(sizes).toBe('50vw');
    expect(densities(srcset)).toEqual([
      '220 220w',
      '300 300w',
      '400 400w',
      '640 640w',
      '800 800w',
      '1200 1200w',
    ]);
  });

  it.each([
    ['auto', '400', '300'],
    ['4/3', '400', '300'],
    ['1/1', '400', '400'],
  ] as const)('holds its place in the ratio %s', (ratio, width, height) => {
    expect(draw({ ratio, width: 400 })).toMatchObject({ width, height });
  });

  it('holds its place upright when it stands upright', () => {
    expect(draw({ asset: { ...asset, width: 900, height: 1200 }, width: 300 })).toMatchObject({
      width: '300',
      height: '400',
    });
  });

  it('shows its colour and its blur until it comes', () => {
    const { style } = draw();
    expect(style).toContain('background-color:#c9a58d');
    expect(style).toContain('data:image/webp;base64,UklGRg==');
  });

  it('waits until it is near, unless it comes first', () => {
    expect(draw()).toMatchObject({ loading: 'lazy', decoding: 'async', fetchpriority: 'auto' });
    expect(draw({ isPriority: true })).toMatchObject({ loading: 'eager', fetchpriority: 'high' });
  });

  it('has words, its own or the page’s, or none as decoration', () => {
    expect(draw().alt).toBe(asset.alt);
    expect(draw({ alt: 'Our venue' }).alt).toBe('Our venue');
    expect(draw({ alt: '' }).alt).toBe('');
  });
});
