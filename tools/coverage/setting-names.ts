import { readFileSync } from 'node:fs';
import path from 'node:path';

const CONFIG = path.resolve(import.meta.dirname, '../../src/platform/config/config.ts');
const SETTING = /^ {2}([A-Z][A-Z0-9_]+): /gm;

/** Every environment variable the product reads. */
export const settingNames = [...readFileSync(CONFIG, 'utf8').matchAll(SETTING)].map(([, name = '']) => name);
