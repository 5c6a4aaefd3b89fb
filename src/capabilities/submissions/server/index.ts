export { submissions } from './manifest.ts';
