import { expect, it } from 'vitest';
import { SAMPLE_VIEWS } from '../../designs/samples/sample-views.ts';
import { keptContent, keptView, withPictureFiles } from './keep-site.ts';
import { fileAddress } from './site-address.ts';

it('keeps what is true for ever and works without us', () => {
  const pages = [{ blocks: [{ kind: 'rsvp' }, { kind: 'divider' }, { kind: 'message-form' }] }];
  expect(keptContent({ pages } as never)).toEqual({ pages: [{ blocks: [{ kind: 'divider' }] }] });
  const { page, reply, daysToGo } = keptView(SAMPLE_VIEWS.full);
  expect({ reply, daysToGo }).toEqual({ reply: null, daysToGo: null });
  expect(page.blocks.some(({ kind }) => kind === 'guest-photos')).toBe(false);
  expect(page.blocks.filter(({ kind }) => kind === 'gallery')).toHaveLength(2);
});

it('names a file for each picture, wherever it stands', () => {
  const sources = [
    { src: '/p?w=400', width: 400 },
    { src: '/p?w=900', width: 900 },
  ];
  expect(withPictureFiles({ list: [{ picture: { sources, alt: 'x' } }] }, (src) => `f${src}`)).toEqual({
    list: [{ picture: { sources: [{ src: 'f/p?w=900', width: 900 }], alt: 'x' } }],
  });
});

it('links pages as files that every system can hold', () => {
  const { page } = fileAddress('en');
  expect(page('', 'en')).toBe('index.html');
  expect(page('', 'es')).toBe('index.es.html');
  expect(page('index', 'en')).toBe('_index.html');
  expect(page('con', 'he')).toBe('_con.he.html');
  expect(page('faq', 'en')).toBe('faq.html');
});
