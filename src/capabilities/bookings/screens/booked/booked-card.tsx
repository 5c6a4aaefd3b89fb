import {
  FileSignature,
  Globe,
  Mail,
  MapPin,
  MessageCircle,
  Pencil,
  Phone,
  Star,
  StickyNote,
  UserRound,
} from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { paths } from '#app/rules/paths.ts';
import { type CalendarDate, calendarDate } from '#base/calendar-date.ts';
import { formatDateInText } from '#base/calendar-date-format.ts';
import { formatCents } from '#base/money.ts';
import { parseWebAddress } from '#base/validation/web-address.ts';
import { VendorThumb } from '#capabilities/inquiries/parts/vendor-thumb.tsx';
import { marketplaceCategory } from '#capabilities/taxonomy/rules/categories.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { BookedVendor } from '../../contract.ts';
import { PaymentList } from './payment-list.tsx';
import { paymentSums, pricedDetails } from './payment-sums.ts';
import type { SaveBooking } from './use-save-booking.ts';

const EditBookingDialog = lazy(async () => ({
  default: (await import('./edit-booking-dialog.tsx')).EditBookingDialog,
}));

interface BookedCardProps {
  booked: BookedVendor;
  today: CalendarDate | undefined;
  saving: SaveBooking;
  /** A planner keeps contacts and contract; the money is the couple's. */
  seesMoney: boolean;
}

const icon = { size: 18, 'aria-hidden': true, className: 'mt-1 text-ink-soft' } as const;

function Line({ icon: mark, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div className="flex gap-3">
      <dt>
        {mark}
        <span className="sr-only">{label}</span>
      </dt>
      <dd className="wrap-anywhere min-w-0">{children}</dd>
    </div>
  );
}

const plainLink = 'underline decoration-secondary/40 underline-offset-4 hover:decoration-secondary';

function Contact({ booked: { details, businessAddress, website } }: { booked: BookedVendor }) {
  const { contactName, contactPhone, contactEmail, contractSignedOn, note } = details;
  const site = website ? parseWebAddress(website) : undefined;
  return (
    <dl className="space-y-1.5">
      <Line icon={<UserRound {...icon} />} label="Contact person">
        {contactName}
      </Line>
      <Line icon={<Phone {...icon} />} label="Phone">
        {contactPhone && (
          <a href={`tel:${contactPhone.replaceAll(/[^\d+]/g, '')}`} className={plainLink}>
            {contactPhone}
          </a>
        )}
      </Line>
      <Line icon={<Mail {...icon} />} label="Email">
        {contactEmail && (
          <a href={`mailto:${contactEmail}`} className={plainLink}>
            {contactEmail}
          </a>
        )}
      </Line>
      <Line icon={<Globe {...icon} />} label="Website">
        {site && (
          <TextLink href={site.href}>
            {`${site.hostname}${site.pathname}`.replace(/^www\.|\/$/g, '')}
          </TextLink>
        )}
      </Line>
      <Line icon={<MapPin {...icon} />} label="Address">
        {businessAddress}
      </Line>
      <Line icon={<FileSignature {...icon} />} label="Contract">
        {contractSignedOn
          ? `Contract signed ${formatDateInText(calendarDate(contractSignedOn))}`
          : 'Contract not signed yet'}
      </Line>
      <Line icon={<StickyNote {...icon} />} label="Notes">
        {note && <span className="whitespace-pre-wrap">{note}</span>}
      </Line>
    </dl>
  );
}

function Money({ booked, today }: Pick<BookedCardProps, 'booked' | 'today'>) {
  const { totalCents, paidCents, leftCents } = paymentSums(pricedDetails(booked), today);
  if (totalCents === null) return null;
  return (
    <p className="flex flex-wrap justify-between gap-x-4 font-semibold">
      <span>{`Total ${formatCents(totalCents)}`}</span>
      <span className="font-normal text-ink-soft">
        {`${formatCents(paidCents)} paid · ${formatCents(leftCents)} to pay`}
      </span>
    </p>
  );
}

/** Everything about one booked vendor. */
export function BookedCard({ booked, today, saving, seesMoney }: BookedCardProps) {
  const [isEditing, setEditing] = useState(false);
  const { inquiry, details } = booked;
  const canEdit = inquiry.allowed.length > 0;
  return (
    <Card
      as="article"
      aria-labelledby={`booked-${inquiry.uuid}`}
      className="flex break-inside-avoid flex-col gap-5"
    >
      <header className="flex items-center gap-4">
        <VendorThumb vendor={inquiry} />
        <div className="min-w-0 grow">
          <p className="text-ink-soft text-sm">{marketplaceCategory(inquiry.taxonomyKey).navLabel}</p>
          <h2 id={`booked-${inquiry.uuid}`} className="wrap-anywhere text-xl">
            {inquiry.vendorName}
          </h2>
          {inquiry.booking?.confirmedAt === null && (
            <Badge variant="gold" size="small" className="mt-1">
              {inquiry.booking.by === 'VENDOR' ? 'Needs your confirmation' : 'They haven’t confirmed yet'}
            </Badge>
          )}
        </div>
      </header>
      <div className="grid gap-x-12 gap-y-5 lg:grid-cols-[2fr_3fr]">
        <Contact booked={booked} />
        {seesMoney && (
          <div>
            <Money booked={booked} today={today} />
            {details.payments.length > 0 ? (
              <PaymentList
                payments={details.payments}
                today={today}
                onPaid={canEdit ? (payment) => saving.markPaid(booked, payment) : undefined}
              />
            ) : (
              <p className="text-ink-soft text-sm">No payments added yet.</p>
            )}
          </div>
        )}
      </div>
      <div className="flex flex-wrap gap-3" data-print="hidden">
        {canEdit && (
          <Button
            variant="secondary"
            size="small"
            icon={<Pencil size={16} aria-hidden="true" />}
            onPress={() => setEditing(true)}
          >
            Edit<span className="sr-only"> the booking of {inquiry.vendorName}</span>
          </Button>
        )}
        <ButtonLink
          to={paths.thread(inquiry.uuid)}
          variant="quiet"
          size="small"
          icon={<MessageCircle size={16} aria-hidden="true" />}
        >
          Conversation<span className="sr-only"> with {inquiry.vendorName}</span>
        </ButtonLink>
        <ButtonLink
          to={paths.writeReview(inquiry.taxonomyKey, inquiry.storefrontSlug)}
          variant="quiet"
          size="small"
          icon={<Star size={16} aria-hidden="true" />}
        >
          Review<span className="sr-only"> {inquiry.vendorName}</span>
        </ButtonLink>
      </div>
      {isEditing && (
        <Suspense>
          <EditBookingDialog
            booked={booked}
            seesMoney={seesMoney}
            onSave={(next) => saving.save(booked, next)}
            onClose={() => setEditing(false)}
          />
        </Suspense>
      )}
    </Card>
  );
}
