import { slugify } from '#base/text.ts';
import type { PageKind } from '../stored/site-content.ts';

/** As much of a name as an address of a page takes. */
const LONGEST = 40;
const ROOM_FOR_NUMBER = 3;

/** The address of a new page by its name, or by what it is about where the name has no Latin letters. */
export function pageSlug(title: string, kind: PageKind, taken: readonly string[]): string {
  const fallback = kind === 'other' ? 'page' : kind;
  const base =
    slugify(title)
      .slice(0, LONGEST - ROOM_FOR_NUMBER)
      .replace(/-+$/, '') || fallback;
  const isFree = (slug: string) => !taken.includes(slug);
  if (isFree(base)) return base;
  let number = 2;
  while (!isFree(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
}
