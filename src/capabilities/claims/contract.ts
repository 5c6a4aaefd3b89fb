import { claimContract } from './contract/claim.contract.ts';
import { supportClaimsContract } from './contract/support-claims.contract.ts';
// Whoever has the calls has the codes they answer with.
import './errors.ts';

export const claimsContract = { ...claimContract, ...supportClaimsContract };

declare module '#platform/contract/contracts.ts' {
  interface Contracts {
    claims: typeof claimsContract;
  }
}
