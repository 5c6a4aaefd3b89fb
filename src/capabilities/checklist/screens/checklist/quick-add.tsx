import { Plus } from 'lucide-react';
import { reportError } from '#app/report-error.ts';
import { FormSubmitButton } from '#ui/form/form-submit-button.tsx';
import { FormTextField } from '#ui/form/form-text-field.tsx';
import { RuleForm } from '#ui/form/rule-form.tsx';
import { useRuleForm } from '#ui/form/use-rule-form.ts';
import { QUICK_RULES } from '../../rules/task-rules.ts';
import { NEW_TASK } from './task-form.ts';
import type { ChecklistActions } from './use-checklist-actions.ts';

export type QuickValues = { title: string };

/** A line and Enter; ready for the next. */
export function QuickAdd({ actions }: { actions: ChecklistActions }) {
  const form = useRuleForm<QuickValues>({
    defaultValues: { title: '' },
    rules: QUICK_RULES,
    onSubmit: async ({ title }) => {
      await actions.add({ ...NEW_TASK, title });
      form.methods.reset({ title: '' });
      form.methods.setFocus('title');
    },
    onUnexpectedError: (error) => reportError('checklist', error),
  });
  return (
    <RuleForm form={form} aria-label="Add a task" className="border-line border-t px-4 py-3 md:px-5">
      <div className="flex items-start gap-3">
        <FormTextField
          form={form}
          name="title"
          label="Add a task"
          autoComplete="off"
          reservesMessage={false}
          className="min-w-0 grow"
        />
        <FormSubmitButton
          form={form}
          variant="secondary"
          pendingLabel="Adding"
          className="mt-2"
          icon={<Plus size={18} aria-hidden="true" />}
        >
          Add
        </FormSubmitButton>
      </div>
    </RuleForm>
  );
}
