import { describe, expect, it } from 'vitest';
import { validateFields } from '#base/validation/validate-fields.ts';
import { SLUG_RULES } from '../rules/address/slug-rules.ts';
import { BLOCK_KINDS } from '../rules/site-block.ts';
import { blankProps } from '../rules/stored/block-parts.ts';
import { blockSchema } from './block-schema.ts';
import { richTextSchema } from './words-schema.ts';

const id = '00000000-0000-4000-8000-000000000001';
const paragraph = (...runs: unknown[]) => [{ kind: 'paragraph', runs }];
const linked = (link: unknown) => paragraph({ text: 'here', link });

describe('rich text', () => {
  it.each<[string, unknown]>([
    ['markup', '<b>hi</b>'],
    ['an object in place of parts', { kind: 'paragraph', runs: [] }],
    ['a part that is text', ['hi']],
    ['an unknown kind', [{ kind: 'script', runs: [{ text: 'x' }] }]],
    ['a first heading', [{ kind: 'heading-1', runs: [] }]],
    ['html as a kind', [{ kind: 'html', html: '<script>' }]],
    ['a key of its own', [{ kind: 'paragraph', runs: [], html: '<b>' }]],
    ['a style', paragraph({ text: 'x', style: 'position:fixed' })],
    ['a class', paragraph({ text: 'x', className: 'x' })],
    ['a handler', paragraph({ text: 'x', onclick: 'alert(1)' })],
    ['inner markup', paragraph({ text: 'x', dangerouslySetInnerHTML: { __html: '<b>' } })],
    ['a run without text', paragraph({ bold: true })],
    ['text that is none', paragraph({ text: 42 })],
    ['bold that is text', paragraph({ text: 'x', bold: 'yes' })],
    ['a list in a list', [{ kind: 'bullets', items: [[[{ text: 'deep' }]]] }]],
    ['a paragraph in a paragraph', paragraph({ kind: 'paragraph', runs: [] })],
    ['a list without items', [{ kind: 'bullets', runs: [] }]],
    ['a paragraph with items', [{ kind: 'paragraph', items: [] }]],
    ['a run too long', paragraph({ text: 'x'.repeat(4001) })],
    ['too many runs', paragraph(...Array.from({ length: 81 }, () => ({ text: 'x' })))],
    ['too many parts', Array.from({ length: 61 }, () => ({ kind: 'paragraph', runs: [] }))],
    ['a script link', linked('javascript:alert(1)')],
    ['a script link in capitals', linked('JaVaScRiPt:alert(1)')],
    ['a script link behind a blank', linked(' javascript:alert(1)')],
    ['a script link with a tab', linked('java\tscript:alert(1)')],
    ['a script link behind a control', linked('\u0001javascript:alert(1)')],
    ['data', linked('data:text/html,<script>alert(1)</script>')],
    ['vbscript', linked('vbscript:msgbox(1)')],
    ['a file', linked('file:///etc/passwd')],
    ['a blob', linked('blob:https://example.com/1')],
    ['another protocol', linked('ftp://example.com')],
    ['a page of ours', linked('/account/settings')],
    ['no protocol', linked('//evil.example')],
    ['credentials', linked('https://bank.com@evil.example.com')],
    ['an address of a machine', linked('http://127.0.0.1/')],
    ['a bare name', linked('https://localhost/')],
    ['a backslash', linked('https:\\\\evil.example')],
    ['a line end', linked('https://example.com/\nSet-Cookie: a')],
    ['what turns text around', linked('https://example.com/\u202Egpj.exe')],
    ['mail with a header', linked('mailto:a@example.com?bcc=b@example.com')],
    ['a phone of letters', linked('tel:javascript')],
    ['a link that is none', linked(7)],
    ['an empty link', linked('')],
  ])('refuses %s', (_name, text) => {
    expect(richTextSchema.safeParse(text).success).toBe(false);
  });

  it('takes what the editor writes, keeps the blanks between runs, and takes out what nobody sees', () => {
    const text = [
      ...paragraph({ text: 'Come ' }, { text: 'early', bold: true }, { text: ' and\u202E stay' }),
      { kind: 'numbers', items: [[{ text: 'Write', link: 'mailto:maya@example.com' }], []] },
      { kind: 'heading-2', runs: [{ text: 'Stay', link: 'https://hotel.example.com/rooms?a=1' }] },
      { kind: 'bullets', items: [[{ text: 'Call', link: 'tel:+1-518-555-0117' }]] },
    ];
    const [first] = richTextSchema.parse(text);
    expect(first).toEqual({
      kind: 'paragraph',
      runs: [{ text: 'Come ' }, { text: 'early', bold: true }, { text: ' and stay' }],
    });
  });
});

