export { exportWeddings } from './export-weddings.ts';
export { findWeddingContexts } from './find-wedding-contexts.ts';
export { forgetUser } from './forget-user.ts';
export { insertDemoWedding } from './insert-demo.ts';
export { weddingsJobs } from './jobs.ts';
export { weddingsRoutes } from './routes.ts';
export { membershipOf } from './store.ts';
export { weddingTopic } from './wedding-topic.ts';
