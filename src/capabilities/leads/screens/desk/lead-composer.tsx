import { ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { ApiError } from '#app/api-error.ts';
import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { plural } from '#base/text.ts';
import { type ComposedMessage, MessageComposer } from '#capabilities/inquiries/parts/message-composer.tsx';
import { Button } from '#ui/button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { LeadThread } from '../../contract/leads.contract.ts';
import { connectCost } from '../../rules/price-display.ts';
import { AttachedQuote } from './attached-quote.tsx';
import { newQuote, type QuoteDraft, quoteErrors, quoteOf } from './quote-draft.ts';
import { QuoteSheet } from './quote-sheet.tsx';
import { SavedRepliesMenu } from './saved-replies-menu.tsx';
import type { LeadActions } from './use-lead-actions.ts';

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
  onLeave: () => void;
}

function Hint({ price, needsCredits }: { price: LeadThread['price'] | undefined; needsCredits: boolean }) {
  if (needsCredits) return <TextLink to={vendorPaths.selectPlan}>Get more credits</TextLink>;
  const later = price && connectCost(price).later;
  return later ? <span className="text-ink-soft text-xs max-sm:hidden">{`${later} later`}</span> : null;
}

/** The first message connects and costs what its button says; every further one is free. */
export function LeadComposer({ lead, business, actions, onLeave }: LeadComposerProps) {
  const [draft, setDraft] = useState<QuoteDraft | null>(null);
  const [isAttached, setAttached] = useState(false);
  const [hasSheet, setSheet] = useState(false);
  const [needsCredits, setNeedsCredits] = useState(false);
  const isFirst = lead.status === 'READY';

  function openSheet() {
    setDraft((known) => known ?? newQuote());
    setSheet(true);
  }

  /** What was changed until it could not be sent waits in the sheet. */
  function closeSheet() {
    setSheet(false);
    if (draft && Object.keys(quoteErrors(draft)).length > 0) setAttached(false);
  }

  function removeQuote() {
    setAttached(false);
    setDraft(null);
  }

  async function send(message: ComposedMessage) {
    setNeedsCredits(false);
    try {
      await actions.write(lead, message, draft && isAttached ? quoteOf(draft) : null);
      removeQuote();
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'too_few_credits')) throw error;
      setNeedsCredits(true);
      throw tooFewCredits(error);
    }
  }

  return (
    <>
      <MessageComposer
        inquiryUuid={lead.uuid}
        label={`Message to ${lead.coupleNames}`}
        placeholder={isFirst ? `Write to ${lead.coupleNames} to connect` : `Write to ${lead.coupleNames}`}
        sendLabel={isFirst ? `Connect · ${connectCost(lead.price).now.toLowerCase()}` : 'Send'}
        onSend={send}
        hint={<Hint price={isFirst ? lead.price : undefined} needsCredits={needsCredits} />}
        onLeave={onLeave}
        addition={
          draft &&
          isAttached && <AttachedQuote draft={draft} onEdit={() => setSheet(true)} onRemove={removeQuote} />
        }
        extras={(composer) => (
          <>
            <SavedRepliesMenu
              storefrontUuid={lead.storefrontUuid}
              facts={{ names: lead.coupleNames, weddingDate: lead.weddingDate, business }}
              composer={composer}
            />
            {!isAttached && (
              <Button
                variant="secondary"
                size="small"
                icon={<ReceiptText size={16} aria-hidden="true" />}
                onPress={openSheet}
                className="@max-xl:px-3!"
              >
                <span className="@max-xl:sr-only">Quote</span>
              </Button>
            )}
          </>
        )}
      />
      {draft && hasSheet && (
        <QuoteSheet
          lead={lead}
          draft={draft}
          onChange={setDraft}
          onAttach={() => {
            setAttached(true);
            setSheet(false);
          }}
          onClose={closeSheet}
        />
      )}
    </>
  );
}
