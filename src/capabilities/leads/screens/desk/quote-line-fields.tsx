import { X } from 'lucide-react';
import { LONGEST_LINE_LABEL, MOST_OF_A_LINE } from '#capabilities/inquiries/rules/quote-sheet.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { MoneyField } from '#ui/money-field.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { LineDraft } from './quote-draft.ts';

interface QuoteLineFieldsProps {
  line: LineDraft;
  number: number;
  onChange: (line: LineDraft) => void;
  onRemove: () => void;
}

/** One line of a quote: what it is, how many, and what one costs. */
export function QuoteLineFields({ line, number, onChange, onRemove }: QuoteLineFieldsProps) {
  const name = `${line.isDiscount ? 'Discount' : 'Line'} ${number}`;
  return (
    <li>
      <fieldset className="border-line border-b py-3">
        <legend className="sr-only">{name}</legend>
        <div className="flex items-start gap-1">
          <TextField
            label={line.isDiscount ? 'Discount for' : 'What it is'}
            placeholder={line.isDiscount ? 'Early booking' : 'Dinner'}
            maxLength={LONGEST_LINE_LABEL}
            value={line.label}
            onChange={(label) => onChange({ ...line, label })}
            className="grow"
          />
          <IconButton label={`Remove ${name}`} icon={<X size={18} />} onPress={onRemove} className="mt-1" />
        </div>
        <div className="grid grid-cols-2 gap-3">
          <NumberField
            label="Quantity"
            minValue={1}
            maxValue={MOST_OF_A_LINE}
            value={line.quantity}
            onChange={(quantity) => onChange({ ...line, quantity })}
          />
          <MoneyField
            label={line.isDiscount ? 'Off each' : 'Price each'}
            value={line.unitCents}
            onChange={(unitCents) => onChange({ ...line, unitCents })}
          />
        </div>
      </fieldset>
    </li>
  );
}
