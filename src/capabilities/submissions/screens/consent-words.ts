import type { PublicationStatus } from '#base/publication-status.ts';
import type { BadgeVariant } from '#ui/badge.tsx';
import type { Consent } from '../rules/consent.ts';

type Standing = { label: string; variant: BadgeVariant };

const ENDED: Partial<Record<Consent, string>> = {
  REFUSED: 'The couple said no',
  WITHDRAWN: 'The couple took it back',
};

/** Where a wedding stands, in a word or two, as its photographer reads it. */
export function standingOf({ status, consent }: { status: PublicationStatus; consent: Consent }): Standing {
  switch (status) {
    case 'NEW':
      return consent === 'CHANGE_ASKED'
        ? { label: 'The couple wants a change', variant: 'gold' }
        : { label: 'Draft', variant: 'silver' };
    case 'SUBMITTED':
    case 'IN_REVIEW':
      return consent === 'GIVEN'
        ? { label: 'With us', variant: 'gold' }
        : { label: 'Waits for the couple', variant: 'gold' };
    case 'ACCEPTED':
      return { label: 'Published', variant: 'green' };
    case 'REJECTED':
      return { label: 'Not published', variant: 'red' };
    default:
      return { label: ENDED[consent] ?? 'Taken back', variant: 'silver' };
  }
}

export const CONSENT_LABELS: Readonly<Record<Consent, string>> = {
  NONE: 'Not asked yet',
  ASKED: 'Waits for the couple',
  GIVEN: 'The couple agreed',
  CHANGE_ASKED: 'The couple wants a change',
  REFUSED: 'The couple said no',
  WITHDRAWN: 'The couple took it back',
};
