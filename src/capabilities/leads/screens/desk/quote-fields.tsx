import { X } from 'lucide-react';
import { QUOTE_INCLUDES_LENGTH } from '#capabilities/inquiries/rules/quote.ts';
import { DateField } from '#ui/date-field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { MoneyField } from '#ui/money-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { QuoteDraft, QuoteErrors } from './quote-draft.ts';

interface QuoteFieldsProps {
  draft: QuoteDraft;
  errors: QuoteErrors;
  onChange: (draft: QuoteDraft) => void;
  onRemove: () => void;
}

/** A price beside the words, which couples can compare. */
export function QuoteFields({ draft, errors, onChange, onRemove }: QuoteFieldsProps) {
  return (
    <fieldset className="mb-3 rounded-card border border-line bg-mist px-4 pb-1">
      <legend className="sr-only">Quote</legend>
      <div className="flex items-center justify-between">
        <p className="font-semibold text-sm" aria-hidden="true">
          Quote
        </p>
        <IconButton label="Remove the quote" icon={<X size={18} />} onPress={onRemove} className="-me-3" />
      </div>
      <div className="grid gap-x-3 sm:grid-cols-2">
        <MoneyField
          label="Amount"
          value={draft.amountCents}
          onChange={(amountCents) => onChange({ ...draft, amountCents })}
          error={errors.amountCents}
        />
        <DateField
          label="Valid until"
          isOptional
          value={draft.validUntil}
          onChange={(validUntil) => onChange({ ...draft, validUntil })}
          error={errors.validUntil}
        />
      </div>
      <TextField
        label="What it includes"
        isOptional
        placeholder="8 hours, two photographers, every picture edited"
        value={draft.includes}
        onChange={(includes) => onChange({ ...draft, includes })}
        countTo={QUOTE_INCLUDES_LENGTH}
        error={errors.includes}
      />
    </fieldset>
  );
}
