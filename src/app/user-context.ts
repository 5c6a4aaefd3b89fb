import type { InferContractRouterOutputs } from '@orpc/contract';
import type { Contract } from '#platform/contract/contracts.ts';

/** Who this browser is signed in as, as the call that every page makes answers it. */
export type UserContext = InferContractRouterOutputs<Contract>['navigation']['user'];
