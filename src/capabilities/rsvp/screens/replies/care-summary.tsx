import type { Household } from '#capabilities/guests/contract.ts';
import { DIET_LABELS, NEED_LABELS } from '#capabilities/guests/rules/guest-needs.ts';
import type { RepliesAnswer } from '../../contract/replies.contract.ts';
import { answerSum, careOf } from '../../rules/replies-overview.ts';

type Row = { key: string; label: string; count: number; names: string };

function Counted({ title, rows }: { title: string; rows: readonly Row[] }) {
  if (rows.length === 0) return null;
  return (
    <div className="min-w-0 break-inside-avoid">
      <h3 className="mb-2 font-semibold">{title}</h3>
      <ul className="flex flex-col gap-2">
        {rows.map(({ key, label, count, names }) => (
          <li key={key} className="grid grid-cols-[2rem_minmax(0,1fr)]">
            <span className="font-semibold tabular-nums">{count}</span>
            <span>
              {label}
              <span className="block text-ink-soft text-sm" dir="auto">
                {names}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface CareSummaryProps {
  households: readonly Household[];
  replies: Pick<RepliesAnswer, 'households' | 'questions'>;
  seesDetails: boolean;
}

/** What the kitchen and the room have to know, and what your own questions brought. */
export function CareSummary({ households, replies, seesDetails }: CareSummaryProps) {
  const { diets, needs, notes } = careOf(households);
  const answers = replies.households.flatMap((reply) => reply.answers);
  const questions = seesDetails ? replies.questions : [];
  if (diets.length + needs.length + notes.length + questions.length === 0) return null;
  return (
    <section aria-labelledby="care-title" className="mb-6 rounded-card border border-line bg-paper p-5">
      <h2 id="care-title" className="mb-4 font-display text-2xl">
        Food, needs, and answers
      </h2>
      <div className="grid gap-x-8 gap-y-5 md:grid-cols-2 lg:grid-cols-3">
        <Counted
          title="Food"
          rows={diets.map(({ kind, names }) => ({
            ...{ key: kind, label: DIET_LABELS[kind], count: names.length, names: names.join(', ') },
          }))}
        />
        <Counted
          title="Needs"
          rows={needs.map(({ kind, names }) => ({
            ...{ key: kind, label: NEED_LABELS[kind], count: names.length, names: names.join(', ') },
          }))}
        />
        {notes.length > 0 && (
          <div className="min-w-0 break-inside-avoid">
            <h3 className="mb-2 font-semibold">In their words</h3>
            <ul className="flex flex-col gap-2">
              {notes.map(({ name, text }) => (
                <li key={`${name} ${text}`} className="wrap-anywhere" dir="auto">
                  {name}: {text}
                </li>
              ))}
            </ul>
          </div>
        )}
        {questions.length > 0 && (
          <div className="min-w-0 break-inside-avoid">
            <h3 className="mb-2 font-semibold">Your questions</h3>
            <dl className="flex flex-col gap-2">
              {questions.map((question) => (
                <div key={question.uuid}>
                  <dt className="wrap-anywhere" dir="auto">
                    {question.label}
                  </dt>
                  <dd className="text-ink-soft text-sm">{answerSum(question, answers)}</dd>
                </div>
              ))}
            </dl>
          </div>
        )}
      </div>
    </section>
  );
}
