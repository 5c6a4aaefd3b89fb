import { letterContract } from './contract/letter.contract.ts';
import { teamContract } from './contract/team.contract.ts';
// Whoever has the calls has the codes and limits they answer with.
import '#capabilities/identity/errors.ts';
import '#capabilities/identity/rate-classes.ts';
import '#capabilities/storefronts/errors.ts';
import './errors.ts';

export const teamsContract = { ...teamContract, ...letterContract };

declare module '#platform/contract/contracts.ts' {
  interface Contracts {
    teams: typeof teamsContract;
  }
}

declare module '#base/live-kind.ts' {
  interface LiveKinds {
    /** Who works for a storefront, or is invited to. */
    team: true;
  }
}
