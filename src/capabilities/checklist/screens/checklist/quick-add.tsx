import { Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button as PlainButton } from 'react-aria-components';
import { reportError } from '#app/report-error.ts';
import { Button } from '#ui/button.tsx';
import { FormSubmitButton } from '#ui/form/form-submit-button.tsx';
import { FormTextField } from '#ui/form/form-text-field.tsx';
import { RuleForm } from '#ui/form/rule-form.tsx';
import { useRuleForm } from '#ui/form/use-rule-form.ts';
import { QUICK_RULES } from '../../rules/task-rules.ts';
import { useChecklist } from './checklist-context.ts';
import { NEW_TASK } from './task-form.ts';
import type { ChecklistActions } from './use-checklist-actions.ts';

export type QuickValues = { title: string };

/** What was typed behind a task, or in its place, while it was on its way. */
function typedSince(sent: string, typed: string): string {
  return typed.startsWith(sent) ? typed.slice(sent.length) : typed;
}

/** A line and Enter; ready for the next. */
function QuickForm({ actions, onClose }: { actions: ChecklistActions; onClose: () => void }) {
  const form = useRuleForm<QuickValues>({
    defaultValues: { title: '' },
    rules: QUICK_RULES,
    onSubmit: async ({ title }) => {
      await actions.add({ ...NEW_TASK, title });
      // Whoever is quick has the next one in the field by now.
      form.methods.reset({ title: typedSince(title, form.methods.getValues('title')) });
      form.methods.setFocus('title');
    },
    onUnexpectedError: (error) => reportError('checklist', error),
  });
  const { onAdd } = useChecklist();
  const { setFocus, getValues } = form.methods;
  useEffect(() => setFocus('title'), [setFocus]);
  return (
    <RuleForm form={form} aria-label="Add a task" className="border-line border-t px-4 py-3 md:px-5">
      <FormTextField form={form} name="title" label="Task" autoComplete="off" reservesMessage={false} />
      <div className="mt-2 flex gap-2">
        <FormSubmitButton form={form} size="small" pendingLabel="Adding">
          Add
        </FormSubmitButton>
        <Button
          variant="secondary"
          size="small"
          onPress={() => {
            onAdd(getValues('title'));
            onClose();
          }}
        >
          Add details
        </Button>
        <Button variant="quiet" size="small" onPress={onClose}>
          Close
        </Button>
      </div>
    </RuleForm>
  );
}

/** The last row of a month: pressed, it becomes a line to write on. */
export function QuickAdd({ actions, month }: { actions: ChecklistActions; month: string }) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <QuickForm actions={actions} onClose={() => setOpen(false)} />;
  return (
    <PlainButton
      className="flex min-h-14 w-full cursor-pointer items-center gap-2 border-line border-t ps-3 pe-4 text-start font-semibold text-primary hover:bg-linen md:gap-3 md:px-5"
      onPress={() => setOpen(true)}
    >
      <span className="flex w-11 shrink-0 justify-center">
        <Plus size={20} aria-hidden="true" />
      </span>
      <span className="sm:hidden">Add a task</span>
      <span className="max-sm:hidden">Add to {month}</span>
    </PlainButton>
  );
}
