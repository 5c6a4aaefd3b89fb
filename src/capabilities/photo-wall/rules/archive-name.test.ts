import { expect, it } from 'vitest';
import { archiveName } from './archive-name.ts';

it.each([
  [1, 'Aunt Ruth', '.webp', '0001 Aunt Ruth.webp'],
  [42, '', '.jpg', '0042.jpg'],
  [12_345, 'Zoë', '.webp', '12345 Zoë.webp'],
  [7, '../../etc/passwd', '.webp', '0007 etc passwd.webp'],
  [8, 'C:\\con|<b>"', '.webp', '0008 C con b.webp'],
  [9, 'a\u202Egpj', '.webp', '0009 a gpj.webp'],
  [10, 'רות', '.webp', '0010 רות.webp'],
])('the photo %d of %j is %s', (place, name, ending, expected) => {
  expect(archiveName(place, name, ending)).toBe(expected);
});
