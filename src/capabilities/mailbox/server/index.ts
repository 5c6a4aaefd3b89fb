export { mailboxRoutes } from './routes.ts';
