import { useState } from 'react';
import { api } from '#app/api.ts';
import { useAction } from '#app/use-action.ts';
import type { QuestionInput, SettingsInput } from '../../contract/couple-decisions.contract.ts';
import { repliesQuery } from '../../queries.ts';
import type { ForgetDays } from '../../rules/forgetting.ts';

const ACTION = {
  refreshes: [repliesQuery.queryKey],
  toast: { id: 'reply-form', autoDismissMs: 6_000 },
  failure: 'here',
} as const;

/** Both forms change one version: the one this page was opened with, and then the one it made itself. */
export function useFormActions(opened: number) {
  const [version, setVersion] = useState(opened);
  const onDone = (saved: { version: number }) => setVersion(saved.version);
  const words = useAction({
    ...ACTION,
    run: (given: Omit<SettingsInput, 'version'>) => api.rsvp.saveRsvpSettings({ ...given, version }),
    done: 'Saved your words.',
    onDone,
  });
  const questions = useAction({
    ...ACTION,
    run: (given: QuestionInput[]) => api.rsvp.saveQuestions({ questions: given, version }),
    done: 'Saved your questions.',
    onDone,
  });
  const forgetting = useAction({
    refreshes: ACTION.refreshes,
    toast: ACTION.toast,
    run: (days: ForgetDays | null) => api.rsvp.saveForgetDays({ days, version }),
    done: 'Saved how long we keep what guests tell you.',
    onDone,
  });
  return {
    saveForgetDays: forgetting.mutate,
    saveWords: words.mutateAsync,
    saveQuestions: questions.mutateAsync,
  };
}

export type FormActions = ReturnType<typeof useFormActions>;
