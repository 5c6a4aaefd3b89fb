import { describe, expect, it } from 'vitest';
import { errorCodeOf, listedKeysOf } from './s3-answer.ts';

const listing = (inner: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>b</Name>${inner}</ListBucketResult>`;

describe('listedKeysOf', () => {
  it('reads the keys of what is in the bucket, and nothing that only looks like one', () => {
    const contents = ['a/1.webp', 'a/2.webp'].map(
      (key) => `<Contents><Key>${key}</Key><Size>1</Size></Contents>`,
    );
    expect(listedKeysOf(listing(contents.join('')))).toEqual(['a/1.webp', 'a/2.webp']);
    expect(
      listedKeysOf(listing('<!-- <Key>a/3</Key> --><StartAfter>&lt;Key&gt;a/4&lt;/Key&gt;</StartAfter>')),
    ).toEqual([]);
    expect(listedKeysOf(listing('<Contents><Key>a/caf&#233;&amp;co</Key></Contents>'))).toEqual([
      'a/café&co',
    ]);
    expect(listedKeysOf(listing('<s:Contents xmlns:s="x"><s:Key>a/5</s:Key></s:Contents>'))).toEqual(['a/5']);
  });

  it.each([
    ['is cut off', listing('<Contents><Key>a/1</Key></Contents>').slice(0, -30)],
    ['is no listing', '<html><body>Sign in to the network</body></html>'],
    ['is no XML', 'upstream connect error'],
    ['is empty', ''],
  ])('throws at a listing that %s: it must not pass for an empty one', (_case, text) => {
    expect(() => listedKeysOf(text)).toThrow('The bucket sent a listing that cannot be read.');
  });
});

describe('errorCodeOf', () => {
  it.each([
    [
      '<?xml version="1.0"?><Error><Code>NoSuchKey</Code><Message>&lt;Code&gt;</Message></Error>',
      'NoSuchKey',
    ],
    ['<Error><!-- <Code>Fake</Code> --><Code>AccessDenied</Code></Error>', 'AccessDenied'],
    ['<Error><Code>a secret <b>of</b> somebody</Code></Error>', undefined],
    ['<html>502 Bad Gateway', undefined],
    ['', undefined],
  ])('of %j is %j', (text, code) => {
    expect(errorCodeOf(text)).toBe(code);
  });
});
