import { ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { type ComposedMessage, MessageComposer } from '#capabilities/inquiries/parts/message-composer.tsx';
import { Button } from '#ui/button.tsx';
import type { LeadThread } from '../../contract/leads.contract.ts';
import { priceDisplay } from '../../rules/price-display.ts';
import { AttachedQuote } from './attached-quote.tsx';
import { PriceText } from './price-text.tsx';
import { newQuote, quoteErrors, quoteOf } from './quote-draft.ts';
import { QuoteSheet } from './quote-sheet.tsx';
import { SavedRepliesMenu } from './saved-replies-menu.tsx';
import { lackingIn, TooFewCredits } from './too-few-credits.tsx';
import { useKeptQuote } from './use-kept-quote.ts';
import type { LeadActions } from './use-lead-actions.ts';

interface LeadComposerProps {
  lead: LeadThread;
  /** The business that writes. */
  business: string;
  actions: LeadActions;
  onLeave: () => void;
}

/** A plan says so beside the button, which has no room for it; so does what a discount was taken from. */
function Hint({ price }: { price: LeadThread['price'] }) {
  const { kind } = priceDisplay(price);
  if (kind !== 'UnlimitedCredits' && kind !== 'Other') return null;
  return <PriceText price={price} className="text-ink-soft text-xs max-sm:hidden" />;
}

function connectLabel(price: LeadThread['price']): string {
  const { kind, text } = priceDisplay(price);
  return kind === 'UnlimitedCredits' ? 'Connect' : `Connect · ${text}`;
}

/** The first message connects and costs what its button says; every further one is free. */
export function LeadComposer({ lead, business, actions, onLeave }: LeadComposerProps) {
  const { draft, isAttached, change, remove } = useKeptQuote(lead.uuid);
  const [hasSheet, setSheet] = useState(false);
  const isFirst = lead.status === 'READY';

  function openSheet() {
    if (!draft) change({ draft: newQuote() });
    setSheet(true);
  }

  /** What was changed until it could not be sent waits in the sheet. */
  function closeSheet() {
    setSheet(false);
    if (draft && Object.keys(quoteErrors(draft)).length > 0) change({ isAttached: false });
  }

  async function send(message: ComposedMessage) {
    await actions.write(lead, message, draft && isAttached ? quoteOf(draft) : null);
    remove();
  }

  return (
    <>
      <MessageComposer
        inquiryUuid={lead.uuid}
        label={`Message to ${lead.coupleNames}`}
        placeholder={isFirst ? `Write to ${lead.coupleNames} to connect` : `Write to ${lead.coupleNames}`}
        sendLabel={isFirst ? connectLabel(lead.price) : 'Send'}
        onSend={send}
        explain={(error) => {
          const lacking = lackingIn(error);
          return lacking && <TooFewCredits lacking={lacking} lead={lead} />;
        }}
        hint={isFirst && <Hint price={lead.price} />}
        onLeave={onLeave}
        addition={
          draft &&
          isAttached && <AttachedQuote draft={draft} onEdit={() => setSheet(true)} onRemove={remove} />
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
          onChange={(changed) => change({ draft: changed })}
          onAttach={() => {
            change({ isAttached: true });
            setSheet(false);
          }}
          onClose={closeSheet}
        />
      )}
    </>
  );
}
