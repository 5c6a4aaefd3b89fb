import { reportError } from '#app/report-error.ts';
import { calendarDate } from '#base/calendar-date.ts';
import { formatLongDate } from '#base/calendar-date-format.ts';
import { AskToBook } from '#capabilities/inquiries/parts/ask-to-book.tsx';
import { acceptedOffer } from '#capabilities/inquiries/rules/accepted-offer.ts';
import { AGREED_PRICE_RULES } from '#capabilities/inquiries/rules/booking-rules.ts';
import { FormMoneyField } from '#ui/form/form-money-field.tsx';
import { useRuleForm } from '#ui/form/use-rule-form.ts';
import type { LeadThread } from '../../contract/leads.contract.ts';

interface BookLeadDialogProps {
  lead: LeadThread;
  /** Without an amount where it is as offered. Throws to refuse. */
  onBook: (amountCents: number | null | undefined) => Promise<unknown>;
  onClose: () => void;
}

/** Asks before a couple is marked as booked: for how much. */
export function BookLeadDialog({ lead, onBook, onClose }: BookLeadDialogProps) {
  const { coupleNames, weddingDate, offers } = lead;
  const offered = acceptedOffer(offers, { at: new Date() })?.amountCents ?? null;
  const form = useRuleForm({
    defaultValues: { amountCents: offered },
    rules: AGREED_PRICE_RULES,
    onSubmit: async ({ amountCents }) => {
      await onBook(amountCents === offered ? undefined : amountCents);
      onClose();
    },
    onUnexpectedError: (error) => reportError('book-lead', error),
  });
  const day = weddingDate === null ? undefined : formatLongDate(calendarDate(weddingDate));
  return (
    <AskToBook
      form={form}
      title={`Did ${coupleNames} book you?`}
      submitLabel="Mark as booked"
      lead={
        <p className="text-ink-soft">
          {day
            ? `${day} is marked as booked in your calendar. `
            : 'They haven’t set a date yet, so your calendar stays as it is. '}
          {`${coupleNames} will be asked to confirm. We’ll email them in two minutes; until then you can undo it.`}
        </p>
      }
      onClose={onClose}
    >
      <FormMoneyField form={form} name="amountCents" label="Agreed price, shown to the couple" isOptional />
    </AskToBook>
  );
}
