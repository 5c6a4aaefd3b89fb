import {
  GUEST_LANGUAGE_NAMES,
  GUEST_LANGUAGES,
  type GuestLanguage,
} from '#capabilities/guests/rules/guest-languages.ts';
import type { WallWords } from '../../rules/wall-words.ts';

interface LanguageMenuProps {
  words: WallWords;
  language: GuestLanguage;
  path: string;
}

/** A list of links that folds open by itself, without a script. */
export function LanguageMenu({ words, language, path }: LanguageMenuProps) {
  return (
    <details className="relative">
      <summary
        aria-label={`${words.language}: ${GUEST_LANGUAGE_NAMES[language]}`}
        className="inline-flex min-h-11 cursor-pointer list-none items-center rounded-full border border-line bg-paper px-4 font-semibold text-base"
      >
        {GUEST_LANGUAGE_NAMES[language]}
      </summary>
      <ul className="absolute end-0 z-10 mt-1 w-44 rounded-card border border-line bg-paper py-1 shadow-float">
        {GUEST_LANGUAGES.map((other) => (
          <li key={other}>
            <a
              href={`${path}?lang=${other}`}
              lang={other}
              hrefLang={other}
              aria-current={other === language ? 'true' : undefined}
              className="block px-4 py-2.5 text-ink aria-[current]:font-semibold"
            >
              {GUEST_LANGUAGE_NAMES[other]}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
