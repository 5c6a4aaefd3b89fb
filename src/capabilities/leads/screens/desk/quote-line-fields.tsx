import { X } from 'lucide-react';
import { useState } from 'react';
import { formatCount } from '#base/format-count.ts';
import { formatCents } from '#base/money.ts';
import { characterCount } from '#base/validation/text-length.ts';
import { signedCents } from '#capabilities/inquiries/parts/quote-lines.tsx';
import { LONGEST_LINE_LABEL } from '#capabilities/inquiries/rules/quote-sheet.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { MoneyField } from '#ui/money-field.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { type LineDraft, lineErrors, lineTotal } from './quote-draft.ts';

interface QuoteLineFieldsProps {
  line: LineDraft;
  number: number;
  /** Somebody wanted to attach it: what is missing is said, too, not only what is wrong. */
  isJudged: boolean;
  onChange: (line: LineDraft) => void;
  onRemove: () => void;
}

/** Where counting begins to matter. */
const NEARLY_FULL = LONGEST_LINE_LABEL * 0.8;

/** Once there are several of it. */
function LineTotal({ line }: { line: LineDraft }) {
  const cents = lineTotal(line);
  if (cents === undefined || !line.quantity || line.quantity < 2) return null;
  return (
    <p className="pt-1 text-end text-ink-soft text-sm tabular-nums">
      {`${formatCount(line.quantity)} × ${formatCents(line.unitCents ?? 0)} = `}
      <span className="font-semibold text-ink">{signedCents(cents)}</span>
    </p>
  );
}

/** One line of a quote: what it is, how many, and what one costs. */
export function QuoteLineFields({ line, number, isJudged, onChange, onRemove }: QuoteLineFieldsProps) {
  const [hasLeftPrice, setLeftPrice] = useState(line.unitCents !== null);
  const errors = lineErrors(line);
  const name = `${line.isDiscount ? 'Discount' : 'Line'} ${number}`;
  return (
    <li>
      <fieldset className="border-line border-b pt-3 pb-2">
        <legend className="sr-only">{name}</legend>
        <div className="flex items-start gap-1">
          <TextField
            label={line.isDiscount ? 'Discount for' : 'Item'}
            placeholder={line.isDiscount ? 'Early booking' : 'Dinner'}
            countTo={characterCount(line.label) > NEARLY_FULL ? LONGEST_LINE_LABEL : undefined}
            error={isJudged || line.label ? errors.label : undefined}
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
            value={line.quantity}
            error={isJudged || line.quantity !== null ? errors.quantity : undefined}
            onChange={(quantity) => onChange({ ...line, quantity })}
            reservesMessage={false}
          />
          <MoneyField
            label={line.isDiscount ? 'Off each' : 'Price each'}
            value={line.unitCents}
            typed={line.unitTyped}
            onChange={(unitCents, unitTyped) => onChange({ ...line, unitCents, unitTyped })}
            onBlur={() => setLeftPrice(true)}
            error={isJudged || (hasLeftPrice && line.unitCents !== null) ? errors.unitCents : undefined}
            reservesMessage={false}
          />
        </div>
        <LineTotal line={line} />
      </fieldset>
    </li>
  );
}
