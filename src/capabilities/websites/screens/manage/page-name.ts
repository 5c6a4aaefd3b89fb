import type { Website } from '../../contract/editor.contract.ts';

/** As its couple calls a page, in the language they write in. */
export function pageName(
  { title, slug }: Pick<Website['pages'][number], 'title' | 'slug'>,
  { languages }: Pick<Website['look'], 'languages'>,
): string {
  return title[languages[0]] || Object.values(title)[0] || slug;
}
