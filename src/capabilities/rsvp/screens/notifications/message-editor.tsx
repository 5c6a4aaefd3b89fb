import { useWatch } from 'react-hook-form';
import { reportError } from '#app/report-error.ts';
import type { GuestEvent } from '#capabilities/guests/contract/events.contract.ts';
import { GUEST_LANGUAGE_NAMES } from '#capabilities/guests/rules/guest-languages.ts';
import { FormSelectField } from '#ui/form/form-select-field.tsx';
import { FormSubmitButton } from '#ui/form/form-submit-button.tsx';
import { FormTextAreaField } from '#ui/form/form-text-area-field.tsx';
import { FormTextField } from '#ui/form/form-text-field.tsx';
import { RuleForm } from '#ui/form/rule-form.tsx';
import { useRuleForm } from '#ui/form/use-rule-form.ts';
import type { OpenedMessage } from '../../contract/messages.contract.ts';
import { AUDIENCE_LABELS, AUDIENCES } from '../../rules/messages/message-choices.ts';
import { LONGEST_TEXT } from '../../rules/messages/message-rules.ts';
import { MESSAGE_FORM_RULES, type MessageValues } from './message-form.ts';

interface MessageEditorProps {
  opened: OpenedMessage;
  /** Which of its texts is written here. */
  text: OpenedMessage['texts'][number];
  events: readonly GuestEvent[];
  onSave: (values: MessageValues) => Promise<unknown>;
}

const AUDIENCE_OPTIONS = AUDIENCES.map((audience) => ({ id: audience, label: AUDIENCE_LABELS[audience] }));

/** Whom a message is for, and its words in one language. */
export function MessageEditor({ opened, text, events, onSave }: MessageEditorProps) {
  const { message, texts, language: main } = opened;
  const form = useRuleForm<MessageValues>({
    defaultValues: {
      audience: message.audience,
      eventUuid: message.eventUuid ?? '',
      language: text.language,
      subject: text.subject,
      text: text.text,
    },
    rules: MESSAGE_FORM_RULES,
    onSubmit: onSave,
    onUnexpectedError: (error) => reportError('guest-messages', error),
  });
  const audience = useWatch({ control: form.control, name: 'audience' });
  const isAlone = texts.length === 1;
  const inLanguage = isAlone ? '' : ` in ${GUEST_LANGUAGE_NAMES[text.language]}`;
  return (
    <RuleForm form={form} aria-label="Message">
      {message.kind !== 'REMINDER' && (
        <FormSelectField form={form} name="audience" label="Who gets it" options={AUDIENCE_OPTIONS} />
      )}
      {message.kind !== 'REMINDER' && audience === 'EVENT' && (
        <FormSelectField
          form={form}
          name="eventUuid"
          label="Event"
          options={events.map(({ uuid, name }) => ({ id: uuid, label: name }))}
        />
      )}
      <FormTextField form={form} name="subject" label={`Subject${inLanguage}`} autoComplete="off" />
      <FormTextAreaField
        form={form}
        name="text"
        label={`Your words${inLanguage}`}
        description={
          text.language === main
            ? 'We begin with their names and end with a button to their own page.'
            : `Households that read ${GUEST_LANGUAGE_NAMES[text.language]} get this one.`
        }
        countTo={LONGEST_TEXT}
        rows={8}
      />
      <FormSubmitButton form={form} onPress={() => void form.submit()} pendingLabel="Saving">
        Save and preview
      </FormSubmitButton>
    </RuleForm>
  );
}
