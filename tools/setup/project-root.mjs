import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of package.json; every command works from here, wherever it was called. */
export const projectRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
