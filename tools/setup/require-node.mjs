import { SetupFailure } from './setup-failure.mjs';

const OLDEST = 20;

/** Only what starts us: everything else runs with the pinned Node from node_modules. */
export function requireNode() {
  if (Number.parseInt(process.versions.node, 10) >= OLDEST) return;
  throw new SetupFailure(`Ampersand needs Node ${OLDEST} or newer; this is ${process.version}.`);
}
