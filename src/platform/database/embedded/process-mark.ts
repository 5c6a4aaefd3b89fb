import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const hasProc = existsSync('/proc/self/stat');

/**
 * Tells a live process from a dead one and from a later process that got the same number: the mark is the moment
 * the process began. Undefined when there is no such process. A zombie counts as dead, because nobody may ever
 * collect it (containers whose first process does not reap).
 */
export function processMark(pid: number): string | undefined {
  if (hasProc) {
    const stat = readIfThere(`/proc/${pid}/stat`);
    // The command name stands in parentheses and may hold anything, so count fields from the last one.
    const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (!fields || fields[0] === 'Z' || fields[0] === 'X') return undefined;
    return fields[19];
  }
  const listed = spawnSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], {
    encoding: 'utf8',
  }).stdout?.trim();
  return listed && !listed.startsWith('Z') ? listed.replace(/^\S+\s+/, '') : undefined;
}

/** The command line of a live process, arguments separated by spaces. */
export function processCommand(pid: number): string | undefined {
  if (hasProc) return readIfThere(`/proc/${pid}/cmdline`)?.replaceAll('\0', ' ');
  return (
    spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() || undefined
  );
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
