import { Controller } from 'react-hook-form';
import { ChoiceChips } from '#ui/choice-chips.tsx';
import type { RuleForm } from '#ui/form/use-rule-form.ts';
import type { StyleQuestion } from '../../rules/style-questions.ts';
import type { InquiryValues } from './inquiry-values.ts';

interface StyleFieldsProps {
  form: RuleForm<InquiryValues>;
  questions: readonly StyleQuestion[];
}

/** One answer for all questions: each changes its own options and leaves the others alone. */
export function StyleFields({ form, questions }: StyleFieldsProps) {
  return (
    <Controller
      control={form.control}
      name="styles"
      render={({ field }) => (
        <div className="space-y-4">
          {questions.map(({ key, question, options }) => {
            const own = options.map(({ id, label }) => ({ id: String(id), label }));
            const isOwn = (id: string) => own.some((option) => option.id === id);
            return (
              <ChoiceChips
                key={key}
                name="styles"
                label={question}
                isOptional
                reservesMessage={false}
                options={own}
                value={field.value.filter(isOwn)}
                onChange={(chosen) => field.onChange([...field.value.filter((id) => !isOwn(id)), ...chosen])}
              />
            );
          })}
        </div>
      )}
    />
  );
}
