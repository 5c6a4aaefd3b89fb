/** What the couple said so far. */
export const CONSENTS = ['NONE', 'ASKED', 'GIVEN', 'CHANGE_ASKED', 'REFUSED', 'WITHDRAWN'] as const;
export type Consent = (typeof CONSENTS)[number];

export const CONSENT_ANSWERS = ['AGREE', 'CHANGE', 'REFUSE', 'WITHDRAW'] as const;
export type ConsentAnswer = (typeof CONSENT_ANSWERS)[number];

const NEXT: Readonly<Record<Consent, Partial<Record<ConsentAnswer, Consent>>>> = {
  NONE: {},
  ASKED: { AGREE: 'GIVEN', CHANGE: 'CHANGE_ASKED', REFUSE: 'REFUSED' },
  GIVEN: { CHANGE: 'CHANGE_ASKED', WITHDRAW: 'WITHDRAWN' },
  CHANGE_ASKED: { REFUSE: 'REFUSED' },
  REFUSED: {},
  WITHDRAWN: {},
};

export function consentAfter(consent: Consent, answer: ConsentAnswer): Consent | undefined {
  return NEXT[consent][answer];
}

/** A couple agrees to what it has seen: what was changed afterwards is not covered. */
export function coversVersion(
  { consent, consentVersion }: { consent: Consent; consentVersion: number | null },
  version: number,
): boolean {
  return consent === 'GIVEN' && consentVersion === version;
}