describe('a block', () => {
  it.each(BLOCK_KINDS)('%s is taken as it begins, and with no part that is not its own', (kind) => {
    const block = { id, kind, props: blankProps(kind) };
    expect(blockSchema.safeParse(block).error?.issues).toBeUndefined();
    expect(blockSchema.safeParse({ ...block, props: { ...block.props, html: '<b>' } }).success).toBe(false);
    expect(blockSchema.safeParse({ ...block, html: '<b>' }).success).toBe(false);
  });

  it.each<[string, unknown]>([
    ['an unknown kind', { id, kind: 'iframe', props: {} }],
    ['a name of the language', { id, kind: 'constructor', props: {} }],
    ['no id', { kind: 'divider', props: {} }],
    ['parts of another kind', { id, kind: 'hero', props: blankProps('faq') }],
    ['an unknown language', { id, kind: 'countdown', props: { title: { xx: 'x' } } }],
    ['a title too long', { id, kind: 'countdown', props: { title: { en: 'x'.repeat(121) } } }],
    ['a video of nowhere', { id, kind: 'video', props: { title: {}, href: 'https://evil.example.com/v' } }],
    [
      'a link that runs',
      { id, kind: 'registry', props: { title: {}, text: {}, links: [{ label: {}, href: 'javascript:1' }] } },
    ],
    [
      'a color that is more',
      { id, kind: 'dress-code', props: { ...blankProps('dress-code'), colors: ['red;}'] } },
    ],
    [
      'a place off the map',
      { id, kind: 'map-place', props: { ...blankProps('map-place'), at: { latitude: 91, longitude: 0 } } },
    ],
    [
      'a focus outside',
      { id, kind: 'picture', props: { picture: { id, alt: {}, caption: {}, focus: { x: 2, y: 0 } } } },
    ],
  ])('with %s is refused', (_name, block) => {
    expect(blockSchema.safeParse(block).success).toBe(false);
  });
});

describe('an address', () => {
  it.each([
    ...[
      '',
      'ab',
      'a'.repeat(41),
      '-maya',
      'maya-',
      '_maya',
      'Maya',
      'maya jonah',
      'maya/jonah',
      'maya.jonah',
    ],
    ...[
      'maya%20',
      'mäya',
      'ma\u0000ya',
      'maya\u202E',
      '../admin',
      'maya?x',
      'maya#x',
      'https://x',
      '<script>',
    ],
    ...[
      'onboard',
      'preview',
      'account',
      'api',
      'admin',
      'adm1n',
      'support',
      'staff',
      'official-maya',
      'assets',
    ],
    ...[
      'ampersand',
      'ampersand-weddings',
      'the-knot',
      'theknot-official',
      'weddingwire',
      'withjoy',
      'joy',
      'minted',
    ],
    ...['bridebook-maya', 'fuck-you', 'f-u-c-k-this', 'sh1t-show', 'maya-nazi', 'bitches'],
  ])('%j is refused', (slug) => {
    expect(validateFields({ slug }, SLUG_RULES)).toHaveProperty('slug');
  });

  it.each([
    'maya-and-jonah',
    'joy-and-ben',
    'assia-and-dickon',
    'the_meadow',
    '2027',
    'cassandra',
    'hitched-at-last',
  ])('%j can be had', (slug) => {
    expect(validateFields({ slug }, SLUG_RULES)).toEqual({});
  });
});
