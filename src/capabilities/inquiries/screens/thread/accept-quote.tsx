import { useState } from 'react';
import { formatCents } from '#base/money.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import type { Thread } from '../../contract/couple-inquiries.contract.ts';
import type { ThreadEvent } from '../../contract/fields.ts';
import type { InquiryActions } from './use-inquiry-actions.ts';

interface AcceptQuoteProps {
  thread: Thread;
  event: ThreadEvent;
  actions: InquiryActions;
}

/** Agreeing to an offer books the vendor at its price; it asks first, and can be undone for two minutes. */
export function AcceptQuote({ thread, event, actions }: AcceptQuoteProps) {
  const [isAsking, setAsking] = useState(false);
  const { sheet, quote } = event;
  if (!quote || quote.amountCents === null || sheet?.state !== 'SENT' || !thread.allowed.includes('book'))
    return null;
  const { vendorName } = thread;
  const price = formatCents(quote.amountCents);
  return (
    <>
      <Button size="small" onPress={() => setAsking(true)}>
        Accept quote
      </Button>
      {isAsking && (
        <Dialog
          isOpen
          onOpenChange={setAsking}
          title={`Book ${vendorName} for ${price}?`}
          size="small"
          footer={
            <>
              <Button variant="quiet" onPress={() => setAsking(false)}>
                Cancel
              </Button>
              <Button
                onPress={() => {
                  setAsking(false);
                  actions.acceptQuote(thread, sheet.uuid);
                }}
              >
                Accept and book
              </Button>
            </>
          }
        >
          <p className="text-ink-soft">
            {sheet.depositCents !== null &&
              `The deposit is ${formatCents(sheet.depositCents)}; you pay it to them directly. `}
            {`${vendorName} will be asked to confirm. You can undo it for two minutes.`}
          </p>
        </Dialog>
      )}
    </>
  );
}
