import { useState } from 'react';
import { api } from '#app/api.ts';
import { useAction } from '#app/use-action.ts';
import { Card } from '#ui/card.tsx';
import { RadioGroupField } from '#ui/radio-group-field.tsx';
import {
  NOTICE_MODE_HINTS,
  NOTICE_MODE_LABELS,
  NOTICE_MODES,
  type NoticeMode,
} from '../../rules/notices/notice-modes.ts';

const OPTIONS = NOTICE_MODES.map((mode) => ({
  id: mode,
  label: NOTICE_MODE_LABELS[mode],
  description: NOTICE_MODE_HINTS[mode],
}));

/** For the person who looks at it; saved as it is chosen, and back where it was if that failed. */
export function WhatYouHear({ mode }: { mode: NoticeMode }) {
  const [kept, setKept] = useState(mode);
  const { mutate, isPending, variables } = useAction({
    run: (chosen: NoticeMode) => api.rsvp.saveNoticeMode({ mode: chosen }),
    scope: 'rsvp-notices',
    onDone: (_, chosen) => setKept(chosen),
    done: { id: 'rsvp-notices-saved', message: 'Saved', autoDismissMs: 4_000 },
    failure: () => 'We couldn’t save that. Please try again.',
  });
  return (
    <Card as="section" aria-labelledby="hear-title">
      <h2 id="hear-title" className="mb-1 font-display text-2xl">
        What you hear
      </h2>
      <p className="mb-3 text-ink-soft">Just for you. Everyone who plans with you chooses their own.</p>
      <RadioGroupField
        label="When guests answer, email me"
        options={OPTIONS}
        value={isPending ? variables : kept}
        reservesMessage={false}
        onChange={(chosen) => {
          const found = NOTICE_MODES.find((one) => one === chosen);
          if (found) mutate(found);
        }}
      />
    </Card>
  );
}
