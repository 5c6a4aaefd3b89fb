import type { DraftState } from '#app/use-kept-draft.ts';

const TEXTS: Readonly<Record<DraftState, string>> = {
  idle: 'We keep what you write as you go.',
  saving: 'Saving your draft …',
  saved: 'Draft saved.',
  failed: 'Your draft couldn’t be saved just now. We’ll try again as you write.',
  overtaken: 'Your partner changed this review meanwhile. Reload the page to see what’s there now.',
};

/** How far the draft is kept. What was sent already is changed by sending it again. */
export function DraftNote({ state, isDraft }: { state: DraftState; isDraft: boolean }) {
  return (
    <p role="status" className="text-ink-soft text-sm">
      {isDraft ? TEXTS[state] : 'Your review leaves the page until we’ve looked at the new version.'}
    </p>
  );
}
