import { lazy, Suspense } from 'react';
import { GUEST_LANGUAGE_NAMES } from '#capabilities/guests/rules/guest-languages.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { richTextProblem } from '../../../rules/stored/rich-text-problem.ts';
import { hasRichText, type RichWords } from '../../../rules/stored/words.ts';
import type { FieldPart } from '../form/field-part.ts';
import { useWriting } from '../writing-context.ts';
import { firstWords } from './first-words.ts';

// Half of what the editor weighs, and only for those who write with it.
const RichTextEditor = lazy(async () => ({
  default: (await import('./rich-text-editor.tsx')).RichTextEditor,
}));

const COMING = <Skeleton className="h-40 w-full rounded-input" />;

/** Text with headings, lists and links, in the language that is written now. */
export function RichField({ label, value, onChange }: FieldPart<RichWords>) {
  const { language, first } = useWriting();
  const isHydrated = useHydrated();
  const said = language === first ? '' : firstWords(value[first] ?? []);
  return (
    <div>
      {isHydrated ? (
        <Suspense fallback={COMING}>
          <RichTextEditor
            key={language}
            label={language === first ? label : `${label} in ${GUEST_LANGUAGE_NAMES[language]}`}
            language={language}
            value={value[language] ?? []}
            onChange={(text) => {
              const problem = richTextProblem(text);
              if (problem !== undefined) return problem;
              const { [language]: _, ...others } = value;
              return onChange(hasRichText(text) ? { ...others, [language]: text } : others);
            }}
          />
        </Suspense>
      ) : (
        COMING
      )}
      {said && (
        <p className="px-0.5 pt-1 text-ink-soft text-sm">
          {GUEST_LANGUAGE_NAMES[first]}: {said}
        </p>
      )}
    </div>
  );
}
