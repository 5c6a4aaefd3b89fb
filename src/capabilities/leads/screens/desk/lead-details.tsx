import { Check, Minus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useHere } from '#app/use-here.ts';
import { calendarDate } from '#base/calendar-date.ts';
import { formatLongDate } from '#base/calendar-date-format.ts';
import { formatCount } from '#base/format-count.ts';
import { formatPriceRange } from '#base/money.ts';
import { joinLabels } from '#base/text.ts';
import { LeadRefundSection } from '#capabilities/protection/parts/lead-refund-section.tsx';
import { EVENT_GROUPS } from '#capabilities/taxonomy/rules/event-groups.ts';
import type { LeadThread } from '../../contract/leads.contract.ts';
import { receiptLines } from '../../rules/lead-receipt.ts';
import { MATCH_REASON_LABELS, sourceLabel } from '../../rules/lead-words.ts';
import { ContactCard } from './contact-card.tsx';
import { PriceReasons } from './price-reasons.tsx';

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-2 text-lg">
        {title}
      </h3>
      {children}
    </section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 border-line border-b py-2 last:border-b-0">
      <dt className="shrink-0 text-ink-soft">{label}</dt>
      <dd className="wrap-anywhere text-end">{children}</dd>
    </div>
  );
}

function RequestFacts({ request }: { request: NonNullable<LeadThread['request']> }) {
  const { eventGroups, weddingDate, isDateFlexible, guestCount, location, styles } = request;
  const events = EVENT_GROUPS.filter(({ key }) => eventGroups.includes(key)).map(({ label }) => label);
  const budget = formatPriceRange(request.budgetMinCents, request.budgetMaxCents);
  const date = weddingDate ? formatLongDate(calendarDate(weddingDate)) : 'No date yet';
  return (
    <dl className="text-sm">
      <Fact label="Date">{isDateFlexible && weddingDate ? `${date}, flexible` : date}</Fact>
      <Fact label="Place">{location || 'Not yet'}</Fact>
      <Fact label="Guests">{formatCount(guestCount)}</Fact>
      {budget && <Fact label="Budget">{budget}</Fact>}
      {events.length > 0 && <Fact label="For">{joinLabels(events)}</Fact>}
      {styles.length > 0 && <Fact label="Styles">{styles.join(', ')}</Fact>}
    </dl>
  );
}

function Receipt({
  receipt,
  taxonomyKey,
  lastEventAt,
}: Pick<LeadThread, 'receipt' | 'taxonomyKey' | 'lastEventAt'>) {
  const here = useHere();
  // The document counts up to when something happened last, so that its lines are there and keep their place.
  const now = here?.now ?? new Date(lastEventAt);
  return (
    <ul className="space-y-1.5 text-sm">
      {receiptLines(receipt, taxonomyKey, now).map(({ key, label, isGood }) => (
        <li key={key} className="flex items-center gap-2.5">
          {isGood ? (
            <Check size={18} aria-hidden="true" className="text-green-deep" />
          ) : (
            <Minus size={18} aria-hidden="true" className="text-ink-soft" />
          )}
          <span className={isGood ? undefined : 'text-ink-soft'}>{label}</span>
        </li>
      ))}
    </ul>
  );
}

function Fits({ matchReasons }: Pick<LeadThread, 'matchReasons'>) {
  if (matchReasons.length === 0) return null;
  return (
    <Section title="Why it fits">
      <ul className="flex flex-wrap gap-2">
        {matchReasons.map((reason) => (
          <li
            key={reason}
            className="rounded-full border border-secondary/50 bg-cove-tint px-3 py-0.5 font-medium text-cove-deep text-sm"
          >
            {MATCH_REASON_LABELS[reason]}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function hasConnected({ events }: LeadThread): boolean {
  return events.some(({ type }) => type === 'VENDOR_CONNECT');
}

/**
 * Everything a vendor may know of a lead beside its words, what matters most first. Once it has ended, nothing speaks for
 * connecting any more, and what was never connected costs nothing.
 */
export function LeadDetails({ lead }: { lead: LeadThread }) {
  const source = sourceLabel(lead.tags);
  const isConnected = hasConnected(lead);
  return (
    <div className="space-y-7">
      {lead.contactHidden !== 'NOT_CONNECTED' && (
        <Section title="Contact">
          <ContactCard contact={lead.contact} contactHidden={lead.contactHidden} status={lead.status} />
        </Section>
      )}
      {lead.status !== 'CLOSED' && <Fits matchReasons={lead.matchReasons} />}
      <Section title="Lead receipt">
        <Receipt receipt={lead.receipt} taxonomyKey={lead.taxonomyKey} lastEventAt={lead.lastEventAt} />
        {source && <p className="mt-2 text-ink-soft text-sm">{source}</p>}
      </Section>
      {lead.request && (
        <Section title="What they’re looking for">
          <RequestFacts request={lead.request} />
        </Section>
      )}
      {(isConnected || lead.status !== 'CLOSED') && (
        <Section title="Price">
          <PriceReasons lead={lead} isConnected={isConnected} />
        </Section>
      )}
      {isConnected && <LeadRefundSection uuid={lead.uuid} />}
      {lead.contactHidden === 'NOT_CONNECTED' && (
        <Section title="Contact">
          <ContactCard contact={lead.contact} contactHidden={lead.contactHidden} status={lead.status} />
        </Section>
      )}
    </div>
  );
}
