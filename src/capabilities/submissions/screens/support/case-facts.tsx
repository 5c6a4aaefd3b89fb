import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { calendarDate } from '#base/calendar-date.ts';
import { formatDateInText } from '#base/calendar-date-format.ts';
import { plural } from '#base/text.ts';
import type { SubmissionCase } from '../../contract/support-submissions.contract.ts';
import { CREDIT_STATE_LABELS } from '../../rules/credit-states.ts';
import { HOLD_REASON_TEXTS } from '../../rules/hold-reasons.ts';
import { CONSENT_LABELS } from '../consent-words.ts';

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-soft text-sm">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

/** What is known of a wedding beside its words and photos. */
export function CaseFacts({ shown }: { shown: SubmissionCase }) {
  const { holds, photographer, coupleEmail, consent, consentNote, weddingDate, place, guestCount } = shown;
  return (
    <>
      {holds.length > 0 && (
        <ul aria-label="Why it is held" className="mb-4 grid gap-2 rounded-input bg-gold-tint p-3">
          {holds.map((reason) => (
            <li key={reason} className="flex gap-2 text-sm">
              <TriangleAlert size={16} aria-hidden="true" className="mt-1 shrink-0 text-gold-deep" />
              {HOLD_REASON_TEXTS[reason]}
            </li>
          ))}
        </ul>
      )}
      <dl className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        <Fact label="Sent by">{photographer}</Fact>
        <Fact label="The couple">
          {CONSENT_LABELS[consent]}
          <span className="block text-sm">{coupleEmail}</span>
          {consentNote && <span className="block text-sm">“{consentNote}”</span>}
        </Fact>
        <Fact label="Wedding">
          {[weddingDate && formatDateInText(calendarDate(weddingDate)), place].filter(Boolean).join(' · ')}
          {guestCount !== null && <span className="block text-sm">{plural(guestCount, 'guest')}</span>}
        </Fact>
        {shown.credits.map(({ role, name, website, state }) => (
          <Fact key={`${role} ${name}`} label={role}>
            {name}
            <span className="block text-sm">{state ? CREDIT_STATE_LABELS[state] : website || 'By name'}</span>
          </Fact>
        ))}
      </dl>
    </>
  );
}
