import type pg from 'pg';
import type { WorldPicture } from '#capabilities/storefronts/demo/world-pictures.ts';
import type { PlacePicker } from '#capabilities/storefronts/demo/world-places.ts';
import type { Capability } from '#platform/capability/define-capability.ts';
import type { FileStore } from '#platform/files/file-store.port.ts';
import type { DemoCouple } from '../demo/demo-couple.ts';

/** What a part of the demo world can be made from. Storefronts, their reviews and the couples are there already. */
export type DemoWorld = {
  seed: string;
  /** When the world was begun: everything is dated from there. */
  now: Date;
  couples: readonly DemoCouple[];
  places: PlacePicker;
  pictures: readonly WorldPicture[];
  /** For what people of the world have sent; written whether or not the world is finished. */
  files: FileStore;
  /** The accounts of the demo that are there to log in with. */
  coupleUserId: string | null;
  vendorUserId: string | null;
  plansUserId: string | null;
};

export type Invariant = {
  /** What must hold, as a sentence. */
  name: string;
  /** Counts what breaks it. */
  violations: string;
  /** Holds of a world as it was made, and not of one that people have lived in. */
  onlyWhenNew?: true;
};

/** What a capability has in the demo world. World lies below the others and cannot call them; they answer by this hook. */
export type DemoPart = {
  /** Writes its rows in the transaction that fills the world, after those it stands on. */
  fill(client: pg.ClientBase, world: DemoWorld): Promise<unknown>;
  /** Its tables that want fresh statistics afterwards. */
  tables: readonly string[];
  invariants?: readonly Invariant[];
};

declare module '#platform/capability/define-capability.ts' {
  interface CapabilityHooks {
    demo?: DemoPart;
  }
}

/** From the ground up: what somebody stands on is written before. */
export function demoPartsOf(capabilities: readonly Capability[]): DemoPart[] {
  return capabilities.flatMap(({ demo }) => demo ?? []);
}
