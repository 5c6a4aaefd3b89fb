export { beginWorld, buildWorld, isWorldBegun, WORLD_SEED, type WorldProgress } from './build-world.ts';
export { world } from './manifest.ts';
