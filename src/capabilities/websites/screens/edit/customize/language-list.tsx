import { ArrowUp, X } from 'lucide-react';
import { plural } from '#base/text.ts';
import {
  GUEST_LANGUAGE_NAMES,
  GUEST_LANGUAGES,
  type GuestLanguage,
} from '#capabilities/guests/rules/guest-languages.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { SelectField } from '#ui/select-field.tsx';
import type { SiteDraft, SiteLook } from '../../../rules/stored/site-content.ts';
import { missingWords } from '../outline/missing-on.ts';

interface LanguageListProps {
  draft: SiteDraft;
  onChange: (languages: SiteLook['languages']) => void;
}

function missingIn({ look, pages }: SiteDraft, language: GuestLanguage): number {
  return pages.flatMap((page) => missingWords(page, look)).filter((each) => each.language === language)
    .length;
}

function stateOf(draft: SiteDraft, language: GuestLanguage, place: number): string {
  if (place === 0) return 'You write this one first';
  const missing = missingIn(draft, language);
  return missing === 0 ? 'All there' : `${plural(missing, 'block')} missing`;
}

/** What the site speaks. What is missing in one, guests read in the first. */
export function LanguageList({ draft, onChange }: LanguageListProps) {
  const { languages } = draft.look;
  const others = GUEST_LANGUAGES.filter((language) => !languages.includes(language));

  function keep(next: readonly GuestLanguage[]) {
    const [first, ...rest] = next;
    if (first) onChange([first, ...rest]);
  }

  return (
    <section aria-labelledby="look-languages">
      <h2 id="look-languages" className="text-xl">
        Languages
      </h2>
      <p className="mt-1 mb-3 text-ink-soft">
        Guests choose theirs. What isn’t translated yet, they read in {GUEST_LANGUAGE_NAMES[languages[0]]}.
      </p>
      <ul className="mb-3 grid gap-2">
        {languages.map((language, place) => (
          <li
            key={language}
            className="flex min-h-13 items-center rounded-card border border-line bg-paper ps-4 pe-1"
          >
            <span className="min-w-0 grow">
              <span className="block font-semibold" lang={language}>
                {GUEST_LANGUAGE_NAMES[language]}
              </span>
              <span className="block text-ink-soft text-sm">{stateOf(draft, language, place)}</span>
            </span>
            {place > 0 && (
              <>
                <IconButton
                  label={`Write ${GUEST_LANGUAGE_NAMES[language]} first`}
                  icon={<ArrowUp size={18} />}
                  onPress={() => keep([language, ...languages.filter((each) => each !== language)])}
                />
                <IconButton
                  label={`Remove ${GUEST_LANGUAGE_NAMES[language]}`}
                  icon={<X size={18} />}
                  onPress={() => keep(languages.filter((each) => each !== language))}
                />
              </>
            )}
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <SelectField
          label="Add a language"
          options={others.map((id) => ({ id, label: GUEST_LANGUAGE_NAMES[id] }))}
          value=""
          onChange={(id) => keep([...languages, id as GuestLanguage])}
          reservesMessage={false}
        />
      )}
    </section>
  );
}
