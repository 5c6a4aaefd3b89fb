import { editorContract } from './contract/editor.contract.ts';
import { findingContract } from './contract/finding.contract.ts';
import { inboxContract } from './contract/inbox.contract.ts';
import { publishingContract } from './contract/publishing.contract.ts';
import { siteContract } from './contract/site.contract.ts';
import { supportContract } from './contract/support.contract.ts';

export const websitesContract = {
  ...editorContract,
  ...publishingContract,
  ...inboxContract,
  ...siteContract,
  ...findingContract,
  ...supportContract,
};

declare module '#base/live-kind.ts' {
  interface LiveKinds {
    /** Somebody of the couple changed the website, or a guest wrote on it. */
    website: true;
  }
}

declare module '#platform/contract/contracts.ts' {
  interface Contracts {
    websites: typeof websitesContract;
  }
}
