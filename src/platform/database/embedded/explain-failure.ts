import { SetupError } from '#platform/setup-error.ts';

/** Turns what the system or PostgreSQL said into one sentence a person can act on. */
export function explainFailure(task: string, folder: string, reason: unknown): SetupError {
  if (reason instanceof SetupError) return reason;
  const text = reason instanceof Error ? reason.message : String(reason);
  return new SetupError(sentence(task, folder, text), { cause: reason });
}

function sentence(task: string, folder: string, text: string): string {
  if (/ENOSPC|EDQUOT|No space left on device|quota exceeded/i.test(text)) {
    return `The disk is full: free some space for ${folder} and start again.`;
  }
  if (/EACCES|EPERM|EROFS|Permission denied|Read-only file system|wrong ownership/i.test(text)) {
    return `This user may not write in ${folder}: start as the user it belongs to, or set DATA_DIR to another folder.`;
  }
  if (/could not look up effective user ID/i.test(text)) {
    return 'PostgreSQL needs a user with a name: add the current user to /etc/passwd, or set DATABASE_URL.';
  }
  if (/could not map anonymous shared memory|could not create shared memory/i.test(text)) {
    return 'There is too little memory for the database: free about 300 MB, or set DATABASE_URL.';
  }
  if (/error while loading shared libraries|ENOENT|Exec format error/i.test(text)) {
    return `The bundled PostgreSQL does not run on this system (${lastLine(text)}): set DATABASE_URL to a PostgreSQL 15 or newer.`;
  }
  return `${task} failed (${lastLine(text)}).`;
}

function lastLine(text: string): string {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const telling = lines.filter((line) => /error|fatal|panic|could not/i.test(line));
  return (telling.at(-1) ?? lines.at(-1) ?? 'no reason given').replace(/\.$/, '');
}
