import { execFileSync } from 'node:child_process';
import { projectRoot } from '../setup/project-root.mjs';

const git = (...words) => execFileSync('git', words, { cwd: projectRoot, encoding: 'utf8' });

/** Files that differ from a commit, new ones included, and those that are gone. */
export function changedFiles(since) {
  const known = git('diff', '--name-only', since);
  const fresh = git('ls-files', '--others', '--exclude-standard');
  return [...new Set(`${known}${fresh}`.split('\n').filter(Boolean))];
}
