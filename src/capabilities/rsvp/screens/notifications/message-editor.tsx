import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { reportError } from '#app/report-error.ts';
import type { GuestEvent } from '#capabilities/guests/contract/events.contract.ts';
import { GUEST_LANGUAGE_NAMES } from '#capabilities/guests/rules/guest-languages.ts';
import { Button } from '#ui/button.tsx';
import { FormSelectField } from '#ui/form/form-select-field.tsx';
import { FormSubmitButton } from '#ui/form/form-submit-button.tsx';
import { FormTextAreaField } from '#ui/form/form-text-area-field.tsx';
import { FormTextField } from '#ui/form/form-text-field.tsx';
import { RuleForm } from '#ui/form/rule-form.tsx';
import { useRuleForm } from '#ui/form/use-rule-form.ts';
import { Notice } from '#ui/notice.tsx';
import type { OpenedMessage } from '../../contract/messages.contract.ts';
import { AUDIENCE_LABELS, AUDIENCES } from '../../rules/messages/message-choices.ts';
import { LONGEST_TEXT } from '../../rules/messages/message-rules.ts';
import { keepTyped, readTyped } from './keep-typed.ts';
import { isSameMessage, MESSAGE_FORM_RULES, type MessageValues, savedValues } from './message-form.ts';

interface MessageEditorProps {
  opened: OpenedMessage;
  /** Which of its texts is written here. */
  text: OpenedMessage['texts'][number];
  events: readonly GuestEvent[];
  onSave: (values: MessageValues, version: number) => Promise<unknown>;
  /** Told when there are words that would be lost, and when there are none any more. */
  onUnsaved: (language: MessageValues['language'], isUnsaved: boolean) => void;
}

const AUDIENCE_OPTIONS = AUDIENCES.map((audience) => ({ id: audience, label: AUDIENCE_LABELS[audience] }));

/** Whom a message is for, and its words in one language. What is typed waits in this tab until it is saved. */
export function MessageEditor({ opened, text, events, onSave, onUnsaved }: MessageEditorProps) {
  const { message, texts, language: main } = opened;
  const { uuid, version } = message;
  const { language } = text;
  const saved = savedValues(message, text);
  // What the fields began with; another tab or the partner may have saved something else meanwhile.
  const [begun, setBegun] = useState({ values: saved, version });
  const isOutdated = !isSameMessage(saved, begun.values);
  const form = useRuleForm<MessageValues>({
    defaultValues: begun.values,
    rules: MESSAGE_FORM_RULES,
    onSubmit: async (values) => {
      await onSave(values, isOutdated ? begun.version : version);
      begin(values);
    },
    onUnexpectedError: (error) => reportError('guest-messages', error),
  });
  const { control, methods, isSubmitting } = form;
  const { reset } = methods;
  const [audience, eventUuid, subject, words] = useWatch({
    control,
    name: ['audience', 'eventUuid', 'subject', 'text'],
  });
  const typed = { audience, eventUuid, language, subject, text: words };
  const isUnsaved = !isSameMessage(typed, begun.values) && !isSameMessage(typed, saved);

  function begin(values: MessageValues) {
    setBegun({ values, version });
    reset(values);
  }

  useEffect(() => {
    // Read here and not while drawing: the document cannot know it.
    const kept = readTyped(uuid, language);
    if (!kept) return;
    setBegun({ values: kept.begun, version: kept.version });
    reset(kept.values);
  }, [uuid, language, reset]);

  useEffect(() => {
    keepTyped(
      uuid,
      language,
      isUnsaved ? { begun: begun.values, version: begun.version, values: typed } : null,
    );
  });

  useEffect(() => onUnsaved(language, isUnsaved), [language, isUnsaved, onUnsaved]);

  useEffect(() => {
    if (isOutdated && !isUnsaved && !isSubmitting) begin(saved);
  });
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
      {isOutdated && isUnsaved && !isSubmitting && (
        <Notice
          tone="warn"
          className="mb-3"
          action={
            <div className="flex flex-wrap gap-3">
              <Button size="small" variant="secondary" onPress={() => begin(saved)}>
                Show the new words
              </Button>
              <Button size="small" variant="quiet" onPress={() => setBegun({ values: saved, version })}>
                Keep mine
              </Button>
            </div>
          }
        >
          This message was changed while you were typing.
        </Notice>
      )}
      <FormSubmitButton form={form} onPress={() => void form.submit()} pendingLabel="Saving">
        Save and preview
      </FormSubmitButton>
    </RuleForm>
  );
}
