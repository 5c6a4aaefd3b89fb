import { plansContract } from './contract/plans.contract.ts';
import { presenceContract } from './contract/presence.contract.ts';
import { printsContract } from './contract/prints.contract.ts';
import { rulesContract } from './contract/rules.contract.ts';
import { runsContract } from './contract/runs.contract.ts';
import { sheetsContract } from './contract/sheets.contract.ts';
import { versionsContract } from './contract/versions.contract.ts';

export const seatingContract = {
  ...plansContract,
  ...rulesContract,
  ...versionsContract,
  ...runsContract,
  ...presenceContract,
  ...printsContract,
  ...sheetsContract,
};

declare module '#platform/contract/contracts.ts' {
  interface Contracts {
    seating: typeof seatingContract;
  }
}

declare module '#base/live-kind.ts' {
  interface LiveKinds {
    seating: true;
    /** Somebody opened a seating plan, took a table in hand or left. */
    'seating-presence': true;
  }
}
