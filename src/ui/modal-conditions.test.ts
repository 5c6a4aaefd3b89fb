import { describe, expect, it } from 'vitest';
import { freeCreditDismissalKey, isFreeCreditDue, isTextMessageOptInDue } from './modal-conditions.ts';

describe('isFreeCreditDue', () => {
  const due = { hasStorefront: true, freeCreditOfferAmount: 20, isDismissedThisSession: false };

  it('needs a storefront, an offer and no dismissal', () => {
    expect(isFreeCreditDue(due)).toBe(true);
    expect(isFreeCreditDue({ ...due, hasStorefront: false })).toBe(false);
    expect(isFreeCreditDue({ ...due, freeCreditOfferAmount: 0 })).toBe(false);
    expect(isFreeCreditDue({ ...due, isDismissedThisSession: true })).toBe(false);
  });

  it('is dismissed for each storefront by itself', () => {
    expect(freeCreditDismissalKey('a')).not.toBe(freeCreditDismissalKey('b'));
  });
});

describe('isTextMessageOptInDue', () => {
  const due = {
    isAuthenticated: true,
    hasPublishedListing: true,
    isOptedIn: false,
    isUnsubscribed: false,
    wasShown: false,
  };

  it('holds only while every fact does', () => {
    expect(isTextMessageOptInDue(due)).toBe(true);
    for (const fact of Object.keys(due) as (keyof typeof due)[]) {
      expect(isTextMessageOptInDue({ ...due, [fact]: !due[fact] })).toBe(false);
    }
  });
});
