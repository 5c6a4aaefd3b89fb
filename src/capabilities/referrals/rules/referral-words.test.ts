import { describe, expect, it } from 'vitest';
import { REFUSALS } from './judge-referral.ts';
import { REFERRAL_STATUSES } from './referral-states.ts';
import { referralName, referralSentence } from './referral-words.ts';

describe('a referral in words', () => {
  it('says for every state what it means', () => {
    for (const status of REFERRAL_STATUSES) {
      expect(referralSentence({ status, credits: 36, refusal: 'OWN_TEAM' })).toMatch(/^[A-Z].+\.$/);
    }
    expect(referralSentence({ status: 'REWARDED', credits: 1, refusal: null })).toBe(
      'Their listing is published. You got 1 credit.',
    );
    expect(referralSentence({ status: 'REWARDED', credits: 36, refusal: null })).toContain('36 credits');
    for (const refusal of REFUSALS) {
      expect(referralSentence({ status: 'NOT_REWARDED', credits: null, refusal })).toMatch(/\.$/);
    }
  });

  it('names them by what is known best', () => {
    const email = 'ana@people.example';
    expect(referralName({ businessName: '', email: null, listingName: null })).toBe(
      'Someone who used your link',
    );
    expect(referralName({ businessName: '', email, listingName: null })).toBe(email);
    expect(referralName({ businessName: 'Ana Blooms', email, listingName: null })).toBe('Ana Blooms');
    expect(referralName({ businessName: 'Ana Blooms', email, listingName: 'Ana’s Flowers' })).toBe(
      'Ana’s Flowers',
    );
  });
});
