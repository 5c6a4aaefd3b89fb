export { experimentsJobs } from './jobs.ts';
export { keepVisitorId } from './read-viewer.ts';
export { resolveExperiments } from './resolve-experiments.ts';
export { experimentsRoutes } from './routes.ts';
