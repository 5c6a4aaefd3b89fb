import { X } from 'lucide-react';
import { formatCount } from '#base/format-count.ts';
import { formatCents } from '#base/money.ts';
import { signedCents } from '#capabilities/inquiries/parts/quote-lines.tsx';
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

/** Once there are several of it. */
function LineTotal({ line: { quantity, unitCents, isDiscount } }: { line: LineDraft }) {
  if (quantity === null || quantity < 2 || unitCents === null) return null;
  const cents = quantity * unitCents;
  return (
    <p className="pt-1 text-end text-ink-soft text-sm tabular-nums">
      {`${formatCount(quantity)} × ${formatCents(unitCents)} = `}
      <span className="font-semibold text-ink">{signedCents(isDiscount ? -cents : cents)}</span>
    </p>
  );
}

/** One line of a quote: what it is, how many, and what one costs. */
export function QuoteLineFields({ line, number, onChange, onRemove }: QuoteLineFieldsProps) {
  const name = `${line.isDiscount ? 'Discount' : 'Line'} ${number}`;
  return (
    <li>
      <fieldset className="border-line border-b pt-3 pb-2">
        <legend className="sr-only">{name}</legend>
        <div className="flex items-start gap-1">
          <TextField
            label={line.isDiscount ? 'Discount for' : 'What it is'}
            placeholder={line.isDiscount ? 'Early booking' : 'Dinner'}
            maxLength={LONGEST_LINE_LABEL}
            value={line.label}
            onChange={(label) => onChange({ ...line, label })}
            className="grow"
            reservesMessage={false}
          />
          <IconButton label={`Remove ${name}`} icon={<X size={18} />} onPress={onRemove} className="mt-1" />
        </div>
        <div className="mt-1 grid grid-cols-[3fr_2fr] gap-3 sm:grid-cols-2">
          <NumberField
            label="Quantity"
            minValue={1}
            maxValue={MOST_OF_A_LINE}
            value={line.quantity}
            onChange={(quantity) => onChange({ ...line, quantity })}
            reservesMessage={false}
          />
          <MoneyField
            label={line.isDiscount ? 'Off each' : 'Price each'}
            value={line.unitCents}
            onChange={(unitCents) => onChange({ ...line, unitCents })}
            reservesMessage={false}
          />
        </div>
        <LineTotal line={line} />
      </fieldset>
    </li>
  );
}
