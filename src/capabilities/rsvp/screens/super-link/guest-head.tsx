import type { GuestLanguage } from '#capabilities/guests/rules/guest-languages.ts';
import { wordsOf } from '../../rules/words/words-of.ts';
import { LanguageMenu } from '../guest/guest-page.tsx';

interface GuestHeadProps {
  language: GuestLanguage;
  /** Where the page is read in another one. */
  path: string;
}

/** Above a page that is nobody’s own yet: the language alone. */
export function GuestHead({ language, path }: GuestHeadProps) {
  return (
    <div className="mb-6 flex justify-end">
      <LanguageMenu words={wordsOf(language)} language={language} path={path} />
    </div>
  );
}
