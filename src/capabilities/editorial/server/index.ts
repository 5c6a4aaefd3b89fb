export { editorial } from './manifest.ts';
export {
  creditRealWedding,
  publishRealWedding,
  removeRealWedding,
} from './publish/publish-real-wedding.ts';
