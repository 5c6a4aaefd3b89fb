import { referralLetterContract } from './contract/referral-letter.contract.ts';
import { ownReferralsContract } from './contract/referrals.contract.ts';
// Whoever has the calls has the codes and limits they answer with.
import '#capabilities/identity/rate-classes.ts';
import '#capabilities/storefronts/errors.ts';
import './errors.ts';
import './rate-classes.ts';

export const referralsContract = { ...ownReferralsContract, ...referralLetterContract };

declare module '#platform/contract/contracts.ts' {
  interface Contracts {
    referrals: typeof referralsContract;
  }
}

declare module '#base/live-kind.ts' {
  interface LiveKinds {
    /** Whom a listing referred, and what became of it. */
    referrals: true;
  }
}
