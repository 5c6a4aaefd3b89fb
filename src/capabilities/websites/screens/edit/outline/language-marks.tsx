import { GUEST_LANGUAGE_NAMES, type GuestLanguage } from '#capabilities/guests/rules/guest-languages.ts';
import { Badge } from '#ui/badge.tsx';

/** Languages in which guests would read the first one. */
export function LanguageMarks({ languages }: { languages: readonly GuestLanguage[] }) {
  if (languages.length === 0) return null;
  return (
    <span className="mt-0.5 flex flex-wrap gap-1">
      {languages.map((language) => (
        <Badge key={language} variant="gold" size="small">
          {GUEST_LANGUAGE_NAMES[language]} missing
        </Badge>
      ))}
    </span>
  );
}
