import { readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** Types vanish before Node sees them; what is imported in a call is loaded only where it is wanted. */
const LOADS = /^(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'([^']+)'/gm;

/** The packages that a script loads at its start, by itself or through any module of ours. */
export function loadedPackages(script: string): string[] {
  const packages = new Set<string>();
  const seen = new Set<string>();
  const waiting = [script];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(LOADS)) {
      if (name.startsWith('.')) waiting.push(path.resolve(path.dirname(file), name));
      else if (name.startsWith('#')) waiting.push(path.join(ROOT, 'src', name.slice(1)));
      else if (!name.startsWith('node:')) packages.add(packageOf(name));
    }
  }
  return [...packages].sort();
}

function packageOf(name: string): string {
  return name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
}
