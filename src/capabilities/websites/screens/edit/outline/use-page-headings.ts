import { useState } from 'react';
import type { GuestLanguage } from '#capabilities/guests/rules/guest-languages.ts';
import type { SiteDraft } from '../../../rules/stored/site-content.ts';
import { wordsIn } from '../../../rules/stored/words.ts';
import { missingOn } from './missing-on.ts';

export type PageHeading = { id: string; name: string; missing: readonly GuestLanguage[] };

/** What the list of pages shows of them: the same as long as it says the same, whatever is typed within. */
export function usePageHeadings({ look, pages }: SiteDraft, language: GuestLanguage): readonly PageHeading[] {
  const headings = pages.map((page) => ({
    id: page.id,
    name: wordsIn(page.title, language, look.languages[0]) || page.slug,
    missing: missingOn(page, look),
  }));
  const [known, setKnown] = useState<readonly PageHeading[]>(headings);
  if (JSON.stringify(known) === JSON.stringify(headings)) return known;
  setKnown(headings);
  return headings;
}
