export { beginWorld, buildWorld, isWorldBegun, WORLD_SEED, type WorldProgress } from './build-world.ts';
export { type DemoPart, type DemoWorld, demoPartsOf, type Invariant } from './demo-part.ts';
export { inWorld } from './in-world.store.ts';
export { world } from './manifest.ts';
