import { maxLengthMessage } from '#base/validation/messages.ts';
import { storedText } from '#base/validation/stored-text.ts';
import { characterCount } from '#base/validation/text-length.ts';
import { directionOf, GUEST_LANGUAGE_NAMES } from '#capabilities/guests/rules/guest-languages.ts';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { Words } from '../../../rules/stored/words.ts';
import { useWriting } from '../writing-context.ts';
import type { FieldPart } from './field-part.ts';
import { useTyped } from './use-typed.ts';

type WordsPart = FieldPart<Words> & { most: number };

/** Longer ones are written on several lines. */
const LONG = 200;

/** What it is in the language that stands in for this one. */
export function standIn(words: Words, first: keyof Words, language: keyof Words): string | undefined {
  const said = words[first]?.trim();
  return language === first || !said ? undefined : `${GUEST_LANGUAGE_NAMES[first]}: ${said}`;
}

/** Words in the language that is written now; what they are in the first one stands below. */
export function WordsField(part: WordsPart) {
  const { language } = useWriting();
  return (
    <div dir={directionOf(language)} lang={language}>
      <WordsInput key={language} {...part} />
    </div>
  );
}

function WordsInput({ label, value, onChange, most }: WordsPart) {
  const { language, first } = useWriting();
  const { typed, type, error } = useTyped({
    value: value[language] ?? '',
    stored: storedText,
    refuse: (text) => (text.length > most ? maxLengthMessage(most) : undefined),
    onChange: (text) => {
      const { [language]: _, ...others } = value;
      return onChange(text === '' ? others : { ...others, [language]: text });
    },
  });
  const Field = most > LONG ? TextAreaField : TextField;
  const isNear = characterCount(typed) > most * 0.8;
  return (
    <Field
      label={language === first ? label : `${label} in ${GUEST_LANGUAGE_NAMES[language]}`}
      value={typed}
      onChange={type}
      error={error}
      description={standIn(value, first, language)}
      countTo={isNear ? most : undefined}
      reservesMessage={false}
    />
  );
}
