import { coupleWallContract } from './contract/couple-wall.contract.ts';
import { guestWallContract } from './contract/guest-wall.contract.ts';
// Whoever has the calls has the codes and limits they answer with.
import './errors.ts';
import './rate-classes.ts';

export const photoWallContract = { ...guestWallContract, ...coupleWallContract };

declare module '#base/live-kind.ts' {
  interface LiveKinds {
    /** A photo came, went or was reported, or the wall itself was changed. */
    'photo-wall': true;
  }
}

declare module '#platform/contract/contracts.ts' {
  interface Contracts {
    photoWall: typeof photoWallContract;
  }
}
