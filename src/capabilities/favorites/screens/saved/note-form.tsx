import { useEffect } from 'react';
import { Button } from '#ui/button.tsx';
import { FormSubmitButton } from '#ui/form/form-submit-button.tsx';
import { FormTextAreaField } from '#ui/form/form-text-area-field.tsx';
import { RuleForm } from '#ui/form/rule-form.tsx';
import { useRuleForm } from '#ui/form/use-rule-form.ts';
import { FAVORITE_NOTE_RULES } from '../../rules/board-rules.ts';
import { LONGEST_NOTE } from '../../rules/favorite-limits.ts';
import { type SavedThing, savedName } from '../use-saved-actions.ts';

interface NoteFormProps {
  thing: SavedThing;
  onSave: (note: string) => Promise<unknown>;
  onClose: () => void;
}

export function NoteForm({ thing, onSave, onClose }: NoteFormProps) {
  const form = useRuleForm({
    defaultValues: { note: thing.note },
    rules: FAVORITE_NOTE_RULES,
    onSubmit: async ({ note }) => {
      await onSave(note);
      onClose();
    },
  });
  const { setFocus } = form.methods;
  useEffect(() => setFocus('note'), [setFocus]);
  return (
    <RuleForm form={form} aria-label={`Note on ${savedName(thing)}`} className="mt-2">
      <FormTextAreaField
        form={form}
        name="note"
        label={`Note on ${savedName(thing)}`}
        isLabelHidden
        placeholder="What do you love? What should you ask?"
        countTo={LONGEST_NOTE}
        rows={3}
      />
      <div className="flex gap-2">
        <FormSubmitButton form={form} size="small">
          Save note
        </FormSubmitButton>
        <Button variant="quiet" size="small" onPress={onClose}>
          Cancel
        </Button>
      </div>
    </RuleForm>
  );
}
