import { Download } from 'lucide-react';
import { TimeAgoText } from '#app/time-ago-text.tsx';
import { calendarDate, calendarDateOf } from '#base/calendar-date.ts';
import { formatDateInText } from '#base/calendar-date-format.ts';
import type { DisputeCase } from '../../contract/support-reviews.contract.ts';
import { DISPUTE_REASON_LABELS } from '../../rules/dispute-reasons.ts';

function Side({ label, said }: { label: string; said: DisputeCase['vendor'] }) {
  return (
    <div className="min-w-0">
      <h3 className="font-semibold font-text text-sm tracking-normal">
        {label}, <TimeAgoText at={said.at} />
      </h3>
      <p className="wrap-anywhere mt-1 whitespace-pre-line">{said.words}</p>
      {said.files.length > 0 && (
        <ul className="mt-2 grid gap-1">
          {said.files.map(({ uuid, name }) => (
            <li key={uuid}>
              <a
                href={`/web-api/v1/support/review-dispute-files/${uuid}`}
                download
                className="wrap-anywhere inline-flex min-h-8 items-center gap-1.5 underline underline-offset-2"
              >
                <Download size={16} aria-hidden="true" className="shrink-0" />
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** What is said against a review and what the couple says to it, side by side. */
export function DisputePanel({ dispute }: { dispute: DisputeCase }) {
  const { reason, vendor, couple, answerUntil, dueOn } = dispute;
  return (
    <div className="mt-5 rounded-input bg-orange-tint p-4">
      <p className="mb-3 font-semibold">
        Disputed: {DISPUTE_REASON_LABELS[reason]}. Decide by {formatDateInText(calendarDate(dueOn))}.
      </p>
      <div className="grid gap-x-10 gap-y-4 sm:grid-cols-2">
        <Side label="The business" said={vendor} />
        {couple ? (
          <Side label="The couple" said={couple} />
        ) : (
          <p className="text-sm">
            The couple hasn’t answered. It has until {formatDateInText(calendarDateOf(new Date(answerUntil)))}
            .
          </p>
        )}
      </div>
    </div>
  );
}
