/** What was typed and not sent yet. Kept in this browser, one per thread, so that a reload loses nothing. */
export type MessageDraft = {
  text: string;
  /** The last attempt: the same words sent again are the same message, whatever became of the answer. */
  attempt: { requestUuid: string; key: string } | null;
};

const NO_DRAFT: MessageDraft = { text: '', attempt: null };

function keyOf(inquiryUuid: string): string {
  return `ampersand.message-draft.${inquiryUuid}`;
}

/** Storage may be switched off, full, or hold what an older page wrote. */
export function readDraft(inquiryUuid: string): MessageDraft {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(keyOf(inquiryUuid)) ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('text' in stored)) return NO_DRAFT;
    const attempt = 'attempt' in stored ? (stored.attempt as MessageDraft['attempt']) : null;
    return { text: String(stored.text), attempt };
  } catch {
    return NO_DRAFT;
  }
}

export function keepDraft(inquiryUuid: string, draft: MessageDraft): void {
  try {
    if (draft.text === '') window.localStorage.removeItem(keyOf(inquiryUuid));
    else window.localStorage.setItem(keyOf(inquiryUuid), JSON.stringify(draft));
  } catch {
    // Then it lives as long as the page.
  }
}

/** The same request for the same words and files; other words are another message. */
export function attemptFor(draft: MessageDraft, key: string, newUuid: () => string) {
  return draft.attempt?.key === key ? draft.attempt : { requestUuid: newUuid(), key };
}
