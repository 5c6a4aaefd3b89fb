import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  capacityText,
  joinLabels,
  normaliseForSearch,
  plural,
  pluralWord,
  possessive,
  slugify,
  truncate,
} from './text.ts';

describe('normaliseForSearch', () => {
  it.each([
    ['  The   Barn  ', 'the barn'],
    ['Café Señorita', 'cafe senorita'],
    ["O'Hara & Sons, Inc.", 'o hara sons inc'],
    ['Straße Ørsted Łódź', 'strasse orsted lodz'],
    ['St. Mary-at-Hill', 'st mary at hill'],
    ['ＦＵＬＬ width', 'full width'],
    ['İstanbul', 'istanbul'],
    ['東京 1', '東京 1'],
    ['!!!', ''],
    ['', ''],
  ])('%j becomes %j', (text, normal) => {
    expect(normaliseForSearch(text)).toBe(normal);
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        const once = normaliseForSearch(text);
        expect(normaliseForSearch(once)).toBe(once);
      }),
    );
  });
});

describe('slugify', () => {
  it.each([
    ['Washington, DC', 'washington-dc'],
    ['Bloom & Wild', 'bloom-wild'],
    ["Ana's Café", 'anas-cafe'],
    ['  --Hello__World--  ', 'hello-world'],
    ['東京', ''],
  ])('%j becomes %j', (text, slug) => {
    expect(slugify(text)).toBe(slug);
  });

  it('yields nothing or hyphenated words', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        expect(slugify(text)).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
      }),
    );
  });
});

describe('joinLabels', () => {
  it('joins with an ampersand', () => {
    expect(joinLabels(['Cakes', 'Desserts'])).toBe('Cakes & Desserts');
    expect(joinLabels(['Hair', 'Makeup', 'Nails'])).toBe('Hair & Makeup & Nails');
  });

  it('leaves blank labels out', () => {
    expect(joinLabels(['Bands', '', ' ', null, undefined])).toBe('Bands');
    expect(joinLabels([])).toBe('');
  });
});

describe('truncate', () => {
  it('leaves short text alone', () => {
    expect(truncate('Barn', 4)).toBe('Barn');
    expect(truncate('', 0)).toBe('');
  });

  it('cuts and marks the cut within the limit', () => {
    expect(truncate('A rustic barn', 9)).toBe('A rustic…');
    expect(truncate('A rustic barn', 10)).toBe('A rustic…');
    expect(truncate('Barns', 1)).toBe('…');
    expect(truncate('Barns', 0)).toBe('');
  });

  it('never cuts inside a character', () => {
    const family = '👩‍👩‍👧';
    expect(truncate(`${family}${family}`, 2)).toBe(`${family}${family}`);
    expect(truncate(`${family}${family}${family}`, 2)).toBe(`${family}…`);
    expect(truncate('e\u0301e\u0301e\u0301', 2)).toBe('e\u0301…');
    expect(truncate('Barne\u0301', 4)).toBe('Bar…');
    expect(truncate('Barne\u0301', 5)).toBe('Barne\u0301');
  });

  it('cuts where a reader would, in any writing', () => {
    const unit = fc.constantFrom(
      ...[
        'a',
        'B',
        '7',
        ' ',
        '\n',
        '\r',
        '\r\n',
        'é',
        'e\u0301',
        'ñ',
        'Ÿ',
        '’',
        '—',
        '…',
        '“',
        '\u00ad',
        '©',
      ],
      ...['💍', '👩‍👩‍👧', '🇺🇸', '東', 'क्षि', '\u200d', '\u0301', 'ﷺ', '한', '\u1100\u1161'],
    );
    const plain = fc.constantFrom('a', 'Z', '0', ' ', '\n', 'é', 'ø', '’', '–', '…', '©', '®', 'ǆ');
    const texts = fc.oneof(
      fc.string({ unit: plain, maxLength: 40 }),
      fc.string({ unit, maxLength: 40 }),
      fc
        .tuple(fc.string({ unit: plain, maxLength: 20 }), fc.string({ unit, maxLength: 20 }))
        .map((halves) => halves.join('')),
    );
    const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
    fc.assert(
      fc.property(texts, fc.integer({ min: 1, max: 30 }), (text, max) => {
        const read = Array.from(segmenter.segment(text), ({ segment }) => segment);
        const kept = read.slice(0, max - 1).join('');
        expect(truncate(text, max)).toBe(read.length > max ? `${kept.trimEnd()}…` : text);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('plural', () => {
  it('takes the singular for one only', () => {
    expect(plural(1, 'guest')).toBe('1 guest');
    expect(plural(0, 'guest')).toBe('0 guests');
    expect(plural(1200, 'guest')).toBe('1,200 guests');
    expect(plural(2, 'inquiry', 'inquiries')).toBe('2 inquiries');
    expect(pluralWord(1, 'inquiry', 'inquiries')).toBe('inquiry');
  });

  it('says whose something is', () => {
    expect(possessive('Fern & Field')).toBe('Fern & Field’s');
    expect(possessive('The Night Owls')).toBe('The Night Owls’');
  });

  it('writes venue capacity', () => {
    expect(capacityText(1)).toBe('Up to 1 guest');
    expect(capacityText(50)).toBe('Up to 50 guests');
    expect(capacityText(1500)).toBe('Up to 1,500 guests');
  });
});
