import { accountContract } from './contract/account.contract.ts';
import { authContract } from './contract/auth.contract.ts';
import { passkeyContract } from './contract/passkey.contract.ts';
import { supportContract } from './contract/support.contract.ts';
import { vendorUserContract } from './contract/vendor-user.contract.ts';
// Whoever has the calls has the codes and limits they answer with.
import './errors.ts';
import './rate-classes.ts';

export const identityContract = {
  auth: authContract,
  account: accountContract,
  passkey: passkeyContract,
  support: supportContract,
  vendorUser: vendorUserContract,
};

declare module '#platform/contract/contracts.ts' {
  interface Contracts {
    identity: typeof identityContract;
  }
}
