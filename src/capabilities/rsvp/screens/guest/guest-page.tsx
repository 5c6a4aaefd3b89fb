import type { ReactNode } from 'react';
import {
  GUEST_LANGUAGE_NAMES,
  GUEST_LANGUAGES,
  type GuestLanguage,
} from '#capabilities/guests/rules/guest-languages.ts';
import type { GuestWords } from '../../rules/guest-words.ts';

/** One column on every screen, large type, nothing around it that is not about the wedding. */
export function GuestPage({ children, banner }: { children: ReactNode; banner?: ReactNode }) {
  return (
    <>
      {banner}
      <main
        id="content"
        className="mx-auto flex min-h-dvh w-full max-w-[30rem] flex-col bg-linen px-5 pt-4 pb-6 text-lg sm:my-6 sm:min-h-0 sm:rounded-sheet sm:shadow-float"
      >
        {children}
      </main>
    </>
  );
}

/** A list of links that folds open by itself, without a script. */
export function LanguageMenu({
  words,
  language,
  path,
}: {
  words: GuestWords;
  language: GuestLanguage;
  path: string;
}) {
  return (
    <details className="relative">
      <summary
        aria-label={`${words.language}: ${GUEST_LANGUAGE_NAMES[language]}`}
        className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-full border border-line bg-paper px-4 font-semibold text-base"
      >
        <svg
          aria-hidden="true"
          width="18"
          height="18"
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
        >
          <circle cx="12" cy="12" r="9" />
          <path d="M3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18" />
        </svg>
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
