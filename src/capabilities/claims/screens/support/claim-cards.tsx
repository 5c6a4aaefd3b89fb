import { Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { paths } from '#app/rules/paths.ts';
import { TimeAgoText } from '#app/time-ago-text.tsx';
import { plural } from '#base/text.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { ClaimCase } from '../../contract/support-claims.contract.ts';
import { DecideDialog, type Verdict } from './decide-dialog.tsx';

const FACES = {
  OPEN: { variant: 'gold', label: 'Document to check' },
  PROVED: { variant: 'sky', label: 'Domain confirmed' },
  DISPUTED: { variant: 'orange', label: 'Disputed' },
  GRANTED: { variant: 'green', label: 'Granted' },
  REFUSED: { variant: 'gray', label: 'Refused' },
} as const;

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-soft text-sm">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

const ANSWERS = { YES: 'Agreed', NO: 'Says it’s theirs' } as const;

/** Addresses are long, and break where they like if they share a line. */
function Person({ name, email }: { name: string; email: string }) {
  return (
    <>
      <span className="block">{name}</span>
      <span className="block text-sm">{email}</span>
    </>
  );
}

function OwnerFact({ claim: { owners, ownerAnswer, ownerUntil, ownerAskedAt } }: { claim: ClaimCase }) {
  if (owners.length === 0) return <Fact label="Current owner">Nobody</Fact>;
  return (
    <Fact label="Current owner">
      {owners.map((owner) => (
        <Person key={owner.email} {...owner} />
      ))}
      <span className="block text-ink-soft text-sm">
        {ownerAnswer && ANSWERS[ownerAnswer]}
        {!ownerAnswer && ownerAskedAt && (ownerUntil ? 'Asked, no answer yet' : 'Asked')}
      </span>
    </Fact>
  );
}

function Proof({ claim: { id, provedEmail, documentName, website } }: { claim: ClaimCase }) {
  return (
    <>
      <Fact label="Website on the page">
        {website ? <TextLink href={website}>{website.replace(/^https?:\/\/(www\.)?/, '')}</TextLink> : 'None'}
      </Fact>
      {provedEmail && <Fact label="Code confirmed at">{provedEmail}</Fact>}
      {documentName && (
        <Fact label="Document">
          <a
            href={`/web-api/v1/support/claims/${id}/document`}
            download
            className="inline-flex items-center gap-1.5 underline underline-offset-2"
          >
            <Download size={16} aria-hidden="true" />
            {documentName}
          </a>
        </Fact>
      )}
    </>
  );
}

function ClaimCard({ claim, onDecide }: { claim: ClaimCase; onDecide: (verdict: Verdict) => void }) {
  const { listing, claimant, state, rivals, reviewCount, canGrant, decidedAt, decidedBy, reason } = claim;
  const { variant, label } = FACES[state];
  return (
    <Card as="li">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 className="wrap-anywhere text-xl">
          <TextLink to={paths.storefront(listing.taxonomyKey, listing.slug)}>{listing.name}</TextLink>
          <span className="block font-normal font-text text-base text-ink-soft">{listing.cityName}</span>
        </h2>
        <Badge variant={variant}>{label}</Badge>
      </div>
      <dl className="mt-4 grid gap-x-8 gap-y-3 sm:grid-cols-2">
        <Fact label="Claimed by">
          <Person {...claimant} />
          <span className="block text-ink-soft text-sm">
            {claimant.isEmailConfirmed ? 'Email confirmed' : 'Email not confirmed'} · joined{' '}
            <TimeAgoText at={claimant.joinedAt} />
          </span>
        </Fact>
        <OwnerFact claim={claim} />
        <Proof claim={claim} />
        <Fact label="At stake">
          {plural(reviewCount, 'review')}
          {rivals > 0 && `, ${plural(rivals, 'other claim')}`}
        </Fact>
        <Fact label="Sent">
          <TimeAgoText at={claim.createdAt} />
        </Fact>
      </dl>
      {decidedAt ? (
        <p className="wrap-anywhere mt-4 border-line border-t pt-3 text-ink-soft text-sm">
          {label} <TimeAgoText at={decidedAt} /> {decidedBy ? `by ${decidedBy}` : 'by the code'}
          {reason && `: ${reason}`}
        </p>
      ) : (
        <div className="mt-5 flex flex-wrap items-center gap-3">
          <Button isDisabled={!canGrant} onPress={() => onDecide('GRANT')}>
            Grant
            <span className="sr-only"> {listing.name}</span>
          </Button>
          <Button variant="secondary" onPress={() => onDecide('REFUSE')}>
            Refuse
            <span className="sr-only"> {listing.name}</span>
          </Button>
          {!canGrant && <p className="text-ink-soft text-sm">The owner can still answer.</p>}
        </div>
      )}
    </Card>
  );
}

/** Claims with all that is known of them; one decision each, with a reason. */
export function ClaimCards({ claims, emptyText }: { claims: readonly ClaimCase[]; emptyText: string }) {
  const [asked, setAsked] = useState<{ claim: ClaimCase; verdict: Verdict }>();
  if (claims.length === 0) return <p className="py-10 text-center text-ink-soft">{emptyText}</p>;
  return (
    <>
      <ul className="mt-6 grid gap-5 lg:grid-cols-2">
        {claims.map((claim) => (
          <ClaimCard key={claim.id} claim={claim} onDecide={(verdict) => setAsked({ claim, verdict })} />
        ))}
      </ul>
      {asked && <DecideDialog {...asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}
