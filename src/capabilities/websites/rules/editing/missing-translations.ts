import type { GuestLanguage } from '#capabilities/guests/rules/guest-languages.ts';
import { partsOf } from '../stored/block-parts.ts';
import type { SiteContent } from '../stored/site-content.ts';
import type { StoredBlock } from '../stored/stored-block.ts';
import { hasRichText, hasWords } from '../stored/words.ts';

export type MissingTranslation = { language: GuestLanguage; pageId: string; blockId: string | null };

function isMissing(block: StoredBlock, first: GuestLanguage, language: GuestLanguage): boolean {
  return partsOf(block).some((part) => {
    if (part.is === 'words') return hasWords(part.value, first) && !hasWords(part.value, language);
    return part.is === 'rich' && hasRichText(part.value[first]) && !hasRichText(part.value[language]);
  });
}

/** Where guests would read the first language in place of theirs: names of pages and blocks. */
export function missingTranslations({ look, pages }: SiteContent): MissingTranslation[] {
  const [first, ...others] = look.languages;
  return others.flatMap((language) =>
    pages.flatMap(({ id: pageId, title, blocks }) => [
      ...(hasWords(title, first) && !hasWords(title, language) ? [{ language, pageId, blockId: null }] : []),
      ...blocks
        .filter((block) => isMissing(block, first, language))
        .map(({ id }) => ({ language, pageId, blockId: id })),
    ]),
  );
}
