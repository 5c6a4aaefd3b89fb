import { expect, it } from 'vitest';
import { fieldMessage } from '#base/validation/validate-fields.ts';
import { SLUG_RULES } from './slug-rules.ts';
import { suggestSlugs } from './suggest-slugs.ts';

const problem = (slug: string) => fieldMessage({ slug }, 'slug', SLUG_RULES);

it('takes addresses that can be typed from an invitation', () => {
  for (const slug of ['maya-and-jonah', 'ana', '2031', 'the-adlers_2031', 'a'.repeat(40)])
    expect(problem(slug), slug).toBeUndefined();
});

it('refuses what cannot, what is ours, and what passes for somebody else', () => {
  for (const slug of [
    '',
    ' ',
    'ab',
    'a'.repeat(41),
    '-ana',
    'ana-',
    'Ana',
    'ana and bo',
    'ana/bo',
    '../admin',
  ])
    expect(problem(slug), slug).toBeTypeOf('string');
  for (const slug of ['💍💍💍', 'מאיה-ויונה', 'مايا', 'josé', 'maya\u200band', 'maya\u202eand', 'ｍａｙａ'])
    expect(problem(slug), slug).toBeTypeOf('string');
  for (const slug of ['admin', 'adm1n', 'a-d-m-i-n', 'official-maya', 'ampersand-love', '4mpers4nd'])
    expect(problem(slug), slug).toBe('That address is reserved. Try adding your names or the year.');
  for (const slug of ['maya-sh1t', 'kkk-love'])
    expect(problem(slug), slug).toBe('Please choose a different address.');
});

it('suggests only what it takes, whatever the names', () => {
  const names = ['Maya', 'מאיה', '💍', 'Ad', 'Renée', 'X', 'Official', 'Alexandrina-Theodora'];
  for (const a of names)
    for (const b of ['', ...names])
      for (const slug of suggestSlugs({ a, b }, '2031-09-13'))
        expect(problem(slug), `${a} ${b}`).toBeUndefined();
});
