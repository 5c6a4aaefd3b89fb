import { GUEST_LANGUAGE_NAMES } from '#capabilities/guests/rules/guest-languages.ts';
import { Notice } from '#ui/notice.tsx';
import type { RepliesAnswer } from '../../contract/replies.contract.ts';
import { QUESTION_KIND_LABELS } from '../../rules/questions.ts';

/** For who helps with the list and may not change how guests are asked. */
export function FormToRead({ settings, questions }: Pick<RepliesAnswer, 'settings' | 'questions'>) {
  return (
    <>
      <Notice isLive={false} className="mb-5">
        Only the couple and their planner can change this form.
      </Notice>
      <dl className="flex flex-col gap-3 rounded-card border border-line bg-paper p-5">
        {[
          { term: 'Language', text: GUEST_LANGUAGE_NAMES[settings.language] },
          { term: 'Greeting', text: settings.greeting || 'Ours' },
          { term: 'Who to ask', text: settings.contact || 'Nobody named' },
          ...questions.map(({ label, kind }, place) => ({
            term: `Question ${place + 1}`,
            text: `${label} (${QUESTION_KIND_LABELS[kind].toLowerCase()})`,
          })),
        ].map(({ term, text }) => (
          <div key={term}>
            <dt className="text-ink-soft text-sm">{term}</dt>
            <dd className="wrap-anywhere" dir="auto">
              {text}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
