import { ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { ApiError } from '#app/api-error.ts';
import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { plural } from '#base/text.ts';
import { type ComposedMessage, MessageComposer } from '#capabilities/inquiries/parts/message-composer.tsx';
import { Button } from '#ui/button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { LeadThread } from '../../contract/leads.contract.ts';
import { priceDisplay } from '../../rules/price-display.ts';
import { NO_QUOTE, type QuoteDraft, type QuoteErrors, quoteErrors, quoteOf } from './quote-draft.ts';
import { QuoteFields } from './quote-fields.tsx';
import { SavedRepliesMenu } from './saved-replies-menu.tsx';
import type { LeadActions } from './use-lead-actions.ts';

/** 'Connect · 7 credits', 'Connect · free', 'Connect · included' */
function connectLabel(price: LeadThread['price']): string {
  const display = priceDisplay(price);
  return `Connect · ${display.kind === 'UnlimitedCredits' ? 'included' : display.text}`;
}

function numberIn(body: object, key: string): number {
  const value: unknown = Reflect.get(body, key);
  return typeof value === 'number' ? value : 0;
}

/** What is missing, in words that say how much. */
function tooFewCredits({ body }: ApiError): ApiError {
  const needed = plural(numberIn(body, 'needed'), 'credit');
  const balance = plural(numberIn(body, 'balance'), 'credit');
  return new ApiError(406, {
    error: { code: 'too_few_credits', message: `Connecting costs ${needed}, and you have ${balance}.` },
  });
}

interface LeadComposerProps {
  lead: LeadThread;
  /** The business that writes. */
  business: string;
  actions: LeadActions;
}

/** The first message connects and costs what its button says; every further one is free. */
export function LeadComposer({ lead, business, actions }: LeadComposerProps) {
  const [quote, setQuote] = useState<QuoteDraft | null>(null);
  const [errors, setErrors] = useState<QuoteErrors>({});
  const [needsCredits, setNeedsCredits] = useState(false);
  const isFirst = lead.status === 'READY';

  function changeQuote(next: QuoteDraft | null) {
    setQuote(next);
    // What was wrong is judged again while it is mended.
    if (next && Object.keys(errors).length > 0) setErrors(quoteErrors(next));
  }

  async function send(message: ComposedMessage) {
    setNeedsCredits(false);
    const wrong = quote ? quoteErrors(quote) : {};
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) {
      throw new ApiError(400, { error: { code: 'invalid_input', message: 'Please check your quote.' } });
    }
    try {
      await actions.write(lead, message, quote && quoteOf(quote));
      setQuote(null);
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'too_few_credits')) throw error;
      setNeedsCredits(true);
      throw tooFewCredits(error);
    }
  }

  return (
    <MessageComposer
      inquiryUuid={lead.uuid}
      label={`Message to ${lead.coupleNames}`}
      placeholder={isFirst ? `Write to ${lead.coupleNames} to connect` : `Write to ${lead.coupleNames}`}
      sendLabel={isFirst ? connectLabel(lead.price) : 'Send'}
      onSend={send}
      hint={needsCredits && <TextLink to={vendorPaths.selectPlan}>Get more credits</TextLink>}
      addition={
        quote && (
          <QuoteFields
            draft={quote}
            errors={errors}
            onChange={changeQuote}
            onRemove={() => changeQuote(null)}
          />
        )
      }
      extras={(composer) => (
        <>
          <SavedRepliesMenu
            storefrontUuid={lead.storefrontUuid}
            facts={{ names: lead.coupleNames, weddingDate: lead.weddingDate, business }}
            composer={composer}
          />
          {!quote && (
            <Button
              variant="secondary"
              size="small"
              icon={<ReceiptText size={16} aria-hidden="true" />}
              onPress={() => changeQuote(NO_QUOTE)}
              className="max-sm:px-3!"
            >
              <span className="max-sm:sr-only">Quote</span>
            </Button>
          )}
        </>
      )}
    />
  );
}
