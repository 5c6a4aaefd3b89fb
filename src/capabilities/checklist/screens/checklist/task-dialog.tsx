import { useState } from 'react';
import { reportError } from '#app/report-error.ts';
import { ChoiceChips } from '#ui/choice-chips.tsx';
import { Drawer } from '#ui/drawer.tsx';
import { FormDateField } from '#ui/form/form-date-field.tsx';
import { FormSelectField } from '#ui/form/form-select-field.tsx';
import { FormSubmitButton } from '#ui/form/form-submit-button.tsx';
import { FormTextAreaField } from '#ui/form/form-text-area-field.tsx';
import { FormTextField } from '#ui/form/form-text-field.tsx';
import { FormTimeField } from '#ui/form/form-time-field.tsx';
import { RuleForm } from '#ui/form/rule-form.tsx';
import { useRuleForm } from '#ui/form/use-rule-form.ts';
import type { Checklist, ChecklistTask } from '../../contract.ts';
import { LONGEST_NOTE } from '../../rules/checklist-limits.ts';
import { REPEAT_LABELS, REPEATS } from '../../rules/repeats.ts';
import { NEW_TASK, TASK_FORM_RULES, type TaskValues, taskInput, taskValues } from './task-form.ts';
import type { ChecklistActions } from './use-checklist-actions.ts';

const REPEAT_OPTIONS = [
  { id: 'NEVER', label: 'Does not repeat' },
  ...REPEATS.map((repeat) => ({ id: repeat, label: REPEAT_LABELS[repeat] })),
];

interface TaskDialogProps {
  /** Left out for a new one. */
  task?: ChecklistTask | undefined;
  /** Of a new one, as far as it was typed. */
  title?: string;
  members: Checklist['members'];
  actions: ChecklistActions;
  onClose: () => void;
}

export function TaskDialog({ task, title: typed = '', members, actions, onClose }: TaskDialogProps) {
  const [userUuids, setUserUuids] = useState<string[]>([]);
  const form = useRuleForm<TaskValues>({
    defaultValues: taskValues(task ?? { ...NEW_TASK, title: typed }),
    rules: TASK_FORM_RULES,
    onSubmit: async (values) => {
      const given = taskInput(values);
      await (task ? actions.save(task, given) : actions.add(given, userUuids));
      onClose();
    },
    onUnexpectedError: (error) => reportError('checklist', error),
  });
  const title = task ? 'Edit task' : 'Add a task';
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      footer={
        <FormSubmitButton
          form={form}
          onPress={() => void form.submit()}
          pendingLabel="Saving"
          className="ms-auto"
        >
          {task ? 'Save' : 'Add task'}
        </FormSubmitButton>
      }
    >
      <RuleForm form={form} aria-label={title}>
        <FormTextField form={form} name="title" label="Task" autoComplete="off" />
        <FormTextAreaField form={form} name="note" label="Note" isOptional rows={3} countTo={LONGEST_NOTE} />
        <FormDateField form={form} name="dueOn" label="Due" isOptional />
        <div className="grid grid-cols-2 gap-x-3">
          <FormTimeField form={form} name="dueTime" label="Time" isOptional />
          <FormTextField
            form={form}
            name="minutes"
            label="Minutes"
            inputMode="numeric"
            isOptional
            autoComplete="off"
          />
        </div>
        <FormTextField form={form} name="place" label="Place" isOptional autoComplete="off" />
        <FormSelectField form={form} name="repeats" label="Repeats" options={REPEAT_OPTIONS} />
        {!task && members.length > 1 && (
          <ChoiceChips
            label="Whose turn"
            isOptional
            options={members.map(({ userUuid, firstName }) => ({ id: userUuid, label: firstName }))}
            value={userUuids}
            onChange={setUserUuids}
          />
        )}
      </RuleForm>
    </Drawer>
  );
}
