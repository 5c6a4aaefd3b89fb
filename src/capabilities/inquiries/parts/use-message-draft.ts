import { useEffect, useState } from 'react';
import { attemptFor, keepDraft, type MessageDraft, readDraft } from './message-draft.ts';

/** The words of one thread's composer. Empty in the server's document; what was kept comes with the page's first breath. */
export function useMessageDraft(inquiryUuid: string) {
  const [draft, setDraft] = useState<MessageDraft>({ text: '', attempt: null });

  useEffect(() => setDraft(readDraft(inquiryUuid)), [inquiryUuid]);

  function change(next: MessageDraft) {
    setDraft(next);
    keepDraft(inquiryUuid, next);
  }

  return {
    text: draft.text,
    write: (text: string) => change({ ...draft, text }),
    clear: () => change({ text: '', attempt: null }),
    /** Noted before the call, so that a page that dies while it runs still knows. */
    requestUuidFor: (attachmentUuids: readonly string[]): string => {
      const key = JSON.stringify([draft.text.trim(), ...attachmentUuids]);
      const attempt = attemptFor(draft, key, () => crypto.randomUUID());
      change({ ...draft, attempt });
      return attempt.requestUuid;
    },
  };
}
