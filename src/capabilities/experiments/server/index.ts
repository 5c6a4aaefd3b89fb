export { experiments } from './manifest.ts';
export { isFlagOn } from './read-flag.ts';
export { keepVisitorId } from './read-viewer.ts';
export { resolveExperiments } from './resolve-experiments.ts';
