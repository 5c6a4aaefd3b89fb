import { useState } from 'react';
import { LetterPage } from '#capabilities/identity/parts/letter-page.tsx';
import { Notice } from '#ui/notice.tsx';
import { RadioCards } from '#ui/radio-cards.tsx';
import type { ClaimPage } from '../../contract/claim.contract.ts';
import { CodeForm } from './code-form.tsx';
import { DocumentForm } from './document-form.tsx';
import { EmailForm } from './email-form.tsx';

type Way = 'mail' | 'document';

/** Two ways to prove it: an address only the business can have, or a paper that staff looks at. */
export function ClaimForms({ page }: { page: ClaimPage }) {
  const { listing, domain, claim } = page;
  const [way, setWay] = useState<Way>(domain ? 'mail' : 'document');
  const [isOtherAddress, setOtherAddress] = useState(false);
  const sentTo = isOtherAddress ? null : (claim?.codeSentTo ?? null);
  return (
    <LetterPage title={`Claim ${listing.name}`}>
      <p className="text-ink-soft">
        Show us that it’s your business in {listing.cityName}, and the page is yours, with its photos and
        reviews.
      </p>
      <div className="w-full max-w-140 text-base">
        {claim?.state === 'REFUSED' && (
          <Notice tone="warn" title="We couldn’t approve your last claim" className="mb-5">
            {claim.reason} You can try again with other proof.
          </Notice>
        )}
        {domain && (
          <RadioCards
            label="How would you like to show it?"
            options={[
              { id: 'mail', label: `Email at ${domain}`, description: 'We send a code. Takes two minutes.' },
              {
                id: 'document',
                label: 'A document',
                description: 'A business license, a utility bill, a tax form. We look at it by hand.',
              },
            ]}
            value={way}
            onChange={(id) => setWay(id as Way)}
          />
        )}
        {way === 'document' && <DocumentForm page={page} />}
        {way === 'mail' && domain && sentTo && (
          <CodeForm page={page} sentTo={sentTo} onOtherAddress={() => setOtherAddress(true)} />
        )}
        {way === 'mail' && domain && !sentTo && (
          <EmailForm page={page} domain={domain} onSent={() => setOtherAddress(false)} />
        )}
      </div>
    </LetterPage>
  );
}
