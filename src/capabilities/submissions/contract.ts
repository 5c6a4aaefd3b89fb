import { consentContract } from './contract/consent.contract.ts';
import { creditsContract } from './contract/credits.contract.ts';
import { ownSubmissionsContract } from './contract/own-submissions.contract.ts';
import { supportSubmissionsContract } from './contract/support-submissions.contract.ts';

export const submissionsContract = {
  ...ownSubmissionsContract,
  ...consentContract,
  ...creditsContract,
  ...supportSubmissionsContract,
};

declare module '#platform/contract/contracts.ts' {
  interface Contracts {
    submissions: typeof submissionsContract;
  }
}
