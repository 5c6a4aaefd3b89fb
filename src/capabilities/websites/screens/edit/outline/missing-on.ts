import type { GuestLanguage } from '#capabilities/guests/rules/guest-languages.ts';
import { missingTranslations } from '../../../rules/editing/missing-translations.ts';
import type { DraftPage, SiteLook } from '../../../rules/stored/site-content.ts';

type Missing = ReturnType<typeof missingTranslations>;

/** By page as it stands, since a site is large and one page of it changes at a time. */
const known = new WeakMap<DraftPage, { languages: string; missing: Missing }>();

/** Words of a page that lack a language of the site. */
export function missingWords(page: DraftPage, look: SiteLook): Missing {
  const languages = look.languages.join();
  const before = known.get(page);
  if (before?.languages === languages) return before.missing;
  const missing = missingTranslations({ look, pages: [page] });
  known.set(page, { languages, missing });
  return missing;
}

/** Languages that this page, or one block of it, lacks words in. */
export function missingOn(page: DraftPage, look: SiteLook, blockId?: string): GuestLanguage[] {
  const missing = missingWords(page, look).filter(
    (each) => blockId === undefined || each.blockId === blockId,
  );
  return [...new Set(missing.map(({ language }) => language))];
}
