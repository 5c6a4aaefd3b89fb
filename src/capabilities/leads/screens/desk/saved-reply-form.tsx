import { api } from '#app/api.ts';
import { reportError } from '#app/report-error.ts';
import { useAction } from '#app/use-action.ts';
import { LONGEST_MESSAGE } from '#capabilities/inquiries/rules/inquiry-timers.ts';
import { Button } from '#ui/button.tsx';
import { FormSubmitButton } from '#ui/form/form-submit-button.tsx';
import { FormTextAreaField } from '#ui/form/form-text-area-field.tsx';
import { FormTextField } from '#ui/form/form-text-field.tsx';
import { RuleForm } from '#ui/form/rule-form.tsx';
import { useRuleForm } from '#ui/form/use-rule-form.ts';
import type { SavedReply } from '../../contract/saved-replies.contract.ts';
import { savedRepliesQuery } from '../../queries.ts';
import { REPLY_PLACEHOLDERS } from '../../rules/fill-reply.ts';
import { SAVED_REPLY_RULES } from '../../rules/saved-reply-rules.ts';

interface SavedReplyFormProps {
  storefrontUuid: string;
  /** What it begins with; with a uuid, that reply is changed. */
  reply: Pick<SavedReply, 'title' | 'body'> & { uuid?: string };
  onSaved: () => void;
  onCancel: () => void;
}

/** A reply to keep: its title for the list, its words with places for what differs. */
export function SavedReplyForm({ storefrontUuid, reply, onSaved, onCancel }: SavedReplyFormProps) {
  const { uuid, title, body } = reply;
  const save = useAction({
    run: async (words: { title: string; body: string }) => {
      if (uuid) await api.leads.changeSavedReply({ uuid, ...words });
      else await api.leads.createSavedReply({ storefrontUuid, ...words });
    },
    refreshes: [savedRepliesQuery(storefrontUuid).queryKey],
    failure: 'here',
  });
  const form = useRuleForm({
    defaultValues: { title, body },
    rules: SAVED_REPLY_RULES,
    onSubmit: async (words) => {
      await save.mutateAsync(words);
      onSaved();
    },
    onUnexpectedError: (error) => reportError('saved-reply', error),
  });
  return (
    <RuleForm form={form} aria-label={uuid ? 'Change the reply' : 'New reply'}>
      <FormTextField form={form} name="title" label="Title" autoFocus isRequired />
      <FormTextAreaField
        form={form}
        name="body"
        label="Reply"
        isRequired
        rows={6}
        countTo={LONGEST_MESSAGE}
        description={`Filled in when you use it: ${REPLY_PLACEHOLDERS.map(({ key, meaning }) => `{${key}} ${meaning}`).join(', ')}.`}
      />
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button variant="quiet" onPress={onCancel}>
          Cancel
        </Button>
        <FormSubmitButton form={form}>Save reply</FormSubmitButton>
      </div>
    </RuleForm>
  );
}
