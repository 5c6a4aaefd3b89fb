export { copyRealWeddings } from './world.store.ts';
