import { validateFields } from '#base/validation/validate-fields.ts';
import { LONGEST_SLUG, SLUG_RULES } from './slug-rules.ts';

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
}

/** Addresses made of the couple’s names, the likeliest first: 'maya-and-jonah', 'maya-and-jonah-2027', … */
export function suggestSlugs({ a, b }: { a: string; b: string }, weddingDate: string | null): string[] {
  const names = [a, b].map(plain).filter((name) => name !== '');
  const year = weddingDate?.slice(0, 4) ?? '';
  const base = names.join('-and-') || 'our-wedding';
  const month = weddingDate?.slice(5, 7) ?? '';
  const wishes = [
    base,
    year && `${base}-${year}`,
    names.length === 2 && `${names.toReversed().join('-and-')}`,
    `${base}-wedding`,
    year && `${base}-${month}-${year}`,
  ];
  return wishes.flatMap((wish) => {
    const slug = (wish || '').slice(0, LONGEST_SLUG).replace(/-+$/, '');
    return slug !== '' && Object.keys(validateFields({ slug }, SLUG_RULES)).length === 0 ? [slug] : [];
  });
}
