import { ChevronDown } from 'lucide-react';
import { memo } from 'react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import {
  GUEST_LANGUAGE_NAMES,
  type GuestLanguage,
  isGuestLanguage,
} from '#capabilities/guests/rules/guest-languages.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';

interface LanguageChoiceProps {
  languages: readonly GuestLanguage[];
  value: GuestLanguage;
  onChange: (language: GuestLanguage) => void;
  isShowingPages: boolean;
  onShowPages: () => void;
}

/** Which language is written now; on smaller screens also the way to the other pages, which open below it. */
export const LanguageChoice = memo(function LanguageChoice(props: LanguageChoiceProps) {
  const { languages, value, onChange, isShowingPages, onShowPages } = props;
  return (
    <div
      className={classNames(
        'flex flex-wrap items-center gap-2 xl:col-start-2 xl:row-start-1',
        languages.length > 1 && 'xl:mb-4',
      )}
    >
      <Button
        variant="secondary"
        size="small"
        aria-expanded={isShowingPages}
        onPress={onShowPages}
        className="xl:hidden"
        icon={
          <ChevronDown size={16} aria-hidden="true" className={isShowingPages ? 'rotate-180' : undefined} />
        }
      >
        Pages
      </Button>
      {languages.length > 1 && (
        <ToggleButtonGroup
          aria-label="Write in"
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[value]}
          onSelectionChange={(keys) => {
            const next = String([...keys][0]);
            if (isGuestLanguage(next)) onChange(next);
          }}
          className="flex flex-wrap rounded-full bg-line/60 p-0.5"
        >
          {languages.map((language) => (
            <ToggleButton
              key={language}
              id={language}
              className="flex min-h-10 cursor-pointer items-center rounded-full px-4 text-sm data-selected:bg-paper data-selected:font-semibold data-focus-visible:outline-2 data-focus-visible:outline-primary"
            >
              {GUEST_LANGUAGE_NAMES[language]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
    </div>
  );
});
