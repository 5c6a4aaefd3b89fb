import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findContact, noContactDetails } from './contact-filter.ts';

describe('e-mail addresses', () => {
  it.each([
    ['Write to ana@studio.com please', 'ana@studio.com'],
    ['ana.bo+w@mail.studio.photos', 'ana.bo+w@mail.studio.photos'],
    ['ana @ studio . com', 'ana @ studio . com'],
    ['ana at gmail dot com', 'ana at gmail dot com'],
    ['mail ana.bo at yahoo.com', 'ana.bo at yahoo.com'],
    ['ana (at) studio (dot) com', 'ana (at) studio (dot) com'],
    ['ana[at]studio[dot]com', 'ana[at]studio[dot]com'],
    ['ana at gmail', 'ana at gmail'],
    ['a n a @ s t u d i o . c o m', 'a n a @ s t u d i o . c o m'],
    ['ana @ g mail', 'ana @ g mail'],
    ['ana＠studio．com', 'ana＠studio．com'],
    ['ana@\u200bstudio.com', 'ana@\u200bstudio.com'],
    ['áña@studio.com', 'áña@studio.com'],
  ])('finds one in %j', (text, match) => {
    expect(findContact(text)).toEqual({ kind: 'email', match });
  });
});

describe('links and handles', () => {
  it.each([
    ['see https://studio.com/a?b=1 for more', 'https://studio.com/a?b=1'],
    ['www.studio.com', 'www.studio.com'],
    ['www . studio . com', 'www . studio . com'],
    ['find us at studio.com', 'studio.com'],
    ['Studio.Com', 'Studio.Com'],
    ['anastudio.co/weddings', 'anastudio.co/weddings'],
    ['ana.photography', 'ana.photography'],
    ['studio dot com', 'studio dot com'],
    ['studio (dot) com', 'studio (dot) com'],
    ['studio . com', 'studio . com'],
    ['studio. c o m', 'studio. c o m'],
    ['s t u d i o . c o m', 'o . c o m'],
    ['t.me/anastudio', 't.me/anastudio'],
    ['bit.ly/3xYz', 'bit.ly/3xYz'],
    ['follow @ana.studio', '@ana.studio'],
    ['Instagram: anastudio', 'Instagram: anastudio'],
    ['my venmo handle is anabo', 'venmo handle is anabo'],
  ])('finds one in %j', (text, match) => {
    expect(findContact(text)).toEqual({ kind: 'link', match });
  });
});

describe('phone and personal numbers', () => {
  it.each([
    ['call (555) 234-5678 now', '(555) 234-5678'],
    ['555-234-5678', '555-234-5678'],
    ['555.234.5678', '555.234.5678'],
    ['555 234 5678', '555 234 5678'],
    ['5552345678', '5552345678'],
    ['+1 555 234 5678', '+1 555 234 5678'],
    ['1-555-234-5678', '1-555-234-5678'],
    ['555 – 234 – 5678', '555 – 234 – 5678'],
    ['555/234/2027', '555/234/2027'],
    ['555,234,5678', '555,234,5678'],
    ['$555-234-5678', '555-234-5678'],
    ['5 5 5 2 3 4 5 6 7 8', '5 5 5 2 3 4 5 6 7 8'],
    ['5.5.5.2.3.4.5.6.7.8', '5.5.5.2.3.4.5.6.7.8'],
    ['55 52 34 56 78', '55 52 34 56 78'],
    [
      'five five five two three four five six seven eight',
      'five five five two three four five six seven eight',
    ],
    ['555 two three four 5678', '555 two three four 5678'],
    ['５５５ ２３４ ５６７８', '５５５ ２３４ ５６７８'],
    ['5️⃣5️⃣5️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣8️⃣', '5️⃣5️⃣5️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣8️⃣'],
    ['+44 20 7946 0958', '+44 20 7946 0958'],
    ['text me at 234-5678', 'text me at 234-5678'],
    ['SSN 123-45-6789', '123-45-6789'],
    ['4111 1111 1111 1111', '4111 1111 1111 1111'],
  ])('finds one in %j', (text, match) => {
    expect(findContact(text)).toEqual({ kind: 'phone', match });
  });

  it('finds every number of the numbering plan in every usual writing', () => {
    const group = (pattern: RegExp) => fc.stringMatching(pattern);
    const separator = fc.constantFrom('', ' ', '-', '.', ' - ', '/', '_', '\u00a0', '\u2011');
    fc.assert(
      fc.property(
        group(/^[2-9]\d{2}$/),
        group(/^[2-9]\d{2}$/),
        group(/^\d{4}$/),
        separator,
        (area, exchange, line, sign) => {
          expect(findContact(`Reach me: ${area}${sign}${exchange}${sign}${line}.`)?.kind).toBe('phone');
        },
      ),
    );
  });
});

