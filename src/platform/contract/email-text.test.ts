import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emailText } from './email-text.ts';

function read(text: string): string | undefined {
  const { success, data } = emailText.safeParse(text);
  return success ? data : undefined;
}

describe('an email address', () => {
  it('has one form, whatever case and blanks it was typed with', () => {
    for (const typed of [
      'ada@studio.com',
      ' Ada@Studio.COM ',
      '\u00a0ada@studio.com\n',
      '\ufeffADA@studio.com',
    ])
      expect(read(typed)).toBe('ada@studio.com');
  });

  it('keeps apart what are different mailboxes', () => {
    expect(read('ada+wedding@studio.com')).toBe('ada+wedding@studio.com');
    expect(read('a.da@studio.com')).toBe('a.da@studio.com');
  });

  it.each([
    'ada\0@studio.com',
    '\0ada@studio.com',
    'ada@studio.com\0',
    'ada@stu\u200bdio.com',
    'ada@studio.com.',
    'ada\u0007@studio.com',
    'a\u0301da@studio.com',
    // These become ASCII letters in lower case: the Kelvin sign, and a dotted capital I.
    'ada@studio.com'.replace('d', '\u212a'),
    'ada@stud\u0130o.com',
  ])('is refused, not mended: %j', (typed) => {
    expect(read(typed)).toBeUndefined();
  });

  it('is printable ASCII in lower case whatever was typed', () => {
    const unit = fc.constantFrom('a', 'B', '@', '.', '+', '\0', ' ', '\u00e9', '\u212a', '\u200b', '\n', '1');
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 20 }), (text) => {
        const address = read(`${text}@studio.com`);
        if (address !== undefined) expect(address).toMatch(/^[!-?A-Z^-~]+@studio\.com$/i);
        if (address !== undefined) expect(address).toBe(address.toLowerCase());
      }),
    );
  });
});
