import { BadgeCheck, Download, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { CaseLog } from '#app/case-log.tsx';
import { paths } from '#app/rules/paths.ts';
import { TimeAgoText } from '#app/time-ago-text.tsx';
import { calendarDate } from '#base/calendar-date.ts';
import { formatDateInText } from '#base/calendar-date-format.ts';
import { StarRow } from '#capabilities/reviews/parts/star-row.tsx';
import { PAID_BAND_LABELS } from '#capabilities/reviews/rules/paid-bands.ts';
import { SCORE_KEYS, SCORE_LABELS } from '#capabilities/reviews/rules/review-scores.ts';
import { Card } from '#ui/card.tsx';
import { Picture } from '#ui/picture.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { ReviewCase } from '../../contract/support-reviews.contract.ts';
import { HOLD_REASON_TEXTS } from '../../rules/hold-reasons.ts';
import { PROOF_KIND_LABELS } from '../../rules/proof-kinds.ts';
import { type CaseAction, CaseActions } from './case-actions.tsx';
import { DisputePanel } from './dispute-panel.tsx';

function Words({ shown }: { shown: ReviewCase }) {
  const { rating, title, text, pictures, scores } = shown;
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <StarRow rating={rating} />
        <strong className="wrap-anywhere">{title}</strong>
      </p>
      <p className="wrap-anywhere mt-2 max-w-reading whitespace-pre-line">{text}</p>
      <p className="mt-3 text-ink-soft text-sm">
        {SCORE_KEYS.map((key) => `${SCORE_LABELS[key]} ${scores[key]}`).join(' · ')}
      </p>
      {pictures.length > 0 && (
        <ul aria-label="Photos" className="mt-3 flex flex-wrap gap-2">
          {pictures.map((asset, index) => (
            <li key={asset.id} className="overflow-hidden rounded-input">
              <Picture asset={asset} width={100} ratio="1/1" alt={`Photo ${index + 1}`} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-soft text-sm">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

function Proof({ shown: { uuid, proof, proofFile } }: { shown: ReviewCase }) {
  if (proof === 'BOOKED_HERE') {
    return (
      <span className="inline-flex items-center gap-1.5 text-green-deep">
        <BadgeCheck size={18} aria-hidden="true" />
        Booked here
      </span>
    );
  }
  if (proofFile) {
    return (
      <a
        href={`/web-api/v1/support/reviews/${uuid}/proof`}
        download
        className="inline-flex items-center gap-1.5 underline underline-offset-2"
      >
        <Download size={16} aria-hidden="true" />
        {PROOF_KIND_LABELS[proofFile.kind]}: {proofFile.name}
      </a>
    );
  }
  return proof ? `${proof === 'CONTRACT' ? 'A contract' : 'A payment'}, seen and deleted` : 'None';
}

function Evidence({ shown }: { shown: ReviewCase }) {
  const { author, authorName, serviceDate, bookedFor, paidBand, holds, submittedAt, isEdited } = shown;
  return (
    <div className="min-w-0">
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
      <dl className="grid gap-3 sm:grid-cols-2 lg:grid-cols-1">
        <Fact label="Written by">
          {authorName}
          {author ? (
            <span className="block text-sm">
              {author.email} · joined <TimeAgoText at={author.joinedAt} />
            </span>
          ) : (
            <span className="block text-sm">Without an account</span>
          )}
        </Fact>
        <Fact label="Proof">
          <Proof shown={shown} />
        </Fact>
        {serviceDate && <Fact label="Wedding">{formatDateInText(calendarDate(serviceDate))}</Fact>}
        {(bookedFor || paidBand) && (
          <Fact label="Booked">
            {[bookedFor, paidBand && PAID_BAND_LABELS[paidBand]].filter(Boolean).join(' · ')}
          </Fact>
        )}
        <Fact label={isEdited ? 'Sent, after an edit' : 'Sent'}>
          <TimeAgoText at={submittedAt} />
        </Fact>
      </dl>
    </div>
  );
}

/** One review with all that is known of it, and what can be done. */
export function CaseCard({ shown, onAct }: { shown: ReviewCase; onAct: (action: CaseAction) => void }) {
  const { storefront } = shown;
  return (
    <Card as="li">
      <h2 className="wrap-anywhere mb-4 text-xl">
        <TextLink to={paths.storefront(storefront.taxonomyKey, storefront.slug)}>{storefront.name}</TextLink>
      </h2>
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Words shown={shown} />
        <Evidence shown={shown} />
      </div>
      {shown.reply && (
        <div className="mt-5 border-line border-s-2 ps-4">
          <p className="font-semibold text-sm">Reply of the business</p>
          <p className="wrap-anywhere whitespace-pre-line text-ink-soft">{shown.reply}</p>
        </div>
      )}
      {shown.dispute && <DisputePanel dispute={shown.dispute} />}
      <CaseActions shown={shown} onAct={onAct} />
      <CaseLog log={shown.log} />
    </Card>
  );
}