describe('what weddings talk about passes', () => {
  it.each([
    'Our wedding is on 06/15/2027 at 16:30.',
    'June 15, 2027, 4:30-5:30 p.m.',
    '2027-06-15 18:00 to 2027-06-16 02:00',
    '12/15/2027 150 guests',
    '15.06.2027 or 22.06.2027',
    'Either 6/5/27 or 6/12/27',
    'Packages from $3,500 to $12,500, tax 8.875%',
    '$500-1000 or $2,500–$4,000',
    'budget 1,200,000 or 1500000',
    'between 150-200 guests, 500-1000 at most',
    '120 adults, 25 children, 10 vendors',
    'open 2019, 2020, 2021, 2022 and 2023',
    '2024 2025 2026 2027',
    'We serve 10001, 10002 and 94110-1234',
    '33139 33440 zip codes',
    'Tables 1 2 3 4 5 6 7 8 9 10',
    'one two three',
    'rows of 2, 4, 6, 8, 10, 12 and 14 chairs',
    'See you @ noon. Us too!',
    'Doors @5pm, ceremony @sunset',
    'Reception @ Barn',
    'We met at Outlook Point',
    'He works at Yahoo',
    'The barn is lovely.We want it.Love it',
    'Mon.-Fri. 9 a.m. to 5 p.m., e.g. St. Mary’s, approx. 3.5 hours',
    'A polka dot net veil, Swiss dot too',
    'indoor/outdoor and his/hers',
    'Smith & Co. me too',
    'Instagram is full of ideas',
    '6 ft. x 3 ft., 1.5 oz., No. 7',
    '24/7',
    '',
  ])('%j', (text) => {
    expect(findContact(text)).toBeUndefined();
  });

  it('dates, prices, years and zip codes of any value', () => {
    const two = (max: number) => fc.integer({ min: 1, max }).map((value) => String(value).padStart(2, '0'));
    const year = fc.integer({ min: 2012, max: 2040 });
    fc.assert(
      fc.property(
        two(12),
        two(28),
        year,
        fc.integer({ min: 1, max: 9_999_999 }),
        fc.stringMatching(/^\d{5}$/),
        (month, day, y, price, zip) => {
          const text = `On ${month}/${day}/${y} (${y}-${month}-${day}), $${price.toLocaleString('en-US')} or $${price}, ${y}, ${zip}`;
          expect(findContact(text)).toBeUndefined();
        },
      ),
    );
  });
});

describe('noContactDetails', () => {
  it('names what to remove', () => {
    expect(noContactDetails('ana@studio.com')).toBe(
      'Email addresses aren’t allowed. Remove ana@studio.com to continue.',
    );
    expect(noContactDetails('studio.com')).toBe(
      'Links to other websites or services aren’t allowed. Remove studio.com to continue.',
    );
    expect(noContactDetails('555-234-5678')).toBe(
      'Phone and other personal numbers aren’t allowed. Remove 555-234-5678 to continue.',
    );
  });

  it('leaves an empty field to required', () => {
    for (const empty of ['', null, undefined]) expect(noContactDetails(empty)).toBeUndefined();
  });

  it.each(['a', '1', ' ', '.', '1 ', 'a.', 'five', '@', '(', '$1', '1,', 'www', 'a-', '1-1/'])(
    'answers fast on 20,000 characters of %j',
    (unit) => {
      const text = unit.repeat(Math.ceil(20_000 / unit.length));
      const started = performance.now();
      noContactDetails(text);
      expect(performance.now() - started).toBeLessThan(2000);
    },
  );
});
