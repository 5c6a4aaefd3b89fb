export { beginWedding } from './begin-wedding.ts';
export { type EnteredWedding, enterWedding } from './enter-wedding.ts';
export { fillWedding } from './fill-wedding.ts';
export { findWeddingContexts } from './find-wedding-contexts.ts';
export { insertDemoWedding } from './insert-demo.ts';
export { weddings } from './manifest.ts';
export { type Membership, membershipOf } from './store.ts';
export { weddingTopic } from './wedding-topic.ts';
export { copyWeddings } from './world.store.ts';
