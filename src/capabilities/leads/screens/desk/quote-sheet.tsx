import { Plus } from 'lucide-react';
import { useState } from 'react';
import { formatCents } from '#base/money.ts';
import { BudgetBar } from '#capabilities/inquiries/parts/budget-bar.tsx';
import { MOST_QUOTE_LINES } from '#capabilities/inquiries/rules/quote-sheet.ts';
import { Button } from '#ui/button.tsx';
import { DateField } from '#ui/date-field.tsx';
import { Drawer } from '#ui/drawer.tsx';
import { MoneyField } from '#ui/money-field.tsx';
import { Notice } from '#ui/notice.tsx';
import type { LeadThread } from '../../contract/leads.contract.ts';
import { draftTotal, newLine, type QuoteDraft, type QuoteErrors, quoteErrors } from './quote-draft.ts';
import { QuoteLineFields } from './quote-line-fields.tsx';
import { QuotePackages } from './quote-packages.tsx';

interface QuoteSheetProps {
  lead: LeadThread;
  draft: QuoteDraft;
  onChange: (draft: QuoteDraft) => void;
  /** Without errors only. */
  onAttach: () => void;
  onClose: () => void;
}

/** A quote in the making, beside the talk: lines, their sum against the couple's budget, deposit and last day. */
export function QuoteSheet({ lead, draft, onChange, onAttach, onClose }: QuoteSheetProps) {
  const [errors, setErrors] = useState<QuoteErrors>({});
  const total = draftTotal(draft);
  const wrong = errors.lines ?? errors.amountCents;

  function change(next: QuoteDraft) {
    onChange(next);
    // What was wrong is judged again while it is mended.
    if (Object.keys(errors).length > 0) setErrors(quoteErrors(next));
  }

  function attach() {
    const found = quoteErrors(draft);
    setErrors(found);
    if (Object.keys(found).length === 0) onAttach();
  }

  const setLine = (at: number, line: QuoteDraft['lines'][number]) =>
    change({ ...draft, lines: draft.lines.map((one, index) => (index === at ? line : one)) });
  const add = (isDiscount: boolean) => change({ ...draft, lines: [...draft.lines, newLine(isDiscount)] });
  const isFull = draft.lines.length >= MOST_QUOTE_LINES;

  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Quote"
      footer={
        <Button isFullWidth onPress={attach}>
          {total > 0 ? `Attach quote, ${formatCents(total)}` : 'Attach quote'}
        </Button>
      }
    >
      <QuotePackages
        storefrontUuid={lead.storefrontUuid}
        draft={draft}
        onUse={(saved) => change({ ...draft, ...saved })}
      />
      <ul>
        {draft.lines.map((line, at) => (
          <QuoteLineFields
            // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name, and fields keep their place.
            key={at}
            line={line}
            number={at + 1}
            isJudged={errors.lines !== undefined}
            onChange={(next) => setLine(at, next)}
            onRemove={() => change({ ...draft, lines: draft.lines.filter((_, index) => index !== at) })}
          />
        ))}
      </ul>
      <div className="flex flex-wrap gap-1 pt-2">
        <Button
          variant="quiet"
          size="small"
          icon={<Plus size={16} aria-hidden="true" />}
          isDisabled={isFull}
          onPress={() => add(false)}
        >
          Add a line
        </Button>
        <Button variant="quiet" size="small" isDisabled={isFull} onPress={() => add(true)}>
          Add a discount
        </Button>
      </div>
      {wrong && (
        <Notice tone="error" className="mt-2">
          {wrong}
        </Notice>
      )}
      <p className="mt-4 flex items-baseline justify-between border-ink border-t pt-3">
        Total
        <span className="font-display text-3xl tabular-nums">{formatCents(Math.max(0, total))}</span>
      </p>
      {total > 0 && (
        <BudgetBar
          amountCents={total}
          budget={{ minCents: lead.budgetMinCents, maxCents: lead.budgetMaxCents }}
          whose="their"
          className="mt-2"
        />
      )}
      <div className="mt-5 grid gap-x-3 sm:grid-cols-2">
        <MoneyField
          label="Deposit"
          isOptional
          value={draft.depositCents}
          typed={draft.depositTyped}
          onChange={(depositCents, depositTyped) => change({ ...draft, depositCents, depositTyped })}
          error={errors.depositCents}
        />
        <DateField
          label="Open until"
          value={draft.validUntil}
          onChange={(validUntil) => change({ ...draft, validUntil })}
          error={errors.validUntil}
        />
      </div>
    </Drawer>
  );
}
