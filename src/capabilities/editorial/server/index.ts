export { editorial } from './manifest.ts';
export { copyRealWeddings } from './world.store.ts';
