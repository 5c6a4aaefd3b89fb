export { editorialRoutes } from './routes.ts';
export { copyRealWeddings } from './world.store.ts';
