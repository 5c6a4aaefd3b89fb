import { phoneContract } from './contract/phone.contract.ts';
import { planContract } from './contract/plan.contract.ts';
// Whoever has the calls has the codes and limits they answer with.
import './errors.ts';
import './rate-classes.ts';

export const dayOfContract = { ...planContract, ...phoneContract };

declare module '#base/live-kind.ts' {
  interface LiveKinds {
    /** The run sheet, a vendor’s time or a helper was changed, or something was said on a phone. */
    'day-of': true;
  }
}

declare module '#platform/contract/contracts.ts' {
  interface Contracts {
    dayOf: typeof dayOfContract;
  }
}
