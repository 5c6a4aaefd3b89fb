import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findContact } from '#base/validation/contact-filter.ts';
import { maskContacts, maskPreview } from './mask-contacts.ts';

describe('maskContacts', () => {
  it.each([
    ['Write to ana@studio.com please', 'Write to ••• please'],
    ['Call (555) 234-5678 or +1 555 234 5679!', 'Call ••• or •••!'],
    ['ana@studio.com, bo@studio.com and www.studio.com', '•••, ••• and •••'],
    ['ana at gmail dot com', '•••'],
    ['five five five two three four five six seven eight', '•••'],
    ['We are @ana.bo, our page: anaandbo.wedding', 'We are •••, our page: •••'],
    ['áña@studio.com', '•••'],
  ])('covers all of %j', (text, masked) => {
    expect(maskContacts(text)).toEqual({ text: masked, isMasked: true });
  });

  it('covers the same twice, and what covering brings together', () => {
    expect(maskContacts('ana@studio.com or ana@studio.com').text).toBe('••• or •••');
    for (const text of [
      '555 ana@studio.com 234 5678',
      '5 5 5 2 3 a@b.com 4 5 6 7 8',
      'ana@ana@studio.com.com',
    ]) {
      expect(findContact(maskContacts(text).text)).toBeUndefined();
    }
  });

  it.each([
    ['See www.studio.com. Café Lune is next door', 'See •••. Café Lune is next door'],
    ['www.studio.com.\nCafé Lune', '•••.\nCafé Lune'],
    ['ana@studio.com.Café Lune', '•••.Café Lune'],
    ['Write to ana at gmail. Us two are free', 'Write to •••. Us two are free'],
    ['Our page is https://studio.com/a, have a look!', 'Our page is •••, have a look!'],
    ['(see www.studio.com)', '(see •••)'],
    ['We are @ana.bo. Élan and joy', 'We are •••. Élan and joy'],
    ['ana.co and Diana.company', '••• and Diana.company'],
    ['٥٥٥ ٢٣٤ ٥٦٧٨ please', '••• please'],
  ])('covers no more than the contact in %j', (text, masked) => {
    expect(maskContacts(text).text).toBe(masked);
  });

  it.each([
    'Our wedding is on 06/15/2027 at 16:30, in 12534 Hudson.',
    'June 15, 2027, 4:30-5:30 p.m., 120 adults and 25 children',
    'Packages from $3,500 to $12,500, tax 8.875%',
    'Doors @5pm, ceremony @sunset',
    'Mon.-Fri. 9 a.m. to 5 p.m., e.g. St. Mary’s, approx. 3.5 hours',
    'Two lines\n\nand • a bullet ••• or three',
    '',
  ])('leaves %j as it is', (text) => {
    expect(maskContacts(text)).toEqual({ text, isMasked: false });
  });

  it('leaves nothing to find in any text', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        'ana@studio.com',
        'bo (at) mail dot net',
        '555-234-5678',
        '(555) 234 5679',
        '+44 20 7946 0958',
        '5 5 5 2 3 4 5 6 7 8',
        'https://studio.com/a?b=1',
        'www.studio.com',
        '@ana.bo',
        'insta: anabo',
        'a n a @ s t u d i o . c o m',
        '•••',
        '555',
        '234',
        '@',
        '.com',
        ' dot com',
        'five',
      ),
      fc.string({ unit: 'grapheme', maxLength: 12 }),
      fc.stringMatching(/^[a-z0-9 .@()•-]{0,12}$/),
    );
    const text = fc
      .array(piece, { maxLength: 12 })
      .chain((pieces) => fc.constantFrom('', ' ', '. ', '\n', '-').map((glue) => pieces.join(glue)));
    fc.assert(
      fc.property(text, (given) => {
        const masked = maskContacts(given);
        expect(findContact(masked.text)).toBeUndefined();
        expect(masked.isMasked).toBe(findContact(given) !== undefined);
        // Once is enough.
        expect(maskContacts(masked.text)).toEqual({ text: masked.text, isMasked: false });
      }),
      { numRuns: 400 },
    );
  });

  it('leaves every word around a contact as it was', () => {
    const contact = fc.constantFrom(
      'ana@studio.com',
      'ana at gmail dot com',
      'ana at gmail',
      '555-234-5678',
      '(555) 234-5678',
      '+44 20 7946 0958',
      'https://studio.com/a',
      'www.studio.com',
      'studio.com',
      'studio dot com',
      '@ana.bo',
      'insta: anabo',
      't.me/ana',
      '٥٥٥-٢٣٤-٥٦٧٨',
    );
    const word = fc.constantFrom(
      'Café',
      'Cafe\u0301',
      'Élan',
      'Île',
      'naïve',
      'Us',
      'Me',
      'Company',
      'One',
      'noon',
      'June 12',
      '東京',
      '💐',
    );
    const gap = fc.constantFrom(' ', '. ', ', ', '\n', '.\n', ' – ', ': ', '; ', '! ', '? ', ' (', ') ');
    fc.assert(
      fc.property(word, contact, gap, word, word, (before, piece, between, next, last) => {
        const text = `${before} – ${piece}${between}${next} ${last}`;
        expect(maskContacts(text).text).toBe(`${before} – •••${between}${next} ${last}`);
      }),
      { numRuns: 500 },
    );
  });

  it('shows nothing of a text that is made of contacts, and is quick about it', () => {
    const text = Array.from({ length: 140 }, (_, index) => `a${index}@b.co`).join(' ');
    const started = performance.now();
    expect(maskContacts(text)).toEqual({ text: '•••', isMasked: true });
    expect(performance.now() - started).toBeLessThan(500);
  });
});

describe('maskPreview', () => {
  it('leaves a short message whole', () => {
    expect(maskPreview('Are you free in June?')).toBe('Are you free in June?');
    expect(maskPreview('Call 555-234-5678')).toBe('Call •••');
  });

  it('drops the last words of one that was cut, where half a number may stand', () => {
    const words = 'We love your pictures and would be glad to hear what a day costs, ';
    expect(maskPreview(`${words}${words}call 555-234-56…`)).not.toMatch(/\d/);
    expect(maskPreview(`${words}${words}call 555-234-56…`)).toMatch(/^We love .*…$/);
    expect(maskPreview('555-234-56…')).toBe('…');
  });
});
