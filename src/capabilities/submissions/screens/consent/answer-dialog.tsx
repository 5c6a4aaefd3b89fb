import { api } from '#app/api.ts';
import { useAction } from '#app/use-action.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FormSubmitButton } from '#ui/form/form-submit-button.tsx';
import { FormTextAreaField } from '#ui/form/form-text-area-field.tsx';
import { RuleForm } from '#ui/form/rule-form.tsx';
import { useRuleForm } from '#ui/form/use-rule-form.ts';
import type { ConsentPage } from '../../contract/consent.contract.ts';
import { consentQuery } from '../../queries.ts';
import type { ConsentAnswer } from '../../rules/consent.ts';
import { CONSENT_RULES, LONGEST_WISH } from '../../rules/consent-rules.ts';

const WORDS: Readonly<Record<ConsentAnswer, { title: string; text: string; note: string; button: string }>> =
  {
    AGREE: {
      title: 'Show your wedding?',
      text: 'The photos and the story you see here may be published. If anything changes, we ask you again.',
      note: 'Anything your photographer should know?',
      button: 'Yes, show it',
    },
    CHANGE: {
      title: 'What should be different?',
      text: 'Your photographer reads it, and you’re asked again afterwards.',
      note: 'What should change?',
      button: 'Send wish',
    },
    REFUSE: {
      title: 'Say no?',
      text: 'Nothing is shown, and the photos are deleted here. This can’t be undone.',
      note: 'Anything your photographer should know?',
      button: 'Say no',
    },
    WITHDRAW: {
      title: 'Take your wedding down?',
      text: 'The page is gone at once, and the photos are deleted here. This can’t be undone.',
      note: 'Anything your photographer should know?',
      button: 'Take it down',
    },
  };

interface AnswerDialogProps {
  code: string;
  page: ConsentPage;
  answer: ConsentAnswer;
  onClose: () => void;
}

/** What the couple says, with a word to whoever sent it in. */
export function AnswerDialog({ code, page: { version }, answer, onClose }: AnswerDialogProps) {
  const words = WORDS[answer];
  const send = useAction({
    run: ({ note }: { note: string }) => api.submissions.answerConsent({ code, version, answer, note }),
    keeps: (queryClient, next) => queryClient.setQueryData(consentQuery(code).queryKey, next),
    refreshes: [consentQuery(code).queryKey],
    onDone: onClose,
    failure: 'here',
  });
  const form = useRuleForm({
    defaultValues: { answer, note: '' },
    rules: CONSENT_RULES,
    onSubmit: (values) => send.mutateAsync(values),
  });
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={words.title} size="small">
      <RuleForm form={form} aria-label={words.button}>
        <p className="mb-2">{words.text}</p>
        <FormTextAreaField
          form={form}
          name="note"
          label={words.note}
          isOptional={answer !== 'CHANGE'}
          rows={4}
          countTo={LONGEST_WISH}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onPress={onClose}>
            Cancel
          </Button>
          <FormSubmitButton form={form} pendingLabel="Sending">
            {words.button}
          </FormSubmitButton>
        </div>
      </RuleForm>
    </Dialog>
  );
}
