import type { TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import { ChoiceChips } from '#ui/choice-chips.tsx';
import { useRuleField } from '#ui/form/use-rule-field.ts';
import type { RuleForm } from '#ui/form/use-rule-form.ts';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { editorSections } from '../../rules/editor-sections.ts';
import { LONGEST_REASON, type Reason, type ReviewDecision } from '../../rules/review-decisions.ts';

type Values = { decision: ReviewDecision; note: string; reasons: Reason[] };
type Props = { form: RuleForm<Values>; taxonomyKey: TaxonomyKey };

/** Sections that need a change, each with what is wrong there. */
export function ReasonsField({ form, taxonomyKey }: Props) {
  const label = 'Which sections need a change?';
  const { value, bound, ref } = useRuleField({ form, name: 'reasons', label });
  const reasons = value as Reason[];
  const sections = editorSections(taxonomyKey);
  const textOf = (section: string) => reasons.find((each) => each.section === section)?.text ?? '';
  // In the order of the editor, whichever was chosen first.
  const choose = (keys: readonly string[]) =>
    bound.onChange(
      sections
        .filter(({ key }) => keys.includes(key))
        .map(({ key }) => ({ section: key, text: textOf(key) })),
    );
  const write = (section: string, text: string) =>
    bound.onChange(reasons.map((each) => (each.section === section ? { section, text } : each)));
  return (
    <div className="mb-4">
      <ChoiceChips
        label={label}
        options={sections.map(({ key, title }) => ({ id: key, label: title }))}
        value={reasons.map(({ section }) => section)}
        onChange={choose}
        onBlur={bound.onBlur}
        error={bound.error}
        inputRef={ref}
      />
      {reasons.map(({ section, text }) => (
        <TextAreaField
          key={section}
          label={`What to change in ${sections.find(({ key }) => key === section)?.title ?? section}`}
          value={text}
          onChange={(next) => write(section, next)}
          onBlur={bound.onBlur}
          rows={2}
          countTo={LONGEST_REASON}
          className="mt-3"
        />
      ))}
    </div>
  );
}
