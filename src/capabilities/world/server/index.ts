export { beginWorld, buildWorld, isWorldBegun, WORLD_SEED, type WorldProgress } from './build-world.ts';
export { worldRoutes } from './routes.ts';
