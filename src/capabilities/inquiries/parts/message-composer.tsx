import { Paperclip, Send } from 'lucide-react';
import { type DragEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import { useReadOnly } from '#app/use-read-only.ts';
import { characterCount } from '#base/validation/text-length.ts';
import { ATTACHMENT_TYPES } from '#capabilities/media/rules/attachment-limits.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { LONGEST_MESSAGE } from '../rules/inquiry-timers.ts';
import { AttachmentRows } from './attachment-rows.tsx';
import { SendFailure } from './send-failure.tsx';
import { ATTACHMENT_ADVICE, useAttachments } from './use-attachments.ts';
import { useMessageDraft } from './use-message-draft.ts';

export type ComposedMessage = { requestUuid: string; message: string; attachmentUuids: string[] };

export interface ComposerExtras {
  text: string;
  write: (text: string) => void;
}

export interface MessageComposerProps {
  inquiryUuid: string;
  /** 'Message to The Vargas' */
  label: string;
  placeholder?: string;
  sendLabel?: string;
  /** Throws to refuse; the words then stay where they are. */
  onSend: (message: ComposedMessage) => Promise<unknown>;
  /** What stands in place of the usual words for a refusal that has its own way on. */
  explain?: (error: unknown) => ReactNode;
  /** Beside the paperclip: saved replies, a quote. A function gets the words and may change them. */
  extras?: ReactNode | ((composer: ComposerExtras) => ReactNode);
  /** Between the words and the buttons: the quote that goes along. */
  addition?: ReactNode;
  /** Before the send button: what it costs. */
  hint?: ReactNode;
  rows?: number;
  /** Esc: where the focus goes from here. */
  onLeave?: () => void;
}

const TOO_LONG = 'This message is too long.';

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer.types.includes('Files');
}

/** Where a message is written. Keyed by its thread: give it `key={inquiryUuid}`. */
export function MessageComposer(props: MessageComposerProps) {
  if (!useReadOnly()) return <Composer {...props} />;
  return (
    <p className="py-1 text-center text-ink-soft text-sm">
      You’re viewing this account read-only, so you can’t write or change anything here.
    </p>
  );
}

function Composer(props: MessageComposerProps) {
  const { inquiryUuid, label, placeholder, sendLabel = 'Send', extras, addition, hint, rows = 2 } = props;
  const draft = useMessageDraft(inquiryUuid);
  const attachments = useAttachments(inquiryUuid);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const isBusy = useRef(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const isTooLong = characterCount(draft.text.trim()) > LONGEST_MESSAGE;
  const canSend =
    draft.text.trim() !== '' && !isTooLong && !attachments.isUnderway && attachments.broken.length === 0;

  async function send() {
    if (!canSend || isBusy.current) return;
    isBusy.current = true;
    setSending(true);
    setFailure(undefined);
    const attachmentUuids = attachments.uuids();
    try {
      const requestUuid = draft.requestUuidFor(attachmentUuids);
      await props.onSend({ requestUuid, message: draft.text.trim(), attachmentUuids });
      draft.clear();
      attachments.clear();
      field.current?.focus();
    } catch (error) {
      setFailure(error);
    } finally {
      isBusy.current = false;
      setSending(false);
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    // Menus and dialogs of the composer have an Esc of their own.
    if (event.key === 'Escape' && event.target === field.current) {
      field.current.blur();
      props.onLeave?.();
    }
    if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return;
    event.preventDefault();
    void send();
  }

  return (
    <form
      aria-label={label}
      noValidate
      data-bottom-bar
      // What is written scrolls where there is little room; what sends it never leaves the window.
      className="@container flex min-h-0 flex-col"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      onKeyDown={onKeyDown}
      onPaste={({ clipboardData }) => attachments.add([...clipboardData.files])}
      onDragOver={(event) => hasFiles(event) && event.preventDefault()}
      onDrop={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        attachments.add([...event.dataTransfer.files]);
      }}
    >
      <div className="-m-1 min-h-0 overflow-y-auto p-1">
        {failure !== undefined &&
          (props.explain?.(failure) ?? <SendFailure error={failure} onRetry={() => void send()} />)}
        <AttachmentRows attachments={attachments} />
        {addition}
        <TextAreaField
          label={label}
          isLabelHidden
          value={draft.text}
          onChange={draft.write}
          placeholder={placeholder ?? label}
          rows={rows}
          countTo={LONGEST_MESSAGE}
          error={isTooLong ? TOO_LONG : undefined}
          inputRef={field}
          className="mb-0! [&_textarea]:max-h-[max(3.25rem,min(14rem,22dvh))] [&_textarea]:min-h-13"
        />
      </div>
      <div className="flex shrink-0 flex-wrap items-center gap-2 pt-2">
        <FileTrigger
          acceptedFileTypes={ATTACHMENT_TYPES}
          allowsMultiple
          onSelect={(files) => attachments.add([...(files ?? [])])}
        >
          <IconButton label={`Attach files. ${ATTACHMENT_ADVICE}`} icon={<Paperclip size={20} />} />
        </FileTrigger>
        {typeof extras === 'function' ? extras({ text: draft.text, write: draft.write }) : extras}
        <div className="ms-auto flex items-center gap-3">
          {hint}
          <Button
            type="submit"
            isPending={isSending}
            isDisabled={!canSend}
            pendingLabel="Sending"
            icon={<Send size={18} aria-hidden="true" />}
          >
            {sendLabel}
          </Button>
        </div>
      </div>
    </form>
  );
}
