import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { reportError } from '#app/report-error.ts';
import { calendarDate } from '#base/calendar-date.ts';
import { formatUsDate, parseUsDate } from '#base/calendar-date-format.ts';
import { formatCents } from '#base/money.ts';
import { FormDateField } from '#ui/form/form-date-field.tsx';
import { FormMoneyField } from '#ui/form/form-money-field.tsx';
import { useRuleForm } from '#ui/form/use-rule-form.ts';
import { Notice } from '#ui/notice.tsx';
import type { Inquiry } from '../contract/couple-inquiries.contract.ts';
import { openInquiriesQuery, threadQuery } from '../queries.ts';
import { acceptedOffer, type Offer } from '../rules/accepted-offer.ts';
import { bookedVenueOn } from '../rules/second-venue.ts';
import { AskToBook } from './ask-to-book.tsx';
import { BOOK_FORM_RULES, type BookingChoice, bookingChoice } from './booking-choice.ts';

type BookedInquiry = Pick<Inquiry, 'uuid' | 'vendorName' | 'taxonomyKey' | 'weddingDate' | 'seesMoney'>;

interface BookDialogProps {
  inquiry: BookedInquiry;
  /** Throws to refuse. */
  onBook: (choice: BookingChoice) => Promise<unknown>;
  onClose: () => void;
}

/** The newest good offer, else the last there was: the couple may have agreed on it all the same. */
function offerToAccept(offers: readonly Offer[]): Offer | undefined {
  return acceptedOffer(offers, { at: new Date() }) ?? offers.at(-1);
}

type BookFormProps = BookDialogProps & {
  /** What the vendor has offered, the oldest first. */
  offers: readonly Offer[];
};

function BookForm({ inquiry, offers, onBook, onClose }: BookFormProps) {
  const { uuid, vendorName, taxonomyKey, weddingDate, seesMoney } = inquiry;
  const offer = offerToAccept(offers);
  const form = useRuleForm({
    defaultValues: {
      amountCents: offer?.amountCents ?? null,
      weddingDate: weddingDate === null ? '' : formatUsDate(calendarDate(weddingDate)),
    },
    rules: BOOK_FORM_RULES,
    onSubmit: async (values) => {
      await onBook(bookingChoice(values, { weddingDate, offer }));
      onClose();
    },
    onUnexpectedError: (error) => reportError('book', error),
  });
  const { data: inquiries = [] } = useQuery({
    ...openInquiriesQuery,
    enabled: taxonomyKey === 'wedding-venues',
  });
  const day = parseUsDate(useWatch({ control: form.control, name: 'weddingDate' })) ?? null;
  const venue = bookedVenueOn(inquiries, { uuid, taxonomyKey, day });
  return (
    <AskToBook
      form={form}
      title={`Did you book ${vendorName}?`}
      submitLabel={venue ? 'Book a second venue' : 'Yes, we booked'}
      lead={
        <>
          <p className="text-ink-soft">
            {offer && `Their offer is ${formatCents(offer.amountCents)}. `}
            {`${vendorName} will be asked to confirm. We’ll email them in two minutes; until then you can undo it.`}
          </p>
          {venue && (
            <Notice tone="warn" title={`${venue.vendorName} is already booked for that day`}>
              Two venues on one day are usually a mistake. You can book both.
            </Notice>
          )}
        </>
      }
      onClose={onClose}
    >
      {seesMoney && <FormMoneyField form={form} name="amountCents" label="Agreed price" isOptional />}
      <FormDateField form={form} name="weddingDate" label="For which day" isOptional />
    </AskToBook>
  );
}

/** Asks before a vendor is booked: for how much, for which day, and whether a second venue is meant. */
export function BookDialog(props: BookDialogProps) {
  const { uuid } = props.inquiry;
  const { data: thread, isPending } = useQuery(threadQuery(uuid));
  if (isPending) return null;
  return <BookForm {...props} offers={thread?.offers ?? []} />;
}
